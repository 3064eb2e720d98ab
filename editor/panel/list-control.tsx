import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide';
import { useTranslation } from 'react-i18next';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import type { ControlProps } from './field-types.ts';
import { Fieldset } from './panel.styles.ts';

/** An id for a list item that none of the others has. */
function itemId(items: readonly unknown[]): string {
  const taken = new Set(items.map((item) => (isRecord(item) ? item.id : undefined)));
  let count = items.length + 1;
  while (taken.has(`item-${count}`)) count += 1;
  return `item-${count}`;
}

/** The items of a list: add, change, reorder, remove. */
export function ListControl({
  id,
  path,
  schema,
  problems,
  value,
  onChange,
  FieldOf,
}: ControlProps<unknown[]>) {
  const { t } = useTranslation();
  const items = Array.isArray(value) ? value : [];
  const { items: part } = schema;
  if (!part) return null;
  const swap = (at: number, other: number) => onChange(items.with(at, items[other]).with(other, items[at]));
  const isObject = part.type === 'object';
  const hasId = Object.hasOwn(part.properties ?? {}, 'id');
  const fields = Object.entries(part.properties ?? {}).filter(([name]) => name !== 'id');
  return (
    <Fieldset>
      <legend>{t('panel.listOf', { name: schema.title, count: items.length })}</legend>
      {items.map((item, at) => (
        <Fieldset key={isRecord(item) ? String(item.id ?? at) : at}>
          <legend>{t('panel.item', { position: at + 1 })}</legend>
          {isObject ? (
            fields.map(([name, field]) => (
              <FieldOf key={name} id={id} path={[...path, at, name]} schema={field} problems={problems} />
            ))
          ) : (
            <FieldOf id={id} path={[...path, at]} schema={part} problems={problems} />
          )}
          <div style={{ display: 'flex', gap: 4 }}>
            <IconButton
              size="small"
              icon={ArrowUp}
              label={t('panel.itemUp')}
              isDisabled={at === 0}
              onPress={() => swap(at, at - 1)}
            />
            <IconButton
              size="small"
              icon={ArrowDown}
              label={t('panel.itemDown')}
              isDisabled={at === items.length - 1}
              onPress={() => swap(at, at + 1)}
            />
            <IconButton
              size="small"
              icon={Trash2}
              label={t('panel.itemRemove')}
              onPress={() => onChange(items.toSpliced(at, 1))}
            />
          </div>
        </Fieldset>
      ))}
      <Button
        size="small"
        icon={Plus}
        isDisabled={items.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY)}
        onPress={() =>
          onChange([
            ...items,
            isObject
              ? {
                  ...(hasId ? { id: itemId(items) } : {}),
                  ...(part.properties?.title ? { title: '' } : {}),
                  ...(part.properties?.label ? { label: '' } : {}),
                }
              : '',
          ])
        }
      >
        {t('panel.addItem')}
      </Button>
    </Fieldset>
  );
}
