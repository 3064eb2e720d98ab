import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import { isRecord } from '../../src/api/wire/is-record.ts';
import type { SiteScope } from '../db/in-site.ts';
import { documentTable, documentVersionTable } from '../db/tables/content.ts';
import { type DocumentRef, versionAt } from './documents.ts';

const d = documentTable;
const v = documentVersionTable;

/** Texts by language tag. */
export type Texts = Readonly<Record<string, string>>;

/** A line of a list of documents. */
export interface DocumentSummary extends DocumentRef {
  /** Name per language, as its newest version has it; empty for documents without one. */
  readonly title: Texts;
  /** Title of a page for search engines per language. */
  readonly searchTitle: Texts;
  /** What a template is good for; empty for documents without a description. */
  readonly description: string;
  /** Paths of a page per language. */
  readonly slugs: Texts;
  /** Languages in which the newest version has texts of its own. */
  readonly languages: readonly string[];
  /** Anchors in the newest version that links can lead to. */
  readonly anchors: readonly string[];
  readonly isArchived: boolean;
  readonly draftVersion: number;
  readonly publishedVersion: number | null;
  /** When the newest version was stored, in epoch milliseconds, and the id of who did; `null` where it is not known. */
  readonly changedAt: number;
  readonly changedBy: string | null;
}

/** The tag of texts whose language is not known. */
const UNKNOWN_LANGUAGE = 'und';

/** The texts of a stored value; a single text is one of no known language. */
function textsOf(value: unknown): Texts {
  if (typeof value === 'string' && value !== '') return { [UNKNOWN_LANGUAGE]: value };
  const texts = Object.entries(isRecord(value) ? value : {});
  return Object.fromEntries(
    texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  );
}

/** The first of some stored values that has texts. */
export const firstTexts = (...values: readonly unknown[]): Texts =>
  values.map(textsOf).find((texts) => Object.keys(texts).length > 0) ?? {};

const translations = sql`${v.body} #> '{builder,translations}'`;

/** Where the names of documents are: the first that there is counts. */
const NAMES = {
  menuLabel: sql<unknown>`${v.body} -> 'menuLabel'`,
  name: sql<unknown>`${v.body} -> 'name'`,
  title: sql<unknown>`${v.body} -> 'title'`,
  pageTitle: sql<unknown>`${v.body} #> '{seo,title}'`,
};

/** The documents of a kind, archived ones included, in their order. Bodies stay in the database. */
export async function listDocuments(scope: SiteScope, kind: DocumentKind): Promise<DocumentSummary[]> {
  const rows = await scope.tx
    .select({
      id: d.id,
      isArchived: d.isArchived,
      draftVersion: d.draftVersion,
      publishedVersion: d.publishedVersion,
      changedAt: v.createdAt,
      changedBy: v.createdBy,
      ...NAMES,
      description: sql<unknown>`${v.body} -> 'description'`,
      slugs: sql<unknown>`${v.body} -> 'slugs'`,
      languages: sql<string[]>`array(select json_object_keys(
        case when json_typeof(${translations}) = 'object' then ${translations} else '{}' end))`,
      // Read as text: what an author wrote may be no jsonb.
      anchors: sql<string[]>`array(select (regexp_matches(${v.body}::text,
        '"anchor"\\s*:\\s*"([A-Za-z][A-Za-z0-9_-]*)"', 'g'))[1])`,
    })
    .from(d)
    .innerJoin(v, versionAt(d.draftVersion))
    .where(and(eq(d.siteId, scope.siteId), eq(d.kind, kind)))
    .orderBy(asc(d.position), asc(d.id));
  return rows.map(({ menuLabel, name, title, description, pageTitle, slugs, changedAt, ...row }) => ({
    ...row,
    kind,
    title: firstTexts(menuLabel, name, title, pageTitle),
    searchTitle: textsOf(pageTitle),
    description: typeof description === 'string' ? description : '',
    slugs: pathsOf(slugs),
    changedAt: changedAt.getTime(),
  }));
}

/** The names of documents as their newest versions have them, by kind and id with a space between; those that there are. */
export async function titlesOf(
  { siteId, tx }: SiteScope,
  documents: readonly { readonly kind: string; readonly id: string }[],
): Promise<ReadonlyMap<string, Texts>> {
  if (documents.length === 0) return new Map();
  const keys = [...new Set(documents.map(({ kind, id }) => `${kind} ${id}`))];
  const rows = await tx
    .select({ kind: d.kind, id: d.id, ...NAMES })
    .from(d)
    .innerJoin(v, versionAt(d.draftVersion))
    .where(and(eq(d.siteId, siteId), inArray(sql`${d.kind} || ' ' || ${d.id}`, keys)));
  return new Map(
    rows.map(({ kind, id, menuLabel, name, title, pageTitle }) => [
      `${kind} ${id}`,
      firstTexts(menuLabel, name, title, pageTitle),
    ]),
  );
}

/** Paths may be empty: that of the front page is. */
const pathsOf = (slugs: unknown): Texts =>
  Object.fromEntries(
    Object.entries(isRecord(slugs) ? slugs : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
