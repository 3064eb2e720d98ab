/** A node as the examples of component schemas write it: ids and versions may be left out. */
export interface ExampleNode {
  readonly type: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly slots?: Readonly<Record<string, readonly ExampleNode[]>>;
}

/** An example of a component: a preset of the palette, a story, a case of the tests. */
export interface Example {
  readonly name: string;
  readonly title: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots?: ExampleNode['slots'];
  /** In English, by key. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** A node as documents store it. */
export interface DocumentNode {
  readonly id: string;
  readonly type: string;
  readonly v: number;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots: Readonly<Record<string, readonly DocumentNode[]>>;
}

/** Gives nodes of an example the ids and versions that documents carry. */
export function toDocumentNode(
  { type, props = {}, slots = {} }: ExampleNode,
  id: string,
  versionOf: (type: string) => number,
): DocumentNode {
  const filled = Object.entries(slots).map(([slot, children]) => [
    slot,
    children.map((child, position) =>
      toDocumentNode(child, `${id}-${slot.replace(/\W/g, '-')}-${position}`, versionOf),
    ),
  ]);
  return { id, type, v: versionOf(type), props, slots: Object.fromEntries(filled) };
}
