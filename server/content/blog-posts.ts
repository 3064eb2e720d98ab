import { and, desc, eq, sql } from 'drizzle-orm';
import type { BlogPost } from '../../generated/api/types.ts';
import { isRecord } from '../../src/api/wire/is-record.ts';
import { slugOf } from '../../src/domain/slug.ts';
import type { SiteScope } from '../db/in-site.ts';
import { documentTable, documentVersionTable } from '../db/tables/content.ts';
import { toBody, versionAt } from './documents.ts';

const d = documentTable;
const v = documentVersionTable;

const PUBLISHED = 1;
const createdOn = sql<string>`coalesce(${v.body} ->> 'createdOn', '')`;

/** A part of the list of published posts. */
export interface PostRange {
  readonly skip: number;
  readonly top: number;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

interface Row {
  readonly id: string;
  readonly body: unknown;
  readonly storedAt: Date;
}

function toPost({ id, body: stored, storedAt }: Row, scope: SiteScope): BlogPost {
  const body = toBody(stored, scope, { kind: 'blogPost', id });
  const title = texts(body.title);
  const made = Object.entries(title).map(([language, name]) => [language, slugOf(name)] as const);
  const own = Object.entries(texts(body.url)).filter(([, slug]) => slug !== '');
  const ogTags = Object.entries(isRecord(body.ogTags) ? body.ogTags : {});
  return {
    id,
    status: PUBLISHED,
    isPublished: true,
    title,
    description: texts(body.description),
    url: { ...Object.fromEntries(made), ...Object.fromEntries(own) },
    image: text(body.image),
    imageAlt: texts(body.imageAlt),
    body: texts(body.body),
    ogTags: Object.fromEntries(ogTags.map(([language, tags]) => [language, texts(tags)])),
    createdOn: text(body.createdOn),
    modifiedOn: storedAt.toISOString(),
  };
}

const isShown = ({ siteId }: SiteScope) =>
  and(eq(d.siteId, siteId), eq(d.kind, 'blogPost'), eq(d.isArchived, false));

/** Published posts, the newest first; those of a day by their ids. */
export async function listBlogPosts(
  scope: SiteScope,
  { skip, top }: PostRange,
  order: 'newest' | 'oldest' = 'newest',
): Promise<{ readonly count: number; readonly posts: readonly BlogPost[] }> {
  const published = scope.tx
    .select({ id: d.id, body: v.body, storedAt: v.createdAt })
    .from(d)
    .innerJoin(v, versionAt(d.publishedVersion))
    .where(isShown(scope));
  const byDate = order === 'newest' ? desc(createdOn) : createdOn;
  const rows = await published.orderBy(byDate, d.id).limit(top).offset(skip);
  const [counted] = await scope.tx
    .select({ count: sql<number>`count(*)::int` })
    .from(d)
    .innerJoin(v, versionAt(d.publishedVersion))
    .where(isShown(scope));
  return { count: counted?.count ?? 0, posts: rows.map((row) => toPost(row, scope)) };
}

/** A published post; `null` when there is none. */
export async function findBlogPost(scope: SiteScope, id: string): Promise<BlogPost | null> {
  const [row] = await scope.tx
    .select({ id: d.id, body: v.body, storedAt: v.createdAt })
    .from(d)
    .innerJoin(v, versionAt(d.publishedVersion))
    .where(and(isShown(scope), eq(d.id, id)));
  return row ? toPost(row, scope) : null;
}

/** Id of the newest published post; `null` when there is none. */
export async function newestPostId(scope: SiteScope): Promise<string | null> {
  const { posts } = await listBlogPosts(scope, { skip: 0, top: 1 });
  return posts[0]?.id ?? null;
}
