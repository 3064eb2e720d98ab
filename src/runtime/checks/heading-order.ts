import { MANIFESTS } from '../document/manifest.ts';
import { SHARED_SECTION } from '../document/shared-sections.ts';
import { resolveText } from '../text/resolve-text.ts';
import { type CheckFinding, found } from './check-finding.ts';
import { type CheckedDocument, type CheckedNode, isScreen, textOf } from './checked-document.ts';
import type { CheckedSite } from './checked-site.ts';

/** A heading that a node renders. */
interface Heading {
  readonly nodeId: string;
  /** Pointer to the property that decides its level; `null` where the component decides it. */
  readonly path: string | null;
  readonly level: number;
  /** The node that shows it out of a shared section; `null` for a heading of the document itself. */
  readonly shownBy: string | null;
}

/** The search form has a title of this level. */
const SEARCH_TITLE_LEVEL = 2;

type HasText = (key: unknown) => boolean;

const textsIn =
  ({ translations }: CheckedDocument, language: string): HasText =>
  (key) =>
    resolveText(translations, textOf(key), language) !== '';

/** The heading of a node itself; `null` for one without, or with an empty one. */
function headingOf({ id: nodeId, type, props }: CheckedNode, hasText: HasText): Heading | null {
  const at = (path: string | null, level: number): Heading => ({ nodeId, path, level, shownBy: null });
  if (type === 'Paragraph') {
    const level = Number(/^h([1-6])$/.exec(textOf(props.as))?.[1] ?? 0);
    return level > 0 && hasText(props.text) ? at('/props/as', level) : null;
  }
  if (type === 'SearchForm') return hasText(props.title) ? at(null, SEARCH_TITLE_LEVEL) : null;
  if (isScreen(type)) return at(null, 1);
  const { headingLevel } = props;
  if (typeof headingLevel !== 'number') return null;
  const isTitled = 'title' in props ? hasText(props.title) : true;
  return isTitled ? at('/props/headingLevel', headingLevel) : null;
}

/** The shared section that a node shows; `null` for a node that shows none. */
const sharedOf = ({ type, props }: CheckedNode, site: CheckedSite): CheckedDocument | null =>
  type === SHARED_SECTION ? site.shared(textOf(props.sharedComponentId)) : null;

/**
 * The headings of nodes in their order, those of shared sections where they are shown; a list with a slot for each item has
 * a heading before each of them.
 */
function* headingsOf(nodes: readonly CheckedNode[], hasText: HasText, site: CheckedSite): Generator<Heading> {
  for (const node of nodes) {
    const shared = sharedOf(node, site);
    if (shared) {
      const hasSharedText = textsIn(shared, site.languages[0] ?? '');
      // A shared section shows no others.
      for (const heading of headingsOf(shared.sections, hasSharedText, { ...site, shared: () => null }))
        yield { ...heading, nodeId: node.id, path: null, shownBy: node.id };
    }
    const heading = headingOf(node, hasText);
    const isOfItems = Object.values(MANIFESTS.get(node.type)?.slots ?? {}).some((slot) => slot.forEach);
    if (heading && !isOfItems) yield heading;
    for (const children of Object.values(node.slots)) {
      if (heading && isOfItems) yield heading;
      yield* headingsOf(children, hasText, site);
    }
  }
}

/**
 * Whether a page has one main heading, and no heading skips a level, with what its shared sections show. A shared section has
 * no main heading of its own; a level that is skipped inside of it is found there.
 */
export function checkHeadingOrder(document: CheckedDocument, site: CheckedSite): CheckFinding[] {
  const { kind, sections } = document;
  const headings = [...headingsOf(sections, textsIn(document, site.languages[0] ?? ''), site)];
  const findings: CheckFinding[] = [];
  const main = headings.filter(({ level }) => level === 1);
  if (kind === 'page' && main.length === 0 && sections.length > 0)
    findings.push(found('warning', 'no-main-heading', null, '/builder'));
  for (const { nodeId, path } of main.slice(kind === 'page' ? 1 : 0))
    findings.push(found('warning', 'second-main-heading', nodeId, path ?? '', { wanted: 2 }));
  let before: Heading | null = null;
  const reported = new Set<string>();
  for (const heading of headings) {
    const { nodeId, path, level, shownBy } = heading;
    const isOfOneShared = shownBy !== null && shownBy === before?.shownBy;
    if (before && level > before.level + 1 && !isOfOneShared && !reported.has(nodeId)) {
      reported.add(nodeId);
      const params = { level, before: before.level, wanted: before.level + 1 };
      findings.push(found('warning', 'heading-jump', nodeId, path ?? '', params));
    }
    before = heading;
  }
  return findings;
}
