import type { QuoteLineKind } from '../../src/domain/pricing.ts';
import type { Names } from '../db/tables/columns.ts';
import type { NamedLine } from './price.ts';

/** What naming a line takes: the texts of a language, and the trip that the line is of. */
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
  'pick-up-after-hours': 'checkout.lines.pickUpAfterHours',
  'drop-off-after-hours': 'checkout.lines.dropOffAfterHours',
  extra: 'checkout.lines.extra',
  insurance: 'checkout.lines.insurance',
  tax: 'checkout.lines.tax',
};

/** The label of a price line on screens and in mails: the operator's name, else a built-in text. */
export function lineLabel({ kind, names, quantity }: NamedLine, labels: LineLabels): string {
  const { t, pick, totalDays, pickUpPlace, dropOffPlace } = labels;
  const place = kind === 'drop-off-place' ? dropOffPlace : pickUpPlace;
  const label =
    (names && pick(names)) || t(KEYS[kind], { place, days: t('results.days', { count: totalDays }) });
  // The quantity of a rental is its days, which its label contains.
  return kind !== 'rental' && quantity > 1 ? `${quantity} × ${label}` : label;
}
