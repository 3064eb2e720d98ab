import { withLevel } from '../../../domain/cover-levels.ts';
import type { Liability } from '../../../domain/excess.ts';
import type { SelectedExtra } from '../../../domain/extras.ts';
import { convertLiability } from '../../../domain/offers/convert-offer.ts';
import { toShownCurrency } from '../../../domain/shown-currency.ts';
import type { QuotedPrice } from '../../../domain/vehicle-offer.ts';
import type { PricedChoice } from '../price/quote.ts';
import type { CheckoutOrder } from '../state/checkout-order.ts';
import type { Liabilities, ShownExtra } from './shown-extra.ts';

/** What a page was served with. */
interface Served {
  readonly order: CheckoutOrder;
  readonly extras: readonly ShownExtra[];
  readonly preselected: readonly SelectedExtra[];
  readonly pricedMethod: string | null;
  readonly liabilities: Liabilities;
}

interface LevelsContext {
  /** The price of a choice. */
  readonly ask: (choice: PricedChoice) => Promise<QuotedPrice>;
  /** Takes what is known then. */
  readonly report: (change: (known: Liabilities) => Liabilities) => void;
}

/** Nothing is stated. */
const UNKNOWN: Liability = { excess: {}, deposit: null };

/** Asks for excess and deposit with the levels of cover that the page was served without, and reports each as it comes. */
export function askLevels(served: Served, { ask, report }: LevelsContext): void {
  const { order, extras, preselected, pricedMethod } = served;
  const { currency } = order;
  for (const [level, known] of Object.entries(served.liabilities)) {
    if (known) continue;
    // Whoever chooses the level has its price, too.
    ask({ selection: withLevel(level, preselected, extras), paymentMethodId: pricedMethod })
      .then(
        (offer) => convertLiability(offer, currency ? toShownCurrency(currency) : (amount) => amount),
        () => UNKNOWN,
      )
      .then((liability) => report((all) => ({ ...all, [level]: liability })));
  }
}
