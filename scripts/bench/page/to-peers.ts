import type { PreparedTree } from '../../../src/runtime/document/prepare.ts';
import { rootAttributes } from '../../../src/runtime/render/root-attributes.ts';

/** A node as Puck stores it: slots are lists among the props. */
export interface PuckItem {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>> & { readonly id: string };
}

/** Puck separates the id of a slot's owner from its name by a colon, so a name can hold none. */
export const puckSlot = (name: string) => name.replace(':', '-');

const toPuckItem = (node: PreparedTree): PuckItem => ({
  type: node.type,
  props: {
    ...node.props,
    id: node.id,
    attributes: rootAttributes(node.id, node.props),
    ...Object.fromEntries(
      Object.entries(node.slots).map(([name, children]) => [puckSlot(name), children.map(toPuckItem)]),
    ),
  },
});

/** The page as Puck's data. */
export const toPuckData = (sections: readonly PreparedTree[]) => ({
  root: { props: {} },
  content: sections.map(toPuckItem),
});

export type PuckData = ReturnType<typeof toPuckData>;

/** The page as the JSON of Craft.js; every slot is a linked canvas, as its components name them. */
export function toCraftData(sections: readonly PreparedTree[]): string {
  const nodes: Record<string, object> = {};
  const add = (
    id: string,
    parent: string | null,
    name: string,
    more: { props?: object; nodes?: string[]; linkedNodes?: Record<string, string>; isCanvas?: boolean },
  ) => {
    nodes[id] = {
      type: { resolvedName: name },
      displayName: name,
      isCanvas: false,
      props: {},
      nodes: [],
      linkedNodes: {},
      custom: {},
      hidden: false,
      parent,
      ...more,
    };
  };
  const visit = (node: PreparedTree, parent: string) => {
    const slots = Object.entries(node.slots).map(
      ([name, children]) => [name, `${node.id}-${name}`, children] as const,
    );
    const attributes = rootAttributes(node.id, node.props);
    add(node.id, parent, node.type, {
      props: { ...node.props, attributes },
      linkedNodes: Object.fromEntries(slots.map(([name, id]) => [name, id])),
    });
    for (const [, id, children] of slots) {
      add(id, node.id, 'Slot', { isCanvas: true, nodes: children.map((child) => child.id) });
      for (const child of children) visit(child, id);
    }
  };
  add('ROOT', null, 'Slot', { isCanvas: true, nodes: sections.map(({ id }) => id) });
  for (const section of sections) visit(section, 'ROOT');
  return JSON.stringify(nodes);
}
