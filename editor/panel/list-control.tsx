import { ArrowDown, ArrowUp, ChevronRight, Plus, Trash2 } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRecord } from '../../src/api/wire/is-record.ts';
import type { JsonPath } from '../document/json-path.ts';
import { textOfHtml } from '../../src/runtime/html/text-of-html.ts';
import { shorten } from '../document/shorten.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import type { PropertySchema } from '../workspace/schemas.ts';
import { type SchemaText, useSchemaText } from '../workspace/use-schema-text.ts';
import { choiceNames } from './choice-name.ts';
import type { ControlProps } from './field-types.ts';
import { isShown } from './field-values.ts';
import { type Fields, useFields } from './fields.ts';
import { newItem } from './new-item.ts';
import { Fieldset, Item } from './panel.styles.ts';
import { useFold } from './use-revealed.ts';

/** Lists of more items show their names alone until one is opened. */
const MOST_OPEN = 3;
const LONGEST_NAME = 40;

/** What tells an item from the others: its name, the first text that visitors read, else its first value; '' without one. */
function nameOf(
  { target, language, nameOfItem }: Fields,
  path: JsonPath,
  item: PropertySchema,
  text: SchemaText,
): string {
  const known = nameOfItem?.(path, target.read(path)) ?? '';
  const parts = Object.entries(item.properties ?? {}).filter(([name]) => name !== 'id');
  const texts = parts.map(([name, part]) =>
    part['x-localized'] ? textOfHtml(target.shownText([...path, name], language)) : '',
  );
  const values = parts.map(([name, part]) => {
    const value = target.read([...path, name]) ?? '';
    const choice = part.enum?.findIndex((one) => one === value) ?? -1;
    if (choice >= 0) return text(choiceNames(part)[choice] ?? '');
    return part.type === 'string' && !part['x-localized'] ? String(value) : '';
  });
  return shorten([known, ...texts, ...values].find((one) => one !== '') ?? '', LONGEST_NAME);
}

/** An item that can be folded; unfolded when a field in it is asked for. */
function ListItem({
  path,
  name,
  startsOpen,
  children,
}: {
  readonly path: JsonPath;
  readonly name: string;
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}) {
  const [isOpen, setIsOpen] = useFold(startsOpen, [path]);
  return (
    <Item open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <Icon of={ChevronRight} size={14} />
        <span>{name}</span>
      </summary>
      {isOpen && children}
    </Item>
  );
}

/** The items of a list: add, change, reorder, remove. */
export function ListControl({
  path,
  schema,
  value,
  onChange,
  help,
  error,
  FieldOf,
}: ControlProps<unknown[]>) {
  const { t } = useTranslation();
  const fields = useFields();
  const text = useSchemaText();
  const [countAtFirst] = useState(Array.isArray(value) ? value.length : 0);
  const items = Array.isArray(value) ? value : [];
  const { items: part } = schema;
  if (!part) return null;
  const swap = (at: number, other: number) => onChange(items.with(at, items[other]).with(other, items[at]));
  const parts = Object.entries(part.properties ?? {}).filter(([name]) => name !== 'id');
  return (
    <Fieldset>
      <legend>{t('panel.listOf', { name: schema.title, count: items.length })}</legend>
      {help && <span className="help">{help}</span>}
      {items.map((item, at) => (
        <ListItem
          key={isRecord(item) ? String(item.id ?? at) : at}
          path={[...path, at]}
          name={t('panel.item', { position: at + 1, name: nameOf(fields, [...path, at], part, text) })}
          startsOpen={countAtFirst <= MOST_OPEN || at >= countAtFirst}
        >
          {part.type === 'object' ? (
            parts
              .filter(([, field]) => isShown(fields.target, field, part.properties ?? {}, [...path, at]))
              .map(([name, field]) => <FieldOf key={name} path={[...path, at, name]} schema={field} />)
          ) : (
            <FieldOf path={[...path, at]} schema={{ ...part, title: part.title ?? schema.title }} />
          )}
          <div className="tools">
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
        </ListItem>
      ))}
      {error && <span className="error">{error}</span>}
      <Button
        size="small"
        icon={Plus}
        isDisabled={items.length >= (schema.maxItems ?? Number.POSITIVE_INFINITY)}
        onPress={() => onChange([...items, newItem(items, part)])}
      >
        {t('panel.addItem')}
      </Button>
    </Fieldset>
  );
}
