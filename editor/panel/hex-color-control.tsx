import { useTranslation } from 'react-i18next';
import { TextField } from '../ui/text-field/text-field.tsx';
import type { ControlProps } from './field-types.ts';
import { ColorInput } from './panel.styles.ts';

const HEX = /^#[0-9a-f]{6}$/i;

/** A colour by its hexadecimal value. */
export function HexColorControl({ schema, value, onChange, error }: ControlProps<string>) {
  const { t } = useTranslation();
  return (
    <ColorInput>
      <input
        type="color"
        aria-label={t('panel.pickColor', { name: schema.title })}
        data-empty={HEX.test(value) ? undefined : ''}
        value={HEX.test(value) ? value.toLowerCase() : '#ffffff'}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextField
        label={t('panel.ownColor', { name: schema.title })}
        hidesLabel
        spellCheck="false"
        placeholder={schema.default === '' ? t('panel.noColor') : String(schema.default ?? '')}
        value={value ?? ''}
        error={error && value && !HEX.test(value) ? t('problems.written.hexColor') : error}
        onChange={(text) => onChange(text.trim())}
      />
    </ColorInput>
  );
}
