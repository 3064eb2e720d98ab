import { isRecord } from '../../api/wire/is-record.ts';
import { isMarkup } from '../html/clean-html.ts';
import { anchorsOf } from './anchors.ts';
import { type CheckFinding, found } from './check-finding.ts';
import {
  type CheckedDocument,
  type CheckedProperty,
  partOf,
  PROPERTIES,
  textOf,
} from './checked-document.ts';
import type { CheckedSite } from './checked-site.ts';

/** An address that a document leads to, and the field that it is written in. */
interface WrittenLink {
  readonly nodeId: string | null;
  readonly path: string;
  readonly url: string;
}

const HREF = /<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

const addressesIn = (html: string): string[] =>
  [...html.matchAll(HREF)].map(([, double, single, bare]) => double ?? single ?? bare ?? '');

function* linksIn(
  schema: CheckedProperty,
  value: unknown,
  path: string,
  textsOf: (key: string) => readonly string[],
): Generator<Omit<WrittenLink, 'nodeId'>> {
  const control = schema['x-control'];
  // Of a link to a page the address is a place on that page.
  if (control === 'link' && partOf(value, 'pageId') === '')
    yield { path: `${path}/url`, url: partOf(value, 'url') };
  if ((control === 'richtext' || control === 'html') && typeof value === 'string')
    for (const text of textsOf(value).filter(isMarkup))
      for (const url of addressesIn(text)) yield { path, url };
  if (schema.items && Array.isArray(value))
    for (const [at, entry] of value.entries()) yield* linksIn(schema.items, entry, `${path}/${at}`, textsOf);
  if (schema.properties && isRecord(value))
    for (const [name, part] of Object.entries(schema.properties))
      yield* linksIn(part, value[name], `${path}/${name}`, textsOf);
}

function* ofMenu(items: unknown, path: string): Generator<WrittenLink> {
  for (const [at, item] of (Array.isArray(items) ? items : []).entries()) {
    const below = `${path}/${at}`;
    if (partOf(item, 'pageId') === '') yield { nodeId: null, path: `${below}/url`, url: partOf(item, 'url') };
    if (isRecord(item)) yield* ofMenu(item.menuItems, `${below}/menuItems`);
  }
}

function* linksOf({ kind, body, nodes, translations }: CheckedDocument): Generator<WrittenLink> {
  const textsOf = (key: string) =>
    Object.values(translations).map((texts) => (Object.hasOwn(texts, key) ? textOf(texts[key]) : ''));
  for (const { id: nodeId, type, props } of nodes)
    for (const [name, schema] of Object.entries(PROPERTIES.get(type) ?? {}))
      for (const link of linksIn(schema, props[name], `/props/${name}`, textsOf)) yield { nodeId, ...link };
  if (kind === 'menu') yield* ofMenu(body.menuItems, '/menuItems');
}

/**
 * Links by address that lead to no page of the site, or to a place that is not on the page. Other documents than pages are
 * shown on several pages, so that only their paths are judged.
 */
export function checkLinks(
  document: CheckedDocument,
  { hasPath, sharedAnchors }: CheckedSite,
): CheckFinding[] {
  const isPage = document.kind === 'page' || document.kind === 'pageTemplate';
  const anchors = new Set(anchorsOf(document.nodes));
  const isBroken = (url: string) => {
    if (url.startsWith('#')) return isPage && !anchors.has(url.slice(1)) && !sharedAnchors.has(url.slice(1));
    return url.startsWith('/') && !url.startsWith('//') && !hasPath(url);
  };
  const seen = new Set<string>();
  return [...linksOf(document)].flatMap(({ nodeId, path, url }) => {
    const place = `${nodeId} ${path} ${url}`;
    if (url === '' || seen.has(place) || !isBroken(url)) return [];
    seen.add(place);
    const rule = url.startsWith('#') ? 'broken-anchor' : 'broken-link';
    return [found('warning', rule, nodeId, path, { url })];
  });
}
