import { useTranslation } from 'react-i18next';
import { isAboutValue, problemText } from '../panel/problem-text.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { useSchemaText } from '../workspace/use-schema-text.ts';
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
  const { t, i18n } = useTranslation();
  const schemaText = useSchemaText();
  const textOf = ({ rule, params }: FileError) => {
    const own = `draftFile.errors.${rule}`;
    if (rule === 'no-draft' || i18n.exists(own)) return t(own);
    return isAboutValue(rule)
      ? problemText(t, schemaText, undefined, { rule, params })
      : t([`findings.${rule}`, 'problems.other'], params);
  };
  return (
    <Dialog
      title={t('draftFile.refused')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={<Button onPress={onClose}>{t('app.close')}</Button>}
    >
      <ul style={{ display: 'grid', gap: 6, margin: 0, paddingInlineStart: 18 }}>
        {errors.slice(0, MAX_SHOWN).map((error) => (
          <li key={`${error.path} ${error.rule}`}>
            {error.path !== '' && <code>{error.path} </code>}
            {textOf(error)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
