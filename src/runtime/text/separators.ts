import { memoize } from '../../domain/memoize.ts';

/** What a language writes between groups of three digits and before a fraction, such as `.` and `,`. */
export interface Separators {
  readonly group: string;
  readonly decimal: string;
}

/**
 * Separators of a language. Pages tell them to their islands: the first formatter of numbers takes a browser 20 ms, which
 * is more than the rest of an island.
 */
// The supported languages bound the number of them.
export const separatorsOf = memoize((language): Separators => {
  // Spanish groups four-digit numbers only on request, which prices in a column need.
  const parts = new Intl.NumberFormat(language, { useGrouping: 'always' as never }).formatToParts(1234.5);
  const valueOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { group: valueOf('group'), decimal: valueOf('decimal') };
});
