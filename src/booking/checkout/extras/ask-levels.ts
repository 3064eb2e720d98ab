import type { BookingApi } from '../../../api/product-api.ts';
import type { DecimalsOf } from '../../../api/wire/vehicle-offer.ts';
import { withLevel } from '../../../domain/cover-levels.ts';
import type { Liability } from '../../../domain/excess.ts';
import type { SelectedExtra } from '../../../domain/extras.ts';
import { convertLiability } from '../../../domain/offers/convert-offer.ts';
import { toShownCurrency } from '../../../domain/shown-currency.ts';
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
  readonly api: Pick<BookingApi, 'price'>;
  readonly decimalsOf: DecimalsOf;
  /** Takes what is known then. */
  readonly report: (change: (known: Liabilities) => Liabilities) => void;
}

/** Nothing is stated. */
const UNKNOWN: Liability = { excess: {}, deposit: null };

/** Asks for excess and deposit with the levels of cover that the page was served without, and reports each as it comes. */
export function askLevels(served: Served, { api, decimalsOf, report }: LevelsContext): void {
  const { order, extras, preselected, pricedMethod } = served;
  const { search, language, currency } = order;
  for (const [level, known] of Object.entries(served.liabilities)) {
    if (known) continue;
    api
      .price(
        { search, extras: withLevel(level, preselected, extras), paymentMethodId: pricedMethod },
        { language, decimalsOf },
      )
      .then(
        (offer) => convertLiability(offer, currency ? toShownCurrency(currency) : (amount) => amount),
        () => UNKNOWN,
      )
      .then((liability) => report((all) => ({ ...all, [level]: liability })));
  }
}
