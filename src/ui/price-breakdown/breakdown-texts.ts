import { template } from '../../runtime/text/interpolate.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** The texts of a price breakdown, in the language of the page. */
export interface BreakdownTexts {
  readonly total: string;
  readonly included: string;
  readonly totalWithoutTaxes: string;
  /** Text for a tax that the lines contain; the browser replaces `{{tax}}`. */
  readonly taxWithin: string;
}

/** Resolves the texts of prices on the server, so that the browser loads no translations. */
export const breakdownTexts = (t: Translate): BreakdownTexts => ({
  total: t('checkout.total'),
  included: t('checkout.cover.noExtraCost'),
  totalWithoutTaxes: t('checkout.totalWithoutTaxes'),
  taxWithin: template(t, 'results.taxWithin', 'tax'),
});
