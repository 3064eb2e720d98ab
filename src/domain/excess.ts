import { type Money, percentOf } from './money.ts';

/** Kinds of damage for which the customer pays an excess, in the order in which they are shown. */
export const RISKS = ['damage', 'theft', 'rollover', 'hail'] as const;
/** One kind of damage. */
export type Risk = (typeof RISKS)[number];

/** What the customer pays in spite of the insurance, by kind of damage; an absent kind is not stated. */
export type Excess = Partial<Readonly<Record<Risk, Money>>>;

/** The excess of a model; kinds that it does not state are taken from its category. */
export const excessOf = (model: Excess, category: Excess): Excess => ({ ...category, ...model });

/** What an insurance leaves of the excess and of the deposit, in percent; absent or `null` is all of it. */
export type CoverTerms = {
  readonly excessPercent: Partial<Readonly<Record<Risk, number>>>;
  readonly depositPercent: number | null;
};

/** What a customer risks and leaves as a deposit. */
export type Liability = { readonly excess: Excess; readonly deposit: Money | null };

const BASIS_POINTS = 100;
const WHOLE = 100;

/** Excess and deposit with the chosen insurances: of several that lower the same amount, the one that leaves least holds. */
export function liabilityWith({ excess, deposit }: Liability, covers: readonly CoverTerms[]): Liability {
  const share = (amount: Money, percents: readonly (number | null | undefined)[]): Money =>
    percentOf(amount, Math.min(WHOLE, ...percents.map((percent) => percent ?? WHOLE)) * BASIS_POINTS);
  return {
    excess: Object.fromEntries(
      RISKS.flatMap((risk) => {
        const amount = excess[risk];
        return amount
          ? [
              [
                risk,
                share(
                  amount,
                  covers.map(({ excessPercent }) => excessPercent[risk]),
                ),
              ],
            ]
          : [];
      }),
    ),
    deposit:
      deposit &&
      share(
        deposit,
        covers.map(({ depositPercent }) => depositPercent),
      ),
  };
}
