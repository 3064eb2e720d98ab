import type { ExtraRules } from './extras.ts';
import type { Money } from './money.ts';

/** Something sold with a rental, as a visitor is offered it: its rules, its words, its price. */
export type OfferedExtra = ExtraRules & {
  readonly name: string;
  /** '' where the operator says nothing. */
  readonly description: string;
  readonly imagePath: string;
  readonly isPriceByDay: boolean;
  /** Price of one, for a day or for the whole rental as `isPriceByDay` says, with or without taxes as was asked. */
  readonly price: Money;
};
