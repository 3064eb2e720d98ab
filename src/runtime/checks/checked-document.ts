import type { DocumentBody } from '../../api/wire/document-body.ts';
import type { DocumentKind } from '../../api/wire/document-kinds.ts';
import { isRecord } from '../../api/wire/is-record.ts';
import { type CheckedProperty, MANIFESTS } from '../document/manifest.ts';
import { type RawNode, readNodes } from '../document/read-nodes.ts';
import type { Translations } from '../text/resolve-text.ts';

/** A node of a checked document. */
export interface CheckedNode {
  readonly id: string;
  readonly type: string;
  /** As stored, with the defaults of the component's schema. */
  readonly props: DocumentBody;
  readonly parent: CheckedNode | null;
  /** Children by slot, in their order. */
  readonly slots: Readonly<Record<string, readonly CheckedNode[]>>;
}

/** A document as the checks read it. */
export interface CheckedDocument {
  readonly kind: DocumentKind;
  readonly id: string;
  readonly body: DocumentBody;
  readonly sections: readonly CheckedNode[];
  /** All nodes in the order of the page, parents first. */
  readonly nodes: readonly CheckedNode[];
  readonly translations: Translations;
}

/** The properties of each component, by its type. */
export const PROPERTIES: ReadonlyMap<string, Readonly<Record<string, CheckedProperty>>> = new Map(
  [...MANIFESTS].map(([type, { properties }]) => [type, properties]),
);

/** Components that are a whole screen: they bring the main heading, and search engines do not get their pages. */
export const isScreen = (type: string): boolean => MANIFESTS.get(type)?.category === 'screen';

const DEFAULTS: ReadonlyMap<string, DocumentBody> = new Map(
  [...PROPERTIES].map(([type, properties]) => [
    type,
    Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, schema.default])),
  ]),
);

/** A stored body as the checks read it; call after the limits of builder documents were checked. */
export function readCheckedDocument(kind: DocumentKind, id: string, body: DocumentBody): CheckedDocument {
  const nodes: CheckedNode[] = [];
  const open = (raw: RawNode, parent: CheckedNode | null): CheckedNode => {
    const slots: Record<string, readonly CheckedNode[]> = {};
    const props = { ...DEFAULTS.get(raw.type), ...raw.props };
    const node: CheckedNode = { id: raw.id, type: raw.type, props, parent, slots };
    nodes.push(node);
    for (const [slot, children] of Object.entries(raw.slots))
      slots[slot] = children.map((child) => open(child, node));
    return node;
  };
  const builder = isRecord(body.builder) ? body.builder : {};
  // What is not a node is refused when the document is published.
  const sections = readNodes(builder.sections, () => undefined).map((raw) => open(raw, null));
  const translations = isRecord(builder.translations) ? (builder.translations as Translations) : {};
  return { kind, id, body, sections, nodes, translations };
}

/** A text property; '' for anything else. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A property of an object property, such as `src` of a picture; '' where there is none. */
export const partOf = (value: unknown, name: string): string => (isRecord(value) ? textOf(value[name]) : '');
