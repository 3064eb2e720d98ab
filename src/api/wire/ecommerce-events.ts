import { type Money, subtract, sumMoney, toDecimal } from '../../domain/money.ts';
import type { OfferVehicle, PriceLine, QuotedPrice } from '../../domain/vehicle-offer.ts';

/** A thing that is looked at or bought, by the names of tag containers. Prices are decimals. */
export interface EcommerceItem {
  readonly item_id: string;
  readonly item_name: string;
  readonly item_brand?: string;
  readonly item_category: string;
  readonly index?: number;
  readonly price: number;
  readonly quantity: number;
}

/** What happened, as tag containers read it. It names cars and amounts, and nobody. */
export interface EcommerceEvent {
  readonly event:
    | 'view_item_list'
    | 'select_item'
    | 'begin_checkout'
    | 'add_payment_info'
    | 'purchase'
    | 'generate_lead';
  readonly ecommerce: {
    readonly currency: string;
    readonly value?: number;
    readonly tax?: number;
    readonly transaction_id?: string;
    readonly coupon?: string;
    readonly payment_type?: string;
    readonly item_list_id?: string;
    readonly items: readonly EcommerceItem[];
  };
}

/** Decimals of a currency by its ISO code. */
export type DecimalsOf = (currency: string) => number;

type PricedVehicle = { readonly vehicle: OfferVehicle; readonly total: Money };

const LIST = 'search_results';

const vehicleItem = (
  { modelId, modelName, brandName, categoryName }: OfferVehicle,
  price: number,
): EcommerceItem => ({
  item_id: modelId,
  item_name: modelName,
  item_brand: brandName,
  item_category: categoryName,
  price,
  quantity: 1,
});

/** Cars are listed. */
export function viewItemList(
  offers: readonly PricedVehicle[],
  decimalsOf: DecimalsOf,
): EcommerceEvent | null {
  const [first] = offers;
  if (!first) return null;
  const { currency } = first.total;
  return {
    event: 'view_item_list',
    ecommerce: {
      currency,
      item_list_id: LIST,
      items: offers.map(({ vehicle, total }, index) => ({
        ...vehicleItem(vehicle, toDecimal(total, decimalsOf(total.currency))),
        index,
      })),
    },
  };
}

/** A car of a list is chosen; `null` where the list has none of that id. */
export function selectItem({ ecommerce }: EcommerceEvent, modelId: string): EcommerceEvent | null {
  const items = ecommerce.items.filter(({ item_id }) => item_id === modelId);
  if (items.length === 0) return null;
  return { event: 'select_item', ecommerce: { ...ecommerce, items } };
}

/** Somebody begins to book a car. */
export function beginCheckout({ vehicle, total }: PricedVehicle, decimalsOf: DecimalsOf): EcommerceEvent {
  const value = toDecimal(total, decimalsOf(total.currency));
  return {
    event: 'begin_checkout',
    ecommerce: { currency: total.currency, value, items: [vehicleItem(vehicle, value)] },
  };
}

const ofKinds = ({ lines }: QuotedPrice, ...kinds: readonly PriceLine['kind'][]): PriceLine[] =>
  lines.filter(({ kind }) => kinds.includes(kind));

/** The taxes of a price: its items of type 15, summed. */
export const taxOf = (offer: QuotedPrice): Money =>
  sumMoney(
    ofKinds(offer, 'tax').map(({ amount }) => amount),
    offer.total.currency,
  );

/** What is booked or quoted. */
interface Order {
  readonly offer: QuotedPrice;
  /** The code of a promotion; `null` without one. */
  readonly coupon: string | null;
  readonly decimals: number;
}

/** The car of the begun checkout with its extras as further items, prices without taxes. */
function orderOf(begun: EcommerceEvent, { offer, coupon, decimals }: Order): EcommerceEvent['ecommerce'] {
  const decimal = (amount: Money) => toDecimal(amount, decimals);
  const extras = ofKinds(offer, 'extra', 'insurance');
  const net = subtract(offer.total, taxOf(offer));
  const ofExtras = sumMoney(
    extras.map(({ amount }) => amount),
    net.currency,
  );
  const price = decimal(subtract(net, ofExtras));
  return {
    currency: offer.total.currency,
    value: decimal(offer.total),
    tax: decimal(taxOf(offer)),
    ...(coupon ? { coupon } : {}),
    items: [
      ...begun.ecommerce.items.slice(0, 1).map((item) => ({ ...item, price })),
      ...extras.map(({ kind, description, amount }) => ({
        item_id: description,
        item_name: description,
        item_category: kind,
        price: decimal(amount),
        quantity: 1,
      })),
    ],
  };
}

/** A way to pay is chosen and the booking is sent. */
export const addPaymentInfo = (begun: EcommerceEvent, order: Order, paymentType: string): EcommerceEvent => ({
  event: 'add_payment_info',
  ecommerce: { ...orderOf(begun, order), payment_type: paymentType },
});

/** A car is booked. */
export const purchase = (begun: EcommerceEvent, order: Order, bookingId: string): EcommerceEvent => ({
  event: 'purchase',
  ecommerce: { ...orderOf(begun, order), transaction_id: bookingId },
});

/** A quote is asked for. */
export const generateLead = (begun: EcommerceEvent, order: Order): EcommerceEvent => ({
  event: 'generate_lead',
  ecommerce: orderOf(begun, order),
});
