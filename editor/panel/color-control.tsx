import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { colorValue, COLOR_TOKENS } from '../../src/runtime/theme/color-value.ts';
import { themeCss } from '../../src/runtime/theme/theme-css.ts';
import { TextField } from '../ui/text-field/text-field.tsx';
import { useSchemaText } from '../workspace/use-schema-text.ts';
import type { ControlProps } from './field-types.ts';
import { choiceName } from './choice-name.ts';
import { useFields } from './fields.ts';
import { Swatches } from './panel.styles.ts';

/** A colour of the theme, or any other by its hexadecimal value. */
export function ColorControl({ schema, value, onChange, error }: ControlProps<string>) {
  const { t } = useTranslation();
  const text = useSchemaText();
  const { site } = useFields();
  const name = useId();
  const scope = `c${name.replaceAll(/\W/g, '')}`;
  const css = useMemo(
    () => themeCss(site.settings.site.theme).replaceAll(':root', `.${scope}`),
    [site, scope],
  );
  const isOwn = value !== '' && !COLOR_TOKENS.includes(value);
  return (
    <>
      <style>{css}</style>
      <Swatches role="radiogroup" aria-label={schema.title}>
        {['', ...COLOR_TOKENS].map((token) => (
          <label key={token} title={token === '' ? t('panel.noColor') : text(choiceName(token))}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              checked={value === token}
              onChange={() => onChange(token)}
            />
            <span className={token === '' ? 'none' : scope}>
              {token !== '' && (
                <i
                  style={{
                    display: 'block',
                    width: '100%',
                    height: '100%',
                    borderRadius: '50%',
                    background: colorValue(token),
                  }}
                />
              )}
              <span className="visually-hidden">
                {token === '' ? t('panel.noColor') : text(choiceName(token))}
              </span>
            </span>
          </label>
        ))}
      </Swatches>
      <TextField
        label={t('panel.ownColor', { name: schema.title })}
        hidesLabel
        placeholder="#1a2b3c"
        value={isOwn ? value : ''}
        error={error}
        onChange={(text) => onChange(text)}
      />
    </>
  );
}
