import { isRecord } from '../../api/wire/is-record.ts';
import { isMarkup } from '../html/clean-html.ts';
import { anchorsOf } from './anchors.ts';
import { type CheckFinding, found } from './check-finding.ts';
import { type CheckedDocument, partOf, PROPERTIES, textOf } from './checked-document.ts';
import type { CheckedProperty } from '../document/manifest.ts';
import type { CheckedSite } from './checked-site.ts';

/** An address that a document leads to, and the field that it is written in. */
interface WrittenLink {
  readonly nodeId: string | null;
  readonly path: string;
  readonly url: string;
  /** The page that is chosen: its address is a place on that page; '' for none. */
  readonly pageId: string;
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
  if (control === 'link')
    yield { path: `${path}/url`, url: partOf(value, 'url'), pageId: partOf(value, 'pageId') };
  if ((control === 'richtext' || control === 'html') && typeof value === 'string')
    for (const text of textsOf(value).filter(isMarkup))
      for (const url of addressesIn(text)) yield { path, url, pageId: '' };
  if (schema.items && Array.isArray(value))
    for (const [at, entry] of value.entries()) yield* linksIn(schema.items, entry, `${path}/${at}`, textsOf);
  if (schema.properties && isRecord(value))
    for (const [name, part] of Object.entries(schema.properties))
      yield* linksIn(part, value[name], `${path}/${name}`, textsOf);
}

function* ofMenu(items: unknown, path: string): Generator<WrittenLink> {
  for (const [at, item] of (Array.isArray(items) ? items : []).entries()) {
    const below = `${path}/${at}`;
    yield { nodeId: null, path: `${below}/url`, url: partOf(item, 'url'), pageId: partOf(item, 'pageId') };
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

/** The anchor that an address names after its `#`; '' for none. */
const anchorIn = (url: string) => /#([^#]*)$/.exec(url)?.[1] ?? '';

/**
 * Links that lead to no page of the site, or to an anchor that is not on the page. Other documents than pages are shown on
 * several pages, so that anchors on the page around them are not judged.
 */
export function checkLinks(
  document: CheckedDocument,
  { hasPath, pageAt, pageAnchors, sharedAnchors }: CheckedSite,
): CheckFinding[] {
  const isPage = document.kind === 'page' || document.kind === 'pageTemplate';
  const own = new Set(anchorsOf(document.nodes));
  const lacks = (anchors: ReadonlySet<string> | undefined, anchor: string) =>
    anchors !== undefined && anchor !== '' && !anchors.has(anchor) && !sharedAnchors.has(anchor);
  const anchorsAt = (id: string | null) =>
    document.kind === 'page' && id === document.id ? own : pageAnchors.get(id ?? '');
  const ruleOf = ({ url, pageId }: WrittenLink) => {
    if (pageId !== '') return lacks(anchorsAt(pageId), anchorIn(url)) ? 'broken-anchor' : null;
    if (url.startsWith('#')) return isPage && lacks(own, anchorIn(url)) ? 'broken-anchor' : null;
    if (!url.startsWith('/') || url.startsWith('//')) return null;
    if (!hasPath(url)) return 'broken-link';
    return lacks(anchorsAt(pageAt(url)), anchorIn(url)) ? 'broken-anchor' : null;
  };
  const seen = new Set<string>();
  return [...linksOf(document)].flatMap((link) => {
    const { nodeId, path, url } = link;
    const key = `${nodeId} ${path} ${url}`;
    const rule = url === '' || seen.has(key) ? null : ruleOf(link);
    if (!rule) return [];
    seen.add(key);
    return [found('warning', rule, nodeId, path, { url })];
  });
}
