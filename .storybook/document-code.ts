import type { DocumentNode, Example, ExampleNode } from '../src/runtime/document/example-node.ts';
import { type Args, type ComponentManifest, documentOf, MANIFEST } from './args.ts';

/** A node as code shows it: without what is the same by default. */
interface ShownNode extends Omit<DocumentNode, 'slots'> {
  readonly slots?: Readonly<Record<string, readonly ShownNode[]>>;
}

const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

/** Properties that differ from their defaults: the others need not be stored. */
function chosenProps({ properties }: ComponentManifest, props: Args): Args {
  const isDefault = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(properties[name]?.default);
  return Object.fromEntries(Object.entries(props).filter((entry) => !isDefault(entry)));
}

function toNode({ type, props = {}, slots = {} }: ExampleNode, id: string): ShownNode {
  const component = MANIFEST[type as keyof typeof MANIFEST];
  // Numbered through all slots: a page has each id once.
  let count = 0;
  const numbered = (node: ExampleNode) => {
    count += 1;
    return toNode(node, `${id}-${kebab(node.type)}-${count}`);
  };
  const filled = Object.entries(slots).map(([slot, nodes]) => [slot, nodes.map(numbered)]);
  return {
    id,
    type,
    v: component.version,
    props: chosenProps(component, props),
    ...(filled.length > 0 ? { slots: Object.fromEntries(filled) } : {}),
  };
}

/** The node of edited arguments, with the texts that it names. */
function nodeOf(component: ComponentManifest, example: Example, args: Args) {
  const { props, texts } = documentOf(component, args);
  const { name: type } = component;
  const node = toNode({ type, props, ...(example.slots ? { slots: example.slots } : {}) }, kebab(type));
  const inSlots = JSON.stringify(node.slots ?? {});
  // Slots keep the keys of the example, whose other texts were edited.
  const kept = Object.entries(example.texts ?? {}).filter(([key]) => inSlots.includes(JSON.stringify(key)));
  return { node, texts: { ...Object.fromEntries(kept), ...texts } };
}

/** The component as a page document holds it: a section, and its texts by language. */
export function documentCode(component: ComponentManifest, example: Example, args: Args): string {
  const { node, texts } = nodeOf(component, example, args);
  return JSON.stringify({ sections: [node], translations: { 'en-US': texts } }, null, 2);
}

const NAME = /^[A-Za-z_]\w*$/;

/** A value as TypeScript: names without quotes, texts in single ones. */
function literal(value: unknown, indent: string): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((item) => literal(item, inner))
    : Object.entries(value).map(
        ([name, item]) => `${NAME.test(name) ? name : literal(name, '')}: ${literal(item, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const line = `${open}${parts.join(', ')}${close}`;
  if (parts.length === 0) return open.trim() + close.trim();
  if (line.length + indent.length < 90) return line;
  return `${open.trim()}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close.trim()}`;
}

function call({ id, type, props, slots = {} }: ShownNode, indent: string): string {
  const inner = `${indent}  `;
  const filled = Object.entries(slots).map(([slot, nodes]) => {
    const calls = nodes.map((node) => `${inner}  ${call(node, `${inner}  `)},\n`).join('');
    return `${inner}${NAME.test(slot) ? slot : literal(slot, '')}: [\n${calls}${inner}],\n`;
  });
  const last = filled.length > 0 ? `, {\n${filled.join('')}${indent}}` : '';
  return `node(${literal(id, '')}, ${literal(type, '')}, ${literal(props, indent)}${last})`;
}

/** The `node(…)` call that composes the component in code, as server/new-site does. */
export function nodeCode(component: ComponentManifest, example: Example, args: Args): string {
  const { node, texts } = nodeOf(component, example, args);
  const words = Object.keys(texts).length > 0 ? `\n\nconst texts = ${literal(texts, '')};` : '';
  return `${call(node, '')};${words}`;
}
