import { and, eq, inArray } from 'drizzle-orm';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { SYSTEM_ROUTES } from '../../src/domain/system-routes.ts';
import { readCheckedDocument } from '../../src/runtime/checks/checked-document.ts';
import { type Reference, referencesOf } from '../../src/runtime/checks/references.ts';
import { limitFindings } from '../../src/runtime/document/builder-findings.ts';
import type { Finding } from '../../src/runtime/document/finding.ts';
import { listModels } from '../db/repositories/fleet.ts';
import { listPlaces } from '../db/repositories/places.ts';
import type { SiteScope } from '../db/in-site.ts';
import { documentTable } from '../db/tables/content.ts';
import { type DocumentRef, listDrafts, listPublished } from './documents.ts';

const d = documentTable;

type Bodies = ReadonlyMap<DocumentRef, DocumentBody>;
/** Those of some ids that a site has; more may be among them. */
type Find = (scope: SiteScope, ids: readonly string[], bodies: Bodies) => Promise<readonly string[]>;

const findDocuments =
  (kind: DocumentKind): Find =>
  async ({ siteId, tx }, ids) => {
    const rows = await tx
      .select({ id: d.id })
      .from(d)
      .where(and(eq(d.siteId, siteId), eq(d.kind, kind), eq(d.isArchived, false), inArray(d.id, [...ids])));
    return rows.map(({ id }) => id);
  };

export const routeIdsIn = ({ routes }: DocumentBody): string[] =>
  (Array.isArray(routes) ? routes : []).flatMap((route) =>
    isRecord(route) && typeof route.id === 'string' ? [route.id] : [],
  );

/** Links lead to pages, and to the routes without a page: those of the system, published ones, and those that become so. */
const findTargets: Find = async (scope, ids, bodies) => {
  const published = await listPublished(scope, ['routes']);
  const coming = [...bodies].filter(([{ kind }]) => kind === 'routes').map(([, body]) => body);
  return [
    ...(await findDocuments('page')(scope, ids, bodies)),
    ...Object.keys(SYSTEM_ROUTES),
    ...[...published.map(({ body }) => body), ...coming].flatMap(routeIdsIn),
  ];
};

/** What can be referred to, by kind of reference; references of other kinds are not checked. */
const FIND: Readonly<Record<string, Find>> = {
  page: findTargets,
  layout: findDocuments('layout'),
  menu: findDocuments('menu'),
  form: findDocuments('form'),
  sharedComponent: findDocuments('sharedComponent'),
  picture: async (scope) => (await listDrafts(scope, ['media'])).map(({ body }) => String(body.src)),
  place: async (scope) => (await listPlaces(scope)).map(({ place }) => place.id),
  model: async (scope) => (await listModels(scope)).map(({ model }) => model.id),
  category: async (scope) => (await listModels(scope)).map(({ category }) => category.id),
};

/** Whether publishing asks for what a reference names. */
export const isCheckedKind = (kind: string): boolean => Object.hasOwn(FIND, kind);

/** The references of a body; none of one that exceeds the limits, which is refused for that. */
export const referencesIn = ({ kind, id }: DocumentRef, body: DocumentBody): Reference[] =>
  limitFindings(body.builder).length > 0 ? [] : referencesOf(readCheckedDocument(kind, id, body));

type Target = Pick<Reference, 'kind' | 'id'>;

/** Whether what is referred to must be there. */
export type IsChecked = (reference: Target) => boolean;

/** A function that tells whether a site has what is referred to; of kinds that are not checked it says so of all. */
export async function findTargetsOf(
  scope: SiteScope,
  targets: readonly Target[],
  bodies: Bodies = new Map(),
): Promise<(target: Target) => boolean> {
  const wanted = new Map<string, Set<string>>();
  for (const { kind, id } of targets) wanted.set(kind, (wanted.get(kind) ?? new Set()).add(id));
  const known = new Map<string, ReadonlySet<string>>();
  for (const [kind, ids] of wanted) {
    const find = FIND[kind];
    if (find) known.set(kind, new Set(await find(scope, [...ids], bodies)));
  }
  return ({ kind, id }) => !isCheckedKind(kind) || known.get(kind)?.has(id) === true;
}

/** A reference to something that is not there, as a finding. */
export const brokenReference = ({ nodeId, path, kind, id }: Reference): Finding => ({
  nodeId,
  path,
  rule: 'broken-reference',
  params: { kind, id },
});

/**
 * Findings for what documents refer to and the site does not have: it is archived, or never was there.
 * @param isChecked whether a reference is asked about
 */
export async function brokenReferences<Ref extends DocumentRef>(
  scope: SiteScope,
  bodies: ReadonlyMap<Ref, DocumentBody>,
  isChecked: IsChecked = () => true,
): Promise<Map<Ref, Finding[]>> {
  const references = [...bodies].map(
    ([ref, body]) => [ref, referencesIn(ref, body).filter(isChecked)] as const,
  );
  const isThere = await findTargetsOf(
    scope,
    references.flatMap(([, all]) => all),
    bodies,
  );
  return new Map(
    references.map(([ref, all]) => [ref, all.filter((one) => !isThere(one)).map(brokenReference)]),
  );
}
