import type { ExtraRules } from './extras.ts';
import type { Money } from './money.ts';

/** An extra as it is offered to a visitor: its rules, texts and price. */
export type OfferedExtra = ExtraRules & {
  readonly name: string;
  /** '' where the operator states none. */
  readonly description: string;
  readonly imagePath: string;
  readonly isPriceByDay: boolean;
  /** Price of one piece: per day if `isPriceByDay`, else for the rental; with or without taxes as the request says. */
  readonly price: Money;
  /** The same without taxes, where `price` contains them and the product API states both; else `null`. */
  readonly net: Money | null;
};
