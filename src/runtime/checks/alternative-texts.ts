import { isRecord } from '../../api/wire/is-record.ts';
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

/** Pictures of a component by their path: its own, and those of the entries of its lists. */
function* picturesIn(value: unknown, path: string): Generator<readonly [path: string, picture: unknown]> {
  if (Array.isArray(value))
    for (const [at, entry] of value.entries()) yield* picturesIn(entry, `${path}/${at}`);
  if (!isRecord(value)) return;
  // A description may be left out: that is the same as an empty one.
  if (typeof value.src === 'string') yield [path, value];
  else for (const [name, part] of Object.entries(value)) yield* picturesIn(part, `${path}/${name}`);
}

/** Pictures without a description: those that are links, those that stand alone, and those whose text was lost. */
export function checkAlternativeTexts(
  { nodes, translations }: CheckedDocument,
  { languages }: Pick<CheckedSite, 'languages'>,
): CheckFinding[] {
  const language = languages[0] ?? '';
  const hasText = (key: unknown) => resolveText(translations, textOf(key), language) !== '';
  return nodes.flatMap((node) =>
    [...picturesIn(node.props, '/props')].flatMap(([path, picture]) => {
      const key = partOf(picture, 'alt');
      if (partOf(picture, 'src') === '' || hasText(key)) return [];
      const severity = key === '' ? severityWithout(node, hasText) : 'warning';
      return severity ? [found(severity, 'no-description', node.id, `${path}/alt`)] : [];
    }),
  );
}
