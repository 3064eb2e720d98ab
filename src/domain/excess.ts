import type { Money } from './money.ts';

/** Kinds of damage for which the customer pays an excess, in the order in which they are shown. */
export const RISKS = ['damage', 'theft', 'rollover', 'hail'] as const;
/** One kind of damage. */
export type Risk = (typeof RISKS)[number];

/** What the customer pays in spite of the insurance, by kind of damage; an absent kind is not stated. */
export type Excess = Partial<Readonly<Record<Risk, Money>>>;

/** The excess of a model; kinds that it does not state are taken from its category. */
export const excessOf = (model: Excess, category: Excess): Excess => ({ ...category, ...model });
