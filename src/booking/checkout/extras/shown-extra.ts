import type { Liability } from '../../../domain/excess.ts';
import type { OfferedExtra } from '../../../domain/offered-extra.ts';
import type { Format } from '../../../runtime/text/format.ts';
import type { Translate } from '../../../runtime/text/translate.ts';
import { extraRefusalText } from './extra-refusal-text.ts';

/** An extra as the browser shows it. */
export interface ShownExtra extends Omit<OfferedExtra, 'net'> {
  /** Why it cannot be had with the rental; '' where it can. */
  readonly refusalText: string;
  /** Its price without taxes in words; '' where it is not shown. */
  readonly netText: string;
}

/** Excess and deposit with each level of cover, by its id, where there is one choice; `''` is without any. Those that are not known yet are `null`. */
export type Liabilities = Readonly<Record<string, Liability | null>>;

/** The extras of a rental with the words about those that cannot be had; prices without taxes where the site shows them. */
export const shownExtras = (
  extras: readonly OfferedExtra[],
  t: Translate,
  format: Pick<Format, 'dayOfYear' | 'money'>,
  showsNetPrices: boolean,
): ShownExtra[] =>
  extras.map(({ net, ...extra }) => ({
    ...extra,
    refusalText: extra.refusal ? extraRefusalText(extra.refusal, t, format) : '',
    netText:
      showsNetPrices && net && net.minor > 0 ? t('results.withoutTaxes', { price: format.money(net) }) : '',
  }));
