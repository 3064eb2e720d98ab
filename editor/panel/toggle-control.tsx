import { useTranslation } from 'react-i18next';
import { Select } from '../ui/select/select.tsx';
import { Switch } from '../ui/switch/switch.tsx';
import { Labelled } from './panel.styles.ts';
import type { ControlProps } from './field-types.ts';
import { ResetButton } from './reset-button.tsx';

/** What is on or off; where it may also be left open, one of the three. */
export function ToggleControl({ path, schema, value, onChange, help, error }: ControlProps<boolean | null>) {
  const { t } = useTranslation();
  if (schema['x-nullable'])
    return (
      <Select
        label={schema.title}
        {...(help && { help })}
        options={['open', 'true', 'false'].map((one) => ({ value: one, label: t(`panel.toggle.${one}`) }))}
        value={typeof value === 'boolean' ? String(value) : 'open'}
        onChange={(chosen) => onChange(chosen === 'open' ? undefined : chosen === 'true')}
      />
    );
  return (
    <Labelled>
      <span className="label">
        <Switch isSelected={value === true} onChange={onChange}>
          {schema.title}
        </Switch>
        <ResetButton path={path} schema={schema} />
      </span>
      {help && <span className="help">{help}</span>}
      {error && <span className="error">{error}</span>}
    </Labelled>
  );
}
