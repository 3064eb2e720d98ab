import { template } from '../../runtime/text/interpolate.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** The words of a price breakdown, in the language of the page. */
export interface BreakdownTexts {
  readonly total: string;
  readonly totalWithoutTaxes: string;
  /** Of a tax that stands in the lines already; `{{tax}}` is filled in by the browser. */
  readonly taxWithin: string;
}

/** The word for a total, with the currency where its sign alone does not tell. */
export const totalText = (word: string, currencyCode: string): string =>
  currencyCode === '' ? word : `${word} (${currencyCode})`;

/** Collects the words for prices in a currency, so that the browser needs no translations of its own. */
export const breakdownTexts = (t: Translate, currencyCode: string): BreakdownTexts => ({
  total: totalText(t('checkout.total'), currencyCode),
  totalWithoutTaxes: t('checkout.totalWithoutTaxes'),
  taxWithin: template(t, 'results.taxWithin', 'tax'),
});
