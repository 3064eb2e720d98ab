import type { Money } from './money.ts';

/** What may happen to a car and leaves the customer something to pay, in the order in which it is told. */
export const RISKS = ['damage', 'theft', 'rollover', 'hail'] as const;
/** One of them. */
export type Risk = (typeof RISKS)[number];

/** What the customer still pays, the insurance notwithstanding, by what happened; what is absent is not stated. */
export type Excess = Partial<Readonly<Record<Risk, Money>>>;

/** What a model states, and where it states nothing what its category does. */
export const excessOf = (model: Excess, category: Excess): Excess => ({ ...category, ...model });
