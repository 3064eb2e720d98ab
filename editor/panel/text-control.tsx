import { useTranslation } from 'react-i18next';
import { TextField } from '../ui/text-field/text-field.tsx';
import { useDocument, useWorkspace } from '../workspace/workspace.ts';
import type { FieldProps } from './field-types.ts';
import { inheritedText, textIn } from './field-values.ts';

/** Texts longer than this get several lines. */
const LINE = 120;

/** A text in the language that the canvas shows. */
export function TextControl({ id, path, schema }: FieldProps) {
  const { t } = useTranslation();
  const { edits, language } = useWorkspace();
  const document = useDocument();
  const text = textIn(document, id, path, language);
  const inherited = text === '' ? inheritedText(document, id, path, language) : '';
  return (
    <TextField
      label={schema.title}
      value={text}
      lang={language}
      isMultiline={schema['x-control'] === 'richtext' || (schema.maxLength ?? 0) > LINE}
      {...(schema.maxLength ? { maxLength: schema.maxLength } : {})}
      placeholder={inherited}
      help={inherited === '' ? undefined : t('panel.missingText', { language })}
      onChange={(next) => edits.setText(id, path, language, next)}
    />
  );
}
