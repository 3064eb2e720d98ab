import { convert, type CurrencyUnit, type Money } from './money.ts';

/** The parameter of an address, and the cookie, by which a visitor chooses a currency. */
export const CURRENCY_PARAMETER = 'currency';

/** A currency in which amounts may be shown. */
export interface RatedCurrency {
  readonly isoCode: string;
  readonly decimals: number;
  /** Units of it per unit of the system default; `null` when no amount can be shown in it. */
  readonly exchangeRate: number | null;
  readonly isSystemDefault: boolean;
}

/** The currencies in which a site can show its amounts. */
export const offeredCurrencies = <Currency extends RatedCurrency>(
  currencies: readonly Currency[],
): readonly Currency[] =>
  currencies.filter(({ exchangeRate, isSystemDefault }) => isSystemDefault || exchangeRate !== null);

/** The currency that a visitor chose instead of that of the site; `null` without such a choice. */
export function chosenCurrency<Currency extends RatedCurrency>(
  currencies: readonly Currency[],
  wanted: string | undefined,
): Currency | null {
  const found = offeredCurrencies(currencies).find(({ isoCode }) => isoCode === wanted);
  return found && !found.isSystemDefault ? found : null;
}

/** A currency that visitors of a site may choose instead of its own; `null` where there is none. */
export const otherCurrency = <Currency extends RatedCurrency>(
  currencies: readonly Currency[],
): Currency | null => offeredCurrencies(currencies).find(({ isSystemDefault }) => !isSystemDefault) ?? null;

const rated = ({ isoCode, decimals, exchangeRate, isSystemDefault }: RatedCurrency) => {
  const unit: CurrencyUnit = { code: isoCode, decimals };
  return { ...unit, rate: isSystemDefault ? 1 : exchangeRate };
};

/** An amount in the chosen currency; `null` where it is that of the amount, or no rate leads to it. */
export function approximate(
  amount: Money,
  chosen: RatedCurrency | null,
  currencies: readonly RatedCurrency[],
): Money | null {
  const own = currencies.find(({ isoCode }) => isoCode === amount.currency);
  if (!chosen || !own || own.isoCode === chosen.isoCode) return null;
  const [from, to] = [rated(own), rated(chosen)];
  if (from.rate === null || to.rate === null) return null;
  return convert(amount, { ...from, rate: from.rate }, { ...to, rate: to.rate });
}

/** A chosen currency, and the currencies from which amounts are converted to it. */
export interface ShownCurrency {
  readonly chosen: RatedCurrency;
  readonly currencies: readonly RatedCurrency[];
}

/** Converts amounts to the chosen currency; an amount without a rate stays as it is. */
export const toShownCurrency =
  ({ chosen, currencies }: ShownCurrency) =>
  (amount: Money): Money =>
    approximate(amount, chosen, currencies) ?? amount;

const ratedParts = ({ isoCode, decimals, exchangeRate, isSystemDefault }: RatedCurrency): RatedCurrency => ({
  isoCode,
  decimals,
  exchangeRate,
  isSystemDefault,
});

/**
 * The currency in which a visitor books: the chosen one, for brokers else that of the site; `null` where prices are
 * booked as they are answered. Only brokers have prices of other currencies than that of the site converted.
 */
export function currencyOfBookings(
  currencies: readonly RatedCurrency[],
  chosen: RatedCurrency | null,
  isBroker: boolean,
): ShownCurrency | null {
  const offered = offeredCurrencies(currencies);
  const wanted = chosen ?? (isBroker ? offered.find(({ isSystemDefault }) => isSystemDefault) : null);
  if (!wanted) return null;
  const converted = offered.filter(
    ({ isoCode, isSystemDefault }) => isBroker || isSystemDefault || isoCode === wanted.isoCode,
  );
  return { chosen: ratedParts(wanted), currencies: converted.map(ratedParts) };
}
