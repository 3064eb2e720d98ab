import type { SectionMark } from '../canvas/still-page.tsx';
import type { SectionDifferences } from '../document/compare.ts';
import type { OpenDocument } from '../document/page-document.ts';

/** How the sections that differ are marked in the earlier document (`removed`), in the later one (`added`), or in both. */
export function sectionMarks(
  compared: readonly SectionDifferences[],
  before: OpenDocument,
  after: OpenDocument,
): Map<string, SectionMark> {
  const marks = new Map<string, SectionMark>();
  for (const { section } of compared) {
    if (section === null) continue;
    if (!before.nodes.has(section)) marks.set(section, 'added');
    else marks.set(section, after.nodes.has(section) ? 'changed' : 'removed');
  }
  return marks;
}
