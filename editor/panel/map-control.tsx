import { Plus, Trash2 } from 'lucide';
import { useTranslation } from 'react-i18next';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { TextField } from '../ui/text-field/text-field.tsx';
import type { ControlProps } from './field-types.ts';
import { Fieldset, MapRow } from './panel.styles.ts';

/** Texts by names that the operator gives. */
export function MapControl({ schema, value, onChange, error, help }: ControlProps<unknown>) {
  const { t } = useTranslation();
  const entries = Object.entries(isRecord(value) ? value : {});
  const store = (changed: readonly (readonly [string, unknown])[]) =>
    onChange(changed.length === 0 ? undefined : Object.fromEntries(changed));
  return (
    <Fieldset>
      <legend>{schema.title}</legend>
      {help && <span className="help">{help}</span>}
      {entries.map(([name, text], at) => (
        <MapRow key={at}>
          <TextField
            label={t('panel.entryName')}
            hidesLabel
            placeholder={t('panel.entryName')}
            spellCheck="false"
            value={name}
            onChange={(next) => {
              if (!entries.some(([other]) => other === next)) store(entries.with(at, [next, text]));
            }}
          />
          <TextField
            label={t('panel.entryValue', { name })}
            hidesLabel
            placeholder={t('panel.entryText')}
            value={typeof text === 'string' ? text : ''}
            onChange={(next) => store(entries.with(at, [name, next]))}
          />
          <IconButton
            size="small"
            icon={Trash2}
            label={t('panel.itemRemove')}
            onPress={() => store(entries.toSpliced(at, 1))}
          />
        </MapRow>
      ))}
      {error && <span className="error">{error}</span>}
      <Button
        size="small"
        icon={Plus}
        isDisabled={entries.some(([name]) => name === '')}
        onPress={() => store([...entries, ['', '']])}
      >
        {t('panel.addItem')}
      </Button>
    </Fieldset>
  );
}
