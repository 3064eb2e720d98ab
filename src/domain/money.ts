/*
 * Amounts are whole minor units (cents), so that lines add up to totals exactly. Where a fraction of a unit
 * appears it is rounded half up once; halves are rounded away from zero, so that a refund equals its charge.
 */

/** ISO 4217 code, upper case. */
export type CurrencyCode = string;
/** An amount: whole minor units of a currency. Negative for reductions. */
export type Money = { readonly minor: number; readonly currency: CurrencyCode };
/** How an amount of a currency is written: `decimals` minor digits. */
export type CurrencyUnit = { readonly code: CurrencyCode; readonly decimals: number };

/** Thrown when one computation receives amounts of different currencies; convert them first. */
export class CurrencyMismatchError extends Error {
  override readonly name = 'CurrencyMismatchError';
  readonly currencies: readonly [CurrencyCode, CurrencyCode];
  constructor(first: CurrencyCode, second: CurrencyCode) {
    super(`Amounts in ${first} and ${second} cannot be combined; convert one of them first`);
    this.currencies = [first, second];
  }
}

type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

const BASIS_POINTS_PER_WHOLE = 10_000n;
const DECIMAL_PATTERN = /^([+-]?)(\d+)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/** An amount of whole minor units. @throws RangeError when the number is not a safe integer */
export function money(minor: number, currency: CurrencyCode): Money {
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(`money: ${minor} ${currency} is not a whole number of minor units within 2^53`);
  }
  // Negative zero would print as "-0" and differ from zero in comparisons of answers.
  return { minor: minor === 0 ? 0 : minor, currency };
}

function requireSameCurrency(first: Money, second: Money): void {
  if (first.currency !== second.currency) throw new CurrencyMismatchError(first.currency, second.currency);
}

/** The sum of two amounts. @throws CurrencyMismatchError */
export function add(first: Money, second: Money): Money {
  requireSameCurrency(first, second);
  return money(first.minor + second.minor, first.currency);
}

/** The first amount minus the second. @throws CurrencyMismatchError */
export function subtract(first: Money, second: Money): Money {
  requireSameCurrency(first, second);
  return money(first.minor - second.minor, first.currency);
}

/** The sum of all amounts; zero of the currency for an empty list. @throws CurrencyMismatchError */
export const sumMoney = (amounts: readonly Money[], currency: CurrencyCode): Money =>
  amounts.reduce(add, money(0, currency));

/** The amount with the opposite sign. */
export const negate = (amount: Money): Money => money(-amount.minor, amount.currency);

/** The amount multiplied by a whole number. @throws RangeError for fractions: use `percentOf` */
export function multiply(amount: Money, times: number): Money {
  if (!Number.isInteger(times)) throw new RangeError(`multiply: ${times} is not a whole number`);
  return money(amount.minor * times, amount.currency);
}

/** Compares two amounts, as `Array.sort` expects. @throws CurrencyMismatchError */
export function compareMoney(first: Money, second: Money): -1 | 0 | 1 {
  requireSameCurrency(first, second);
  return Math.sign(first.minor - second.minor) as -1 | 0 | 1;
}

/** Whether amount and currency are equal; amounts of different currencies are unequal. */
export const isSameMoney = (first: Money, second: Money): boolean =>
  first.minor === second.minor && first.currency === second.currency;

/** A share of an amount in basis points (1% = 100), rounded half up. */
export function percentOf(amount: Money, basisPoints: number): Money {
  if (!Number.isInteger(basisPoints))
    throw new RangeError(`percentOf: ${basisPoints} is not whole basis points`);
  const share = BigInt(amount.minor) * BigInt(basisPoints);
  return money(Number(divideHalfUp(share, BASIS_POINTS_PER_WHOLE)), amount.currency);
}

/** One of equal parts of an amount, rounded half up: an average, not a split. @throws RangeError below 1 part */
export function averageOf(amount: Money, parts: number): Money {
  if (!Number.isInteger(parts) || parts < 1) throw new RangeError(`averageOf: cannot divide by ${parts}`);
  return money(Number(divideHalfUp(BigInt(amount.minor), BigInt(parts))), amount.currency);
}

/**
 * Splits an amount by weights; the parts add up to it exactly, whatever is left over going to the parts that were
 * cut the most, the earlier one first. A reduction weighs less than nothing. @throws RangeError when the weights
 * together are not above 0
 */
