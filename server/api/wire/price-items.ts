import type { PriceItem } from '../../../generated/api/types.ts';
import { LINE_TYPE_IDS } from '../../../src/api/wire/vehicle-offer.ts';
import { toDecimal } from '../../../src/domain/money.ts';
import { type LineLabels, lineLabel } from '../../booking/line-label.ts';
import type { NamedLine } from '../../booking/price.ts';
import type { Names } from '../../db/tables/columns.ts';
import type { NameIn, TextsOf } from './texts.ts';

/** What describing a price takes: its language, decimals, and the trip that it is of. */
export type PriceLabels = Omit<LineLabels, 't' | 'pick'> & {
  readonly language: string;
  readonly decimals: number;
};

/** The lines of a quote as the product API spells them. */
export function createPriceItems(textsOf: TextsOf, nameIn: NameIn) {
  return (lines: readonly NamedLine[], labels: PriceLabels): PriceItem[] => {
    const { language, decimals } = labels;
    const lineLabels = { ...labels, t: textsOf(language), pick: (names: Names) => nameIn(names, language) };
    return lines.map((line) => ({
      description: lineLabel(line, lineLabels),
      price: toDecimal(line.amount, decimals),
      type: line.kind,
      typeId: LINE_TYPE_IDS[line.kind],
    }));
  };
}

export type PriceItems = ReturnType<typeof createPriceItems>;
