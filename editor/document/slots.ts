import { isRecord } from '../../src/api/wire/is-record.ts';
import type { ComponentManifest } from '../../src/runtime/document/manifest.ts';
import type { ListRef, OpenDocument } from './page-document.ts';
import { nodeOf, propsOf, typeOf } from './tree.ts';

type Slots = ReadonlyMap<string, Pick<ComponentManifest, 'slots'>>;

/** Ids of the items of a list property. */
export function itemIds(props: unknown, property: string): string[] {
  const items: unknown = isRecord(props) ? props[property] : undefined;
  return (Array.isArray(items) ? items : []).flatMap((item: unknown) =>
    isRecord(item) && typeof item.id === 'string' ? [item.id] : [],
  );
}

/** The lists of children that a node has or may have: those of its schema first, in the order of its items. */
export function listsOf(document: OpenDocument, id: string, manifests: Slots): Exclude<ListRef, null>[] {
  const node = nodeOf(document, id);
  const offered = Object.entries(manifests.get(typeOf(node))?.slots ?? {}).flatMap(([slot, { forEach }]) =>
    forEach === undefined ? [slot] : itemIds(propsOf(node), forEach).map((item) => `${slot}:${item}`),
  );
  return [...new Set([...offered, ...Object.keys(node.slots)])].map((slot) => ({ node: id, slot }));
}
