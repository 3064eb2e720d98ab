import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { type Purifier, useLoadedPurify } from '../canvas/purifier.ts';
import { Code } from '../panel/panel.styles.ts';
import { TextField, type TextFieldProps } from '../ui/text-field/text-field.tsx';

/** HTML as it is written, with what visitors do not get of it. */
export function HtmlField({
  purifier,
  isFramed,
  help,
  ...rest
}: TextFieldProps & {
  readonly value: string;
  readonly purifier: Purifier;
  /** It is shown in a frame of its own, where nothing of it is left out. */
  readonly isFramed: boolean;
}) {
  const { t } = useTranslation();
  const purify = useLoadedPurify(purifier);
  const source = useDeferredValue(rest.value);
  const { refusal = null, removed = [] } = (!isFramed && purify?.(source)) || {};
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
