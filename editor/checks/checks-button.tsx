import { CircleAlert, CircleCheck } from 'lucide';
import { useTranslation } from 'react-i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { Button } from '../ui/button/button.tsx';

/** How much is to be mended on the page; opens the list. */
export function ChecksButton({
  findings,
  onOpen,
}: {
  readonly findings: readonly CheckFinding[];
  readonly onOpen: () => void;
}) {
  const { t } = useTranslation();
  const countOf = (severity: CheckFinding['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  const [errors, warnings] = [countOf('error'), countOf('warning')];
  const words = [
    ...(errors > 0 ? [t('checks.error', { count: errors })] : []),
    ...(warnings > 0 ? [t('checks.warning', { count: warnings })] : []),
  ];
  return (
    <Button variant="quiet" icon={words.length > 0 ? CircleAlert : CircleCheck} onPress={onOpen}>
      {words.length > 0 ? words.join(', ') : t('checks.none')}
    </Button>
  );
}
