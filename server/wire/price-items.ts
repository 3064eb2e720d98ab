import type { PriceItem } from '../../generated/api/types.ts';
import { LINE_TYPE_IDS } from '../../src/api/wire/vehicle-offer.ts';
import { toDecimal } from '../../src/domain/money.ts';
import type { QuoteLine } from '../../src/domain/pricing.ts';
import type { NamedLine } from '../booking/price.ts';
import type { NameIn, TextsOf } from './texts.ts';

/** What describing a price takes: its language, decimals, and the places it names. */
export interface PriceWords {
  readonly language: string;
  readonly decimals: number;
  readonly totalDays: number;
  readonly pickUpPlace: string;
  readonly dropOffPlace: string;
}

/** Text keys of lines that the operator does not name. */
const KEYS: Readonly<Record<Exclude<QuoteLine['kind'], 'extra' | 'insurance' | 'tax'>, string>> = {
  rental: 'checkout.lines.rental',
  promotion: 'checkout.lines.promotion',
  'pick-up-place': 'checkout.lines.pickUpFee',
  'drop-off-place': 'checkout.lines.dropOffFee',
  'one-way': 'checkout.lines.oneWay',
};

/** The lines of a quote as the product API spells them. */
export function createPriceItems(textsOf: TextsOf, nameIn: NameIn) {
  return (lines: readonly NamedLine[], words: PriceWords): PriceItem[] => {
    const t = textsOf(words.language);
    const describe = ({ kind, names, quantity }: NamedLine): string => {
      const name = nameIn(names, words.language);
      if (kind === 'extra' || kind === 'insurance' || kind === 'tax')
        return quantity > 1 ? `${quantity} × ${name}` : name;
      const place = kind === 'drop-off-place' ? words.dropOffPlace : words.pickUpPlace;
      return t(KEYS[kind], { place, days: t('results.days', { count: words.totalDays }) });
    };
    return lines.map((line) => ({
      description: describe(line),
      price: toDecimal(line.amount, words.decimals),
      type: line.kind,
      typeId: LINE_TYPE_IDS[line.kind],
    }));
  };
}

export type PriceItems = ReturnType<typeof createPriceItems>;
