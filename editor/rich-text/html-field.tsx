import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { Purified } from '../../src/runtime/html/purify.ts';
import { Code } from '../panel/panel.styles.ts';
import { TextField, type TextFieldProps } from '../ui/text-field/text-field.tsx';

/** HTML as it is written, with what visitors do not get of it. */
export function HtmlField({
  purify,
  help,
  ...rest
}: TextFieldProps & { readonly value: string; readonly purify: ((source: string) => Purified) | null }) {
  const { t } = useTranslation();
  const { refusal = null, removed = [] } = purify?.(useDeferredValue(rest.value)) ?? {};
  const said = refusal
    ? t(`problems.${refusal}`)
    : removed.length > 0
      ? t('richText.removed', { names: removed.join(', ') })
      : help;
  return (
    <Code>
      <TextField {...rest} isMultiline spellCheck="false" help={said} />
    </Code>
  );
}
