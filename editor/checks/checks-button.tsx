import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { WAY_ROOM } from '../app/shell/room.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { TOOLTIP } from '../ui/tooltip/watch-anchors.ts';

/** What is counted, the worst first. */
const SEVERITIES = [
  { severity: 'error', icon: CircleAlert },
  { severity: 'warning', icon: TriangleAlert },
] as const;

const Count = styled.span`
  display: inline-flex; align-items: center; gap: 4px; font-variant-numeric: tabular-nums;
  &[data-severity='error'] > svg { color: var(--danger-ink); }
  &[data-severity='warning'] > svg { color: var(--warning-ink); }
`;

/** Errors are told in words where the window has room for them: they keep the page from being published. */
const InWords = styled.span`@media (width < ${WAY_ROOM}px) { display: none; }`;
const InShort = styled.span`@media (width >= ${WAY_ROOM}px) { display: none; }`;

interface Props {
  readonly findings: readonly CheckFinding[];
  readonly onOpen: () => void;
}

/** How much is to be mended on the page; opens the list. */
export function ChecksButton({ findings, onOpen }: Props) {
  const { t, i18n } = useTranslation();
  const counts = SEVERITIES.map((one) => ({
    ...one,
    count: findings.filter(({ severity }) => severity === one.severity).length,
  })).filter(({ count }) => count > 0);
  if (counts.length === 0) return <IconButton icon={CircleCheck} label={t('checks.none')} onPress={onOpen} />;
  const words = counts.map(({ severity, count }) => t(`checks.${severity}`, { count }));
  const number = new Intl.NumberFormat(i18n.language);
  const errors = counts.find(({ severity }) => severity === 'error')?.count ?? 0;
  const tooltip = errors > 0 ? { [TOOLTIP]: t('checks.mendErrors', { count: errors }) } : {};
  return (
    <Button variant="quiet" aria-label={words.join(', ')} onPress={onOpen} {...tooltip}>
      {counts.map(({ severity, icon, count }) => (
        <Count key={severity} data-severity={severity}>
          <Icon of={icon} />
          {severity === 'error' ? (
            <>
              <InWords>{t('checks.error', { count })}</InWords>
              <InShort>{number.format(count)}</InShort>
            </>
          ) : (
            number.format(count)
          )}
        </Count>
      ))}
    </Button>
  );
}
