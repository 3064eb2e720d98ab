import type { SectionMark } from '../canvas/still-page.tsx';
import type { SectionDifferences } from '../document/compare.ts';
import type { OpenDocument } from '../document/page-document.ts';

/** What became of a section: it was moved where nothing else of it differs. */
export type SectionChange = SectionMark | 'moved';

type Compared = Pick<SectionDifferences, 'differences'> & { readonly section: string };

/** What became of a section from one document to another. */
export function sectionChange(
  { section, differences }: Compared,
  before: OpenDocument,
  after: OpenDocument,
): SectionChange {
  if (!before.nodes.has(section)) return 'added';
  if (!after.nodes.has(section)) return 'removed';
  const isMoved = ({ node, sentence }: SectionDifferences['differences'][number]) =>
    node === section && sentence.key.startsWith('moved');
  return differences.every(isMoved) ? 'moved' : 'changed';
}

/** How the sections that differ are marked in the earlier document (`removed`), in the later one (`added`), or in both. */
export function sectionMarks(
  compared: readonly SectionDifferences[],
  before: OpenDocument,
  after: OpenDocument,
): Map<string, SectionMark> {
  const marks = new Map<string, SectionMark>();
  for (const { section, differences } of compared) {
    if (section === null) continue;
    const change = sectionChange({ section, differences }, before, after);
    marks.set(section, change === 'moved' ? 'changed' : change);
  }
  return marks;
}
