import { template } from '../../runtime/text/interpolate.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** The texts of a price breakdown, in the language of the page. */
export interface BreakdownTexts {
  readonly total: string;
  readonly totalWithoutTaxes: string;
  /** Text for a tax that the lines contain; the browser replaces `{{tax}}`. */
  readonly taxWithin: string;
}

/** The label of a total, with the currency code where the symbol is ambiguous. */
export const totalText = (word: string, currencyCode: string): string =>
  currencyCode === '' ? word : `${word} (${currencyCode})`;

/** Resolves the texts of prices in a currency on the server, so that the browser loads no translations. */
export const breakdownTexts = (t: Translate, currencyCode: string): BreakdownTexts => ({
  total: totalText(t('checkout.total'), currencyCode),
  totalWithoutTaxes: t('checkout.totalWithoutTaxes'),
  taxWithin: template(t, 'results.taxWithin', 'tax'),
});
