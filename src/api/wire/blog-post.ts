import type { BlogPost, BlogPosts } from '../../domain/blog-post.ts';
import { isRecord } from './is-record.ts';

type Texts = Readonly<Record<string, string>>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): Texts =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );

const PUBLISHED = 1;
const isPublished = ({ isPublished: flag, status }: Readonly<Record<string, unknown>>): boolean =>
  flag !== false && (status === undefined || status === PUBLISHED);

/** Reads a post; `null` for one that visitors do not see. @throws TypeError when it is no post */
export function toBlogPost(body: unknown): BlogPost | null {
  if (!isRecord(body) || (typeof body.id !== 'string' && typeof body.id !== 'number'))
    throw new TypeError('the response is not a blog post');
  if (!isPublished(body)) return null;
  const openGraph = Object.entries(isRecord(body.ogTags) ? body.ogTags : {});
  return {
    id: String(body.id),
    titles: texts(body.title),
    excerpts: texts(body.description),
    slugs: texts(body.url),
    image: text(body.image),
    imageAlts: texts(body.imageAlt),
    bodies: texts(body.body),
    openGraph: Object.fromEntries(openGraph.map(([language, tags]) => [language, texts(tags)])),
    date: text(body.createdOn).slice(0, 10),
    modifiedOn: text(body.modifiedOn),
  };
}

/** Reads a part of the list of posts. @throws TypeError when it is no list */
export function toBlogPosts(body: unknown): BlogPosts {
  if (!isRecord(body) || !Array.isArray(body.value))
    throw new TypeError('the response is not a list of posts');
  const posts = body.value.map(toBlogPost).filter((post) => post !== null);
  const count = body['@odata.count'];
  return { count: typeof count === 'number' ? count : posts.length, posts };
}
