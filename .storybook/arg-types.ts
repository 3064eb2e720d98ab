import type { ArgTypes } from '@storybook/react-vite';
import { ICONS } from '../src/ui/icon/icon-set.ts';
import { altOf, type ComponentManifest, picturesOf, type PropertySchema } from './args.ts';
import { MEDIA } from './storybook-page.ts';

/** The words that a pattern such as `^$|^(paper|ink)$|…` allows; a text that may be empty begins with ''. */
function allowedWords(pattern: string): readonly string[] {
  const words = /\^\((\w+(?:\|\w+)+)\)\$/.exec(pattern)?.[1]?.split('|') ?? [];
  return words.length > 0 && pattern.startsWith('^$') ? ['', ...words] : words;
}

type Control = Pick<ArgTypes[string], 'control' | 'options'> & { readonly isPicture?: true };

function numberControl({ minimum, maximum, type }: PropertySchema): Control {
  const limits = { min: minimum, max: maximum, step: type === 'integer' ? 1 : undefined };
  const isRange = minimum !== undefined && maximum !== undefined;
  return { control: { type: isRange ? 'range' : 'number', ...limits } };
}

const files = Object.keys(MEDIA).sort();

/** The pictures of the demo, by company; the panel of pictures shows what they look like. */
const PICTURES = {
  isPicture: true as const,
  control: {
    type: 'select' as const,
    labels: { '': 'none', ...Object.fromEntries(files.map((file) => [file, file.replace('/media/', '')])) },
  },
  options: ['', ...files],
};

/** The control that fits a property. */
function controlFor(property: PropertySchema): Control {
  if (property.enum) return { control: { type: 'select' }, options: property.enum };
  if (property['x-control'] === 'color')
    return { control: { type: 'select' }, options: allowedWords(property.pattern ?? '') };
  if (property['x-control'] === 'icon')
    return { control: { type: 'select' }, options: ['', ...ICONS.keys()] };
  if (property['x-control'] === 'image') return PICTURES;
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

const argTypeOf = (name: string, property: PropertySchema, isRequired: boolean): ArgTypes[string] => ({
  name,
  description: `**${property.title}.** ${property.description}`,
  type: { name: 'other', value: property.type ?? '', required: isRequired },
  table: {
    category: property['x-group'] ?? 'content',
    type: { summary: typeSummary(property) },
    ...(property.default === undefined
      ? {}
      : { defaultValue: { summary: JSON.stringify(property.default) } }),
  },
  ...controlFor(property),
});

/** Controls and reference table of a component, from its schema. */
export function argTypesOf(component: ComponentManifest): ArgTypes {
  const pictures = picturesOf(component);
  return Object.fromEntries(
    Object.entries(component.properties).flatMap(([name, property]) => {
      const own = [name, argTypeOf(name, property, component.required.includes(name))] as const;
      const alt = property.properties?.alt;
      return pictures.includes(name) && alt
        ? [
            own,
            [altOf(name), argTypeOf(altOf(name), { 'x-group': property['x-group'], ...alt }, false)] as const,
          ]
        : [own];
    }),
  );
}
