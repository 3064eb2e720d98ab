import { MANIFESTS } from '../document/manifest.ts';
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
}

/** The search form has a title of this level. */
const SEARCH_TITLE_LEVEL = 2;

type HasText = (key: unknown) => boolean;

/** The heading of a node itself; `null` for one without, or with an empty one. */
function headingOf({ id: nodeId, type, props }: CheckedNode, hasText: HasText): Heading | null {
  const at = (path: string | null, level: number): Heading => ({ nodeId, path, level });
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

/** The headings of nodes in their order; a list with a slot for each item has a heading before each of them. */
function* headingsOf(nodes: readonly CheckedNode[], hasText: HasText): Generator<Heading> {
  for (const node of nodes) {
    const heading = headingOf(node, hasText);
    const isOfItems = Object.values(MANIFESTS.get(node.type)?.slots ?? {}).some((slot) => slot.forEach);
    if (heading && !isOfItems) yield heading;
    for (const children of Object.values(node.slots)) {
      if (heading && isOfItems) yield heading;
      yield* headingsOf(children, hasText);
    }
  }
}

/** Whether a page has one main heading, and no heading skips a level. Shared components have no main heading. */
export function checkHeadingOrder(
  { kind, sections, translations }: CheckedDocument,
  { languages }: CheckedSite,
): CheckFinding[] {
  const hasText: HasText = (key) => resolveText(translations, textOf(key), languages[0] ?? '') !== '';
  const headings = [...headingsOf(sections, hasText)];
  const findings: CheckFinding[] = [];
  const main = headings.filter(({ level }) => level === 1);
  if (kind === 'page' && main.length === 0 && sections.length > 0)
    findings.push(found('warning', 'no-main-heading', null, '/builder'));
  for (const { nodeId, path } of main.slice(kind === 'page' ? 1 : 0))
    findings.push(found('warning', 'second-main-heading', nodeId, path ?? '', { wanted: 2 }));
  let before = 0;
  const reported = new Set<string>();
  for (const { nodeId, path, level } of headings) {
    if (before > 0 && level > before + 1 && !reported.has(nodeId)) {
      reported.add(nodeId);
      const params = { level, before, wanted: before + 1 };
      findings.push(found('warning', 'heading-jump', nodeId, path ?? '', params));
    }
    before = level;
  }
  return findings;
}
