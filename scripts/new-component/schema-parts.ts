import type { ComponentNames } from './component-names.ts';

/** Contents of files by their path: below the component's folder, or by their path from the root of the project. */
export interface Contents {
  readonly schema: object;
  /** By the end of their name, such as `.tsx` and `.styles.ts`. */
  readonly own: Readonly<Record<string, string>>;
  readonly elsewhere?: Readonly<Record<string, string>>;
}

/** Sentence in place of the component's description; its author writes another. */
export const DESCRIPTION = 'One sentence for operators: what it is for.';

interface SchemaParts {
  /** When its island starts, of a component that has one. */
  readonly hydrate?: 'intent';
  /** What each key does. */
  readonly keyboard?: readonly { readonly keys: string; readonly does: string }[];
  readonly slots?: object;
  readonly properties: object;
  readonly examples: readonly object[];
}

/** The schema of a component: its properties are what an editor shows, its examples the stories and the cases of tests. */
export const schemaOf = (
  { name, title }: ComponentNames,
  { hydrate, keyboard = [], slots, properties, examples }: SchemaParts,
) => ({
  $schema: '../meta/component.schema.json',
  $id: `https://forecourt.dev/schemas/components/${name}`,
  title,
  description: DESCRIPTION,
  'x-version': 1,
  'x-category': 'content',
  'x-icon': 'star',
  'x-docs': {
    use: ['Where it helps a visitor.'],
    avoid: ['Where another component fits better: name it.'],
    keyboard,
    withoutScripts: 'Served complete: it looks and works the same.',
    related: ['Paragraph'],
  },
  ...(hydrate ? { 'x-hydrate': hydrate } : {}),
  ...(slots ? { 'x-slots': slots } : {}),
  type: 'object',
  additionalProperties: false,
  properties,
  examples,
});

/** A property whose text is written in each language. */
export const textProperty = (title: string, description: string) => ({
  $ref: 'formats.schema.json#/$defs/textKey',
  title,
  description,
  default: '',
  'x-group': 'content',
  'x-control': 'text',
  'x-localized': true,
});

/** Level of a component's heading in the page's outline. */
export const HEADING_LEVEL = {
  type: 'integer',
  enum: [2, 3, 4, 5, 6],
  title: 'Heading level',
  description: "Level of the heading in the page's outline.",
  default: 2,
  'x-group': 'advanced',
  'x-control': 'choice',
};
