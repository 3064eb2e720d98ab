import { isRecord } from '../../api/wire/is-record.ts';
import { documentFinding, type Finding } from './finding.ts';
import type { DocumentBody } from '../../api/wire/document-body.ts';

/** How often a layout has the page and the header. */
const COUNTED = [
  { type: 'content', min: 1, max: 1 },
  { type: 'header', min: 0, max: 1 },
] as const;

/** The rules that the items of a layout break beyond their schema. */
export function layoutFindings({ layoutItems }: DocumentBody): Finding[] {
  const items = (Array.isArray(layoutItems) ? layoutItems : []).map((item) => (isRecord(item) ? item : {}));
  const miscounted = COUNTED.flatMap(({ type, min, max }) => {
    const indexes = items.flatMap((item, index) => (item.type === type ? [index] : []));
    if (indexes.length < min) return [documentFinding('/layoutItems', 'page-lacks', { type, min })];
    return indexes
      .slice(max)
      .map((index) => documentFinding(`/layoutItems/${index}`, 'page-full', { type, max }));
  });
  const unnamed = items.flatMap((item, index) =>
    item.type === 'component' && !item.sharedComponentId
      ? [documentFinding(`/layoutItems/${index}/sharedComponentId`, 'required')]
      : [],
  );
  return [...miscounted, ...unnamed];
}
