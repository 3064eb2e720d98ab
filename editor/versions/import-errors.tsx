import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import type { FileError } from './draft-file.ts';

/** More would not be read. */
const MAX_SHOWN = 50;

/** Why a file cannot be imported. */
export function ImportErrors({
  errors,
  onClose,
}: {
  readonly errors: readonly FileError[];
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('draftFile.refused')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('app.close')}</Button>}
    >
      <ul style={{ display: 'grid', gap: 6, margin: 0, paddingInlineStart: 18 }}>
        {errors.slice(0, MAX_SHOWN).map(({ rule, path }) => (
          <li key={`${path} ${rule}`}>
            {path !== '' && <code>{path} </code>}
            {t([`draftFile.errors.${rule}`, `problems.${rule}`, 'problems.other'])}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
