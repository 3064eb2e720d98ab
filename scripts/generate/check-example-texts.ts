import type { ExampleNode } from '../../src/runtime/document/example-node.ts';
import type { ComponentSchema } from './schemas.ts';
import { textsIn } from './texts-in.ts';

type Components = ReadonlyMap<string, ComponentSchema>;

/** The keys of texts that a node of an example and those in its slots name, with the path of each. */
function* keysOf(
  { type, props = {}, slots = {} }: ExampleNode,
  components: Components,
  path: string,
): Generator<[path: string, key: string]> {
  const schema = components.get(type);
  if (schema) yield* textsIn(schema, props, (part) => part['x-localized'] === true, path);
  for (const [slot, nodes] of Object.entries(slots))
    for (const [position, node] of nodes.entries())
      yield* keysOf(node, components, `${path}/slots/${slot}/${position}/props`);
}

/** Keys of texts that examples of a component name and do not have. */
export function exampleTextProblems(name: string, components: Components): string[] {
  return (components.get(name)?.examples ?? []).flatMap(({ name: example, texts = {}, ...node }) => {
    const had = Object.keys(texts).map((key) => `"${key}"`);
    return [...keysOf({ ...node, type: name }, components, '')].flatMap(([path, key]) =>
      key === '' || Object.hasOwn(texts, key)
        ? []
        : [
            `example "${example}"${path} names the text "${key}", which is not in the example's "texts" (${had.join(', ') || 'it has none'})`,
          ],
    );
  });
}
