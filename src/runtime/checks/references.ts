import { DEFAULT_LAYOUT } from '../../api/wire/document-kinds.ts';
import { DOCUMENT_REFERENCES } from '../../api/wire/document-references.ts';
import { isRecord } from '../../api/wire/is-record.ts';
import { type CheckFinding, found } from './check-finding.ts';
import { type CheckedDocument, type CheckedNode, partOf, PROPERTIES, textOf } from './checked-document.ts';
import type { CheckedProperty } from '../document/manifest.ts';
import type { CheckedSite } from './checked-site.ts';

/** Something that a document refers to. */
export interface Reference {
  readonly nodeId: string | null;
  readonly path: string;
  readonly kind: string;
  readonly id: string;
}

type PropertyLocation = Pick<Reference, 'nodeId' | 'path'>;

const IN_LIBRARY = /^\/media\//;

function* referencesIn(
  schema: CheckedProperty,
  value: unknown,
  location: PropertyLocation,
): Generator<Reference> {
  const below = (name: string | number): PropertyLocation => ({
    ...location,
    path: `${location.path}/${name}`,
  });
  const kind = schema['x-reference'];
  if (kind && typeof value === 'string' && value !== '') yield { ...location, kind, id: value };
  if (schema['x-control'] === 'image') yield* pictureAt(below('src'), partOf(value, 'src'));
  if (schema.items && Array.isArray(value))
    for (const [at, entry] of value.entries()) yield* referencesIn(schema.items, entry, below(at));
  if (schema.properties && isRecord(value))
    for (const [name, part] of Object.entries(schema.properties))
      yield* referencesIn(part, value[name], below(name));
}

function* pictureAt(location: PropertyLocation, id: string): Generator<Reference> {
  // Pictures of other hosts are not the site's.
  if (IN_LIBRARY.test(id)) yield { ...location, kind: 'picture', id };
}

const canRefer = ({ items, properties, ...schema }: CheckedProperty): boolean =>
  schema['x-reference'] !== undefined ||
  schema['x-control'] === 'image' ||
  [items, ...Object.values(properties ?? {})].some((part) => part !== undefined && canRefer(part));

/** The properties of each component that refer to something. */
const REFERRING = new Map(
  [...PROPERTIES].map(([type, properties]) => [
    type,
    Object.entries(properties).filter(([, schema]) => canRefer(schema)),
  ]),
);

function* ofNode({ id: nodeId, type, props }: CheckedNode): Generator<Reference> {
  for (const [name, schema] of REFERRING.get(type) ?? [])
    yield* referencesIn(schema, props[name], { nodeId, path: `/props/${name}` });
}

function* ofMenu(items: unknown, path: string): Generator<Reference> {
  for (const [at, item] of (Array.isArray(items) ? items : []).entries()) {
    const pageId = partOf(item, 'pageId');
    const below = `${path}/${at}`;
    if (pageId !== '') yield { nodeId: null, path: `${below}/pageId`, kind: 'page', id: pageId };
    if (isRecord(item)) yield* ofMenu(item.menuItems, `${below}/menuItems`);
  }
}

function* ofBody({ kind, body }: CheckedDocument): Generator<Reference> {
  for (const [path, referred] of DOCUMENT_REFERENCES[kind] ?? []) {
    const names = path.split('/');
    const holder = names
      .slice(0, -1)
      .reduce<unknown>((value, name) => (isRecord(value) ? value[name] : {}), body);
    const id = partOf(holder, names.at(-1) ?? '');
    if (id === '' || (referred === 'layout' && id === DEFAULT_LAYOUT)) continue;
    if (referred === 'picture' && !IN_LIBRARY.test(id)) continue;
    yield { nodeId: null, path: `/${path}`, kind: referred, id };
  }
  if (kind === 'menu') yield* ofMenu(body.menuItems, '/menuItems');
  if (kind === 'layout')
    for (const [at, item] of (Array.isArray(body.layoutItems) ? body.layoutItems : []).entries()) {
      const id = partOf(item, 'sharedComponentId');
      // An item that became another kind keeps the id, which nothing shows.
      if (id !== '' && partOf(item, 'type') === 'component')
        yield { nodeId: null, path: `/layoutItems/${at}/sharedComponentId`, kind: 'sharedComponent', id };
    }
}

/** Everything that a document refers to by an id, or by the source of a picture. */
export const referencesOf = (document: CheckedDocument): Reference[] => [
  ...ofBody(document),
  ...document.nodes.flatMap((node) => [...ofNode(node)]),
];

/** References to what is not there, or not published, and buttons that lead nowhere. */
export function checkReferences(document: CheckedDocument, { known }: CheckedSite): CheckFinding[] {
  const wrong = referencesOf(document).flatMap(({ nodeId, path, kind, id }) => {
    const visibility = known.get(kind)?.get(id);
    if (!known.has(kind) || visibility === 'published') return [];
    return visibility === undefined
      ? [found('error', 'broken-reference', nodeId, path, { kind, id })]
      : [found('warning', 'unpublished-reference', nodeId, path, { kind, id })];
  });
  const dead = document.nodes.flatMap(({ id, type, props: { link, modal } }) =>
    type === 'Button' && !textOf(modal) && partOf(link, 'pageId') === '' && partOf(link, 'url') === ''
      ? [found('warning', 'no-target', id, '/props/link')]
      : [],
  );
  return [...wrong, ...dead];
}
