import type { TranslationCounts } from '../../../src/runtime/document/translation-states.ts';

/** How many texts of a page are done in a language, of how many. */
export interface Done {
  readonly all: number;
  readonly missing: number;
  readonly outdated: number;
  /** Part of the texts that is there and current, from 0 to 1; 1 only where nothing is left. */
  readonly share: number;
}

/** Adds texts up, such as those of all pages. A page without texts is done. */
export function sumDone(counts: readonly TranslationCounts[]): Done {
  const total = { all: 0, missing: 0, outdated: 0 };
  for (const { missing, outdated, present, reviewed } of counts) {
    total.all += missing + outdated + present + reviewed;
    total.missing += missing;
    total.outdated += outdated;
  }
  const left = total.missing + total.outdated;
  // Whole hundredths, rounded down: what is nearly done does not look done.
  const share = total.all === 0 ? 1 : Math.floor(((total.all - left) / total.all) * 100) / 100;
  return { ...total, share };
}
