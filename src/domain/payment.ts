/* How a booking can be paid: at the counter, online, or not at all, because only a quote is wanted. */
import { GATEWAY_CURRENCIES } from './gateway-currencies.ts';
import { type CurrencyCode, type Money, money, percentOf, subtract } from './money.ts';

/** In addresses and selections: payment at the counter, and a quote instead of a booking. */
export const COUNTER_ID = 'counter';
export const QUOTE_ID = '-1';

/** A configured way to pay. */
export interface PaymentMethod {
  /** `COUNTER_ID`, or the number of the settings. */
  readonly id: string;
  /** 0 is cash; every other type is online. */
  readonly paymentType: number;
  readonly name: string;
  /** '' without a logo. */
  readonly image: string;
  /** A promotion that holds only with it. */
  readonly promotionId: string | null;
  /** Currencies that the operator takes with it; empty for any. */
  readonly currencies: readonly CurrencyCode[];
  readonly needsBilling: boolean;
}

/** Stored ids are numbers of which -1 is the counter: in addresses -1 is a quote. */
export const toPaymentId = (stored: number): string =>
  String(stored) === QUOTE_ID ? COUNTER_ID : String(stored);

export const isOnlinePayment = ({ paymentType }: Pick<PaymentMethod, 'paymentType'>): boolean =>
  paymentType !== 0;

/** The ways to pay that a booking can be made with: what is paid online needs a screen of its gateway. */
export const bookableMethods = <Method extends Pick<PaymentMethod, 'paymentType'>>(
  methods: readonly Method[],
): readonly Method[] => methods.filter((method) => !isOnlinePayment(method));

/** Currencies that a method takes: the operator's, cut to those of the gateway; `null` for any. */
export function validCurrencies({
  paymentType,
  currencies,
}: Pick<PaymentMethod, 'paymentType' | 'currencies'>): readonly CurrencyCode[] | null {
  const ofGateway = GATEWAY_CURRENCIES.get(paymentType) ?? null;
  if (currencies.length === 0) return ofGateway;
  return ofGateway ? currencies.filter((code) => ofGateway.includes(code)) : currencies;
}

/** Whether a method takes a currency. */
export const acceptsCurrency = (
  method: Pick<PaymentMethod, 'paymentType' | 'currencies'>,
  currency: CurrencyCode,
): boolean => validCurrencies(method)?.includes(currency) ?? true;

/** What the choice of a method follows. */
export interface PaymentSituation {
  /** The id in the address; `null` without one. */
  readonly wanted: string | null;
  /** The car can only be quoted. */
  readonly isQuoteOnly: boolean;
  readonly currency: CurrencyCode;
  readonly total: Money;
  /** Totals with promotions that hold for the car, by the promotion's id. */
  readonly promoted: readonly { readonly id: string | null; readonly finalTotal: Money }[];
}

/** Whether a quote is asked for: nothing else can be, or the address says so. */
export const isForQuote = ({
  wanted,
  isQuoteOnly,
}: Pick<PaymentSituation, 'wanted' | 'isQuoteOnly'>): boolean => isQuoteOnly || wanted === QUOTE_ID;

/** The way to pay that is chosen at first; `null` where no method takes the currency. */
export function defaultPayment(
  methods: readonly PaymentMethod[],
  { wanted, isQuoteOnly, currency, total, promoted }: PaymentSituation,
): string | null {
  if (isForQuote({ wanted, isQuoteOnly })) return QUOTE_ID;
  const valid = methods.filter((method) => acceptsCurrency(method, currency));
  const found = valid.find(({ id }) => id === wanted);
  if (found) return found.id;
  const linked = valid
    .flatMap((method) =>
      promoted.flatMap(({ id, finalTotal }) =>
        id !== null && id === method.promotionId && finalTotal.minor < total.minor
          ? [{ method, finalTotal }]
          : [],
      ),
    )
    .toSorted((one, other) => one.finalTotal.minor - other.finalTotal.minor);
  return (linked[0]?.method ?? valid[0])?.id ?? null;
}

/** What of a price is paid with the booking. Shares are percentages. */
export interface PrepaymentRules {
  readonly onlyPayCommission: boolean;
  readonly commissionPercentage: number;
  /** 0 for all of it. */
  readonly percentageToPay: number;
}

const BASIS_POINTS_PER_PERCENT = 100;

const shareOf = (total: Money, percentage: number): Money =>
  percentOf(total, Math.round(percentage * BASIS_POINTS_PER_PERCENT));

/** The commission within a price. */
export const commissionOf = (total: Money, { commissionPercentage }: PrepaymentRules): Money =>
  shareOf(total, commissionPercentage);

/** What is paid now and what at the destination; nothing is paid now at the counter and for a quote (`null`). */
export function splitPayment(
  total: Money,
  method: Pick<PaymentMethod, 'paymentType'> | null,
  rules: PrepaymentRules,
): { readonly now: Money; readonly atDestination: Money } {
  const { onlyPayCommission, percentageToPay } = rules;
  const now =
    !method || !isOnlinePayment(method)
      ? money(0, total.currency)
      : onlyPayCommission
        ? commissionOf(total, rules)
        : percentageToPay > 0
          ? shareOf(total, percentageToPay)
          : total;
  return { now, atDestination: subtract(total, now) };
}

/** A promotion that makes a booking cheaper with another way to pay. */
export interface BetterPrice {
  readonly methodId: string;
  readonly methodName: string;
  readonly saving: Money;
}

/**
 * The way to pay whose promotion, without the commission that is paid online, costs less than the current price; the
 * one that saves most. `null` without any. All methods take the currency of the price.
 */
export function betterPrice(
  methods: readonly Pick<PaymentMethod, 'id' | 'name' | 'paymentType' | 'promotionId'>[],
  chosenId: string | null,
  { total, promoted }: Pick<PaymentSituation, 'total' | 'promoted'>,
  rules: PrepaymentRules,
): BetterPrice | null {
  const better = methods.flatMap((method) =>
    promoted.flatMap(({ id, finalTotal }) => {
      if (method.id === chosenId || id === null || id !== method.promotionId) return [];
      const net =
        rules.onlyPayCommission && isOnlinePayment(method)
          ? subtract(finalTotal, commissionOf(finalTotal, rules))
          : finalTotal;
      const saving = subtract(total, net);
      return saving.minor > 0 ? [{ methodId: method.id, methodName: method.name, saving }] : [];
    }),
  );
  return better.toSorted((one, other) => other.saving.minor - one.saving.minor)[0] ?? null;
}
