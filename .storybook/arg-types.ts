import type { ArgTypes } from '@storybook/react-vite';
import { ICONS } from '../src/ui/icon/icon-set.ts';
import type { ComponentManifest, PropertySchema } from './args.ts';

/** The words that a pattern such as `^$|^(paper|ink)$|…` allows; a text that may be empty begins with ''. */
function allowedWords(pattern: string): readonly string[] {
  const words = /\^\((\w+(?:\|\w+)+)\)\$/.exec(pattern)?.[1]?.split('|') ?? [];
  return words.length > 0 && pattern.startsWith('^$') ? ['', ...words] : words;
}

type Control = Pick<ArgTypes[string], 'control' | 'options'>;

function numberControl({ minimum, maximum, type }: PropertySchema): Control {
  const limits = { min: minimum, max: maximum, step: type === 'integer' ? 1 : undefined };
  const isRange = minimum !== undefined && maximum !== undefined;
  return { control: { type: isRange ? 'range' : 'number', ...limits } };
}

/** The control that fits a property. */
function controlFor(property: PropertySchema): Control {
  if (property.enum) return { control: { type: 'select' }, options: property.enum };
  if (property['x-control'] === 'color')
    return { control: { type: 'select' }, options: allowedWords(property.pattern ?? '') };
  if (property['x-control'] === 'icon')
    return { control: { type: 'select' }, options: ['', ...ICONS.keys()] };
  switch (property.type) {
    case 'boolean':
      return { control: { type: 'boolean' } };
    case 'integer':
    case 'number':
      return numberControl(property);
    case 'string':
      return { control: { type: 'text' } };
    default:
      return { control: { type: 'object' } };
  }
}

function typeSummary(property: PropertySchema): string {
  if (property.enum) return property.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (property['x-localized']) return 'text in each language';
  return property['x-control'] ?? property.type ?? 'any';
}

/** Controls and reference table of a component, from its schema. */
export const argTypesOf = ({ properties, required }: ComponentManifest): ArgTypes =>
  Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      {
        name,
        description: `**${property.title}.** ${property.description}`,
        type: { name: 'other', value: property.type ?? '', required: required.includes(name) },
        table: {
          category: property['x-group'] ?? 'content',
          type: { summary: typeSummary(property) },
          ...(property.default === undefined
            ? {}
            : { defaultValue: { summary: JSON.stringify(property.default) } }),
        },
        ...controlFor(property),
      },
    ]),
  );
