import type { QuoteLineKind } from '../../src/domain/pricing.ts';
import type { Names } from '../db/tables/columns.ts';
import type { NamedLine } from './price.ts';

/** Texts of a language, and the itinerary whose lines are labelled. */
export interface LineLabels {
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly pick: (names: Names) => string;
  readonly totalDays: number;
  readonly pickUpPlace: string;
  readonly dropOffPlace: string;
}

const KEYS: Readonly<Record<QuoteLineKind, string>> = {
  rental: 'checkout.lines.rental',
  promotion: 'checkout.lines.promotion',
  'pick-up-place': 'checkout.lines.pickUpFee',
  'drop-off-place': 'checkout.lines.dropOffFee',
  'one-way': 'checkout.lines.oneWay',
  extra: 'checkout.lines.extra',
  insurance: 'checkout.lines.insurance',
  tax: 'checkout.lines.tax',
};
const DAYS = 'results.days';

/** Every text key of a line. */
export const LINE_KEYS: readonly string[] = [...Object.values(KEYS), DAYS];

/** The label of a line of a price, on screens and in messages: the operator's name of it, else a built-in text. */
export function lineLabel({ kind, names, quantity }: NamedLine, labels: LineLabels): string {
  const { t, pick, totalDays, pickUpPlace, dropOffPlace } = labels;
  const place = kind === 'drop-off-place' ? dropOffPlace : pickUpPlace;
  const label = (names && pick(names)) || t(KEYS[kind], { place, days: t(DAYS, { count: totalDays }) });
  // The quantity of a rental is its days, which its text already states.
  return kind !== 'rental' && quantity > 1 ? `${quantity} × ${label}` : label;
}
