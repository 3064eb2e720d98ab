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
    const places = items.flatMap((item, place) => (item.type === type ? [place] : []));
    if (places.length < min) return [documentFinding('/layoutItems', 'page-lacks', { type, min })];
    return places
      .slice(max)
      .map((place) => documentFinding(`/layoutItems/${place}`, 'page-full', { type, max }));
  });
  const unnamed = items.flatMap((item, place) =>
    item.type === 'component' && !item.sharedComponentId
      ? [documentFinding(`/layoutItems/${place}/sharedComponentId`, 'required')]
      : [],
  );
  return [...miscounted, ...unnamed];
}