export function allocate(total: Money, weights: readonly number[]): readonly Money[] {
  const fractions = weights.map(toFraction);
  const scale = fractions.reduce((product, { denominator }) => product * denominator, 1n);
  const shares = fractions.map(({ numerator, denominator }) => numerator * (scale / denominator));
  const whole = shares.reduce((sum, share) => sum + share, 0n);
  if (whole <= 0n) throw new RangeError('allocate: the weights together must be above 0');
  const parts = shares.map((share) => ({ numerator: BigInt(total.minor) * share, denominator: whole }));
  return roundTogether(parts, BigInt(total.minor)).map((minor) => money(Number(minor), total.currency));
}

/** How a currency is converted: `rate` is units of it per unit of a currency that all rates are of. */
export type RatedUnit = CurrencyUnit & { readonly rate: number };

/** The amount in another currency, rounded half up once. @throws RangeError when a rate is not above 0 */
export function convert(amount: Money, from: RatedUnit, to: RatedUnit): Money {
  if (!(from.rate > 0 && to.rate > 0))
    throw new RangeError(`convert: no rate from ${from.code} to ${to.code}`);
  const [fromRate, toRate] = [toFraction(from.rate), toFraction(to.rate)];
  const numerator =
    BigInt(amount.minor) * toRate.numerator * fromRate.denominator * 10n ** BigInt(to.decimals);
  const denominator = toRate.denominator * fromRate.numerator * 10n ** BigInt(from.decimals);
  return money(Number(divideHalfUp(numerator, denominator)), to.code);
}

/** The amount of a decimal number or text, rounded half up. @throws RangeError when it is not a number */
export function moneyFromDecimal(decimal: number | string, unit: CurrencyUnit): Money {
  const { numerator, denominator } = toFraction(decimal);
  const minor = divideHalfUp(numerator * 10n ** BigInt(unit.decimals), denominator);
  return money(Number(minor), unit.code);
}

/** The amount as a plain decimal text with a dot, for addresses and API calls; not for display. */
export function toDecimalText(amount: Money, decimals: number): string {
  const digits = String(Math.abs(amount.minor)).padStart(decimals + 1, '0');
  const cut = digits.length - decimals;
  const sign = amount.minor < 0 ? '-' : '';
  return decimals === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, cut)}.${digits.slice(cut)}`;
}

/** The amount as a decimal number, as API calls send it. */
export const toDecimal = (amount: Money, decimals: number): number => Number(toDecimalText(amount, decimals));

// Decimal digits, not the binary number behind them: 1.005 means 1005/1000 and rounds up to 1.01.
function toFraction(decimal: number | string): Fraction {
  const match = DECIMAL_PATTERN.exec(String(decimal).trim());
  if (!match) throw new RangeError(`money: "${decimal}" is not a decimal number`);
  const [, sign, whole, fraction = '', exponent = '0'] = match;
  const digits = BigInt(`${whole}${fraction}`) * (sign === '-' ? -1n : 1n);
  const scale = Number(exponent) - fraction.length;
  return scale >= 0
    ? { numerator: digits * 10n ** BigInt(scale), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-scale) };
}

function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (size * 2n + denominator) / (denominator * 2n);
  return numerator < 0n ? -rounded : rounded;
}

// Rounds each fraction and then moves single units, where rounding was furthest off, until the sum is the target.
function roundTogether(fractions: readonly Fraction[], target: bigint): readonly bigint[] {
  const rounded = fractions.map(({ numerator, denominator }) => divideHalfUp(numerator, denominator));
  const missing = target - rounded.reduce((sum, part) => sum + part, 0n);
  if (missing === 0n) return rounded;
  const step = missing > 0n ? 1n : -1n;
  // All fractions of one call share a denominator, so their errors compare as whole numbers.
  const errors = fractions.map(({ numerator, denominator }, index) => ({
    index,
    error: (numerator - (rounded[index] ?? 0n) * denominator) * step,
  }));
  errors.sort((a, b) => (a.error === b.error ? a.index - b.index : a.error > b.error ? -1 : 1));
  for (const { index } of errors.slice(0, Number(missing * step)))
    rounded[index] = (rounded[index] ?? 0n) + step;
  return rounded;
}
