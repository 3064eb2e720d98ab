import type { Translate } from '../../runtime/text/translate.ts';

/** The words of a price breakdown, in the language of the page. */
export interface BreakdownTexts {
  readonly total: string;
  readonly totalWithoutTaxes: string;
  readonly taxesIncluded: string;
}

/** Collects the words, so that the browser needs no translations of its own. */
export const breakdownTexts = (t: Translate): BreakdownTexts => ({
  total: t('checkout.total'),
  totalWithoutTaxes: t('checkout.totalWithoutTaxes'),
  taxesIncluded: t('results.taxesIncluded'),
});
