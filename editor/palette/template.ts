import type { Template } from '../document/edits.ts';
import { type EditorManifest, type ExampleNode, type ExampleOf, manifestOf } from '../workspace/manifests.ts';

/** An example of a schema as a stored node; ids are made where it is inserted. */
function storedNode({ type, props = {}, slots }: ExampleNode): Record<string, unknown> {
  const children = Object.entries(slots ?? {}).map(([slot, nodes]) => [slot, nodes.map(storedNode)]);
  return {
    id: 'new',
    type,
    v: manifestOf(type)?.version ?? 1,
    props,
    ...(children.length > 0 ? { slots: Object.fromEntries(children) } : {}),
  };
}

/** A component as one of its examples shows it. */
export const templateOf = ({ name }: EditorManifest, example: ExampleOf): Template => ({
  node: storedNode({ type: name, ...example }),
  texts: example.texts ?? {},
});
