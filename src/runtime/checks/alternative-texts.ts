import { resolveText } from '../text/resolve-text.ts';
import { type CheckFinding, found, type Severity } from './check-finding.ts';
import { type CheckedDocument, type CheckedNode, partOf, textOf } from './checked-document.ts';
import type { CheckedSite } from './checked-site.ts';

const leadsSomewhere = (link: unknown) => partOf(link, 'pageId') !== '' || partOf(link, 'url') !== '';

/** How serious it is that a picture is not described; `null` where words beside it, or its place, make it decoration. */
function severityWithout({ type, props }: CheckedNode, isNamed: (key: unknown) => boolean): Severity | null {
  if (type !== 'Image' || isNamed(props.caption)) return null;
  // The link would have no name but its address.
  return leadsSomewhere(props.link) ? 'error' : 'hint';
}

/** Pictures without a description: those that are links, those that stand alone, and those whose text was lost. */
export function checkAlternativeTexts(
  { nodes, translations }: CheckedDocument,
  { languages }: Pick<CheckedSite, 'languages'>,
): CheckFinding[] {
  const language = languages[0] ?? '';
  const hasText = (key: unknown) => resolveText(translations, textOf(key), language) !== '';
  return nodes.flatMap((node) => {
    const property = node.type === 'Row' ? 'backgroundImage' : 'image';
    const image = node.props[property];
    const key = partOf(image, 'alt');
    if (partOf(image, 'src') === '' || hasText(key)) return [];
    const severity = key === '' ? severityWithout(node, hasText) : 'warning';
    return severity ? [found(severity, 'no-description', node.id, `/props/${property}/alt`)] : [];
  });
}
