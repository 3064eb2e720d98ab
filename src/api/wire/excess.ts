import { type Excess, RISKS, type Risk } from '../../domain/excess.ts';
import type { Money } from '../../domain/money.ts';

/** Names under which the wire states what the customer still pays. */
const NAMES = {
  damage: 'franchiseDamage',
  theft: 'franchiseTheft',
  rollover: 'franchiseRollover',
  hail: 'franchiseHail',
} as const satisfies Readonly<Record<Risk, string>>;

/** What a model or category of the wire says of it, as decimals. */
export type WireExcess = { readonly [Name in (typeof NAMES)[Risk]]?: number };

/** The amounts that the wire states. */
export const toExcess = (wire: WireExcess, amount: (value: number) => Money): Excess =>
  Object.fromEntries(
    RISKS.flatMap((risk) => {
      const value = wire[NAMES[risk]];
      return value === undefined ? [] : [[risk, amount(value)]];
    }),
  );

/** Amounts by risk, as the wire states them. */
export const fromExcess = <Amount>(
  excess: Partial<Readonly<Record<Risk, Amount>>>,
  decimal: (amount: Amount) => number,
): WireExcess =>
  Object.fromEntries(
    RISKS.flatMap((risk) => {
      const amount = excess[risk];
      return amount === undefined ? [] : [[NAMES[risk], decimal(amount)]];
    }),
  );
