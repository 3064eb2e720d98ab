import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { Template } from '../document/edits.ts';
import type { EditorManifest, ExampleNode, ExampleOf } from '../workspace/schemas.ts';

const EXAMPLE_FILE = /^\/media\//;

/** A value of an example without its files: those belong to the demo's companies, other sites do not have them. */
function withoutFiles(value: unknown): unknown {
  if (typeof value === 'string') return EXAMPLE_FILE.test(value) ? '' : value;
  if (Array.isArray(value)) return value.map(withoutFiles);
  if (typeof value !== 'object' || value === null) return value;
  const isPicture = 'src' in value && 'alt' in value && withoutFiles(value.src) !== value.src;
  return Object.fromEntries(
    // The description of a picture goes with it.
    Object.entries(value).map(([key, inner]) => [key, isPicture && key === 'alt' ? '' : withoutFiles(inner)]),
  );
}

/** All strings in a value, but for the names of properties. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** An example of a schema as a stored node; ids are made where it is inserted. */
function storedNode({ type, props = {}, slots }: ExampleNode): Record<string, unknown> {
  const children = Object.entries(slots ?? {}).map(([slot, nodes]) => [slot, nodes.map(storedNode)]);
  return {
    id: 'new',
    type,
    v: MANIFESTS.get(type)?.version ?? 1,
    props: withoutFiles(props),
    ...(children.length > 0 ? { slots: Object.fromEntries(children) } : {}),
  };
}

/**
 * A component as one of its examples shows it, with the texts that it uses.
 * @param translated texts of examples in the language of the page, by their English text
 */
export function templateOf(
  { name }: EditorManifest,
  example: ExampleOf,
  translated: Readonly<Record<string, string>> | null = null,
): Template {
  const node = storedNode({ type: name, ...example });
  const used = new Set(stringsIn(node));
  const texts = Object.entries(example.texts ?? {})
    .filter(([key]) => used.has(key))
    .map(([key, text]) => [key, translated?.[text] ?? text] as const);
  return { node, texts: Object.fromEntries(texts) };
}
