import { type Example, toDocumentNode } from '../../src/runtime/document/example-node.ts';

/** What of a component's schema is needed to write a node of it. */
export interface ComponentSchema {
  readonly 'x-version': number;
  readonly properties: Readonly<Record<string, { readonly default?: unknown }>>;
  readonly examples: readonly Example[];
}

/**
 * A document with one node of a component in which each of its properties has a value: that of the last example that
 * has one, else its default. Stored beside the component, it proves that pages of this version still open later.
 */
export function storedNode(
  name: string,
  { 'x-version': version, properties, examples }: ComponentSchema,
  versionOf: (type: string) => number,
) {
  const defaults = Object.entries(properties).flatMap(([key, property]) =>
    'default' in property ? [[key, property.default] as const] : [],
  );
  const props = Object.assign(Object.fromEntries(defaults), ...examples.map((example) => example.props));
  const slots = Object.assign({}, ...examples.map((example) => example.slots));
  const texts = Object.assign({}, ...examples.map((example) => example.texts));
  const node = toDocumentNode({ type: name, props, slots }, 'stored', (type) =>
    type === name ? version : versionOf(type),
  );
  return { format: 1, sections: [node], translations: { 'en-US': texts } };
}
