import { isRecord } from '../api/wire/is-record.ts';
import { eachNode, type PreparedTree } from '../runtime/document/prepare.ts';

/** The source of the first picture in sections; `null` without one. */
export function firstPictureOf(sections: readonly PreparedTree[]): string | null {
  for (const { props } of eachNode(sections))
    for (const value of Object.values(props))
      if (isRecord(value) && typeof value.src === 'string' && value.src !== '') return value.src;
  return null;
}

/** The source of the first picture in the first section of a page, which is above the fold; `null` without one. */
export const leadPictureOf = (sections: readonly PreparedTree[]): string | null =>
  firstPictureOf(sections.slice(0, 1));
