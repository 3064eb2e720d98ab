import { fromExcess } from '../../../src/api/wire/excess.ts';
import type { Liability } from '../../../src/domain/excess.ts';
import { toDecimal } from '../../../src/domain/money.ts';

/** Excess and deposit as the product API spells them; what is not stated is left out. */
export const wireLiability = ({ excess, deposit }: Liability, decimals: number) => ({
  ...fromExcess(excess, (amount) => toDecimal(amount, decimals)),
  ...(deposit ? { deposit: toDecimal(deposit, decimals) } : {}),
});
