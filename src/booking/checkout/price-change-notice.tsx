import { Info } from 'lucide';
import type { PriceLine, QuotedPrice } from '../../domain/vehicle-offer.ts';
import { priceTable } from '../../domain/price-table.ts';
import { isSameMoney, type Money } from '../../domain/money.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';
import type { MoneyFormat } from '../../runtime/text/money-format.ts';
import { Glyph } from '../../ui/icon/glyph.tsx';
import * as S from './checkout.styles.ts';
import type { PriceTexts } from './checkout-texts.ts';
import type { PriceChange } from './quote.ts';

/** What prices are shown with. */
export interface Prices {
  readonly texts: PriceTexts;
  /** Prices are shown with taxes. */
  readonly areTaxesIncluded: boolean;
  readonly format: MoneyFormat;
}

interface ChangedLine {
  readonly description: string;
  readonly before: string;
  readonly after: string;
}

/** A line as it is shown, perhaps with its share of the taxes, and its amount without taxes. */
type ShownLine = PriceLine & { readonly charged: Money };

function shownLines({ lines, total }: QuotedPrice, areTaxesIncluded: boolean) {
  const table = priceTable(lines, total, areTaxesIncluded);
  const charged = priceTable(lines, total, false).lines;
  return {
    priced: table.lines.map((line, position) => ({
      ...line,
      charged: (charged[position] as PriceLine).amount,
    })),
    taxes: table.taxes.map((line) => ({ ...line, charged: line.amount })),
  };
}

/** The lines whose amounts differ, added and removed ones included. */
function changedLines(
  { before, after }: PriceChange,
  { texts, format, areTaxesIncluded }: Prices,
): ChangedLine[] {
  const text = (line: ShownLine | undefined) => (line ? format.money(line.amount) : texts.none);
  // Shares of the taxes are rounded together and may differ by a cent when another line changes: amounts without taxes
  // are compared.
  const changesOf = (...both: [before: readonly ShownLine[], after: readonly ShownLine[]]) => {
    const names = new Set(both.flat().map(({ description }) => description));
    return [...names].flatMap((description) => {
      const [old, now] = both.map((lines) => lines.find((line) => line.description === description));
      if (old && now && isSameMoney(old.charged, now.charged)) return [];
      return [{ description, before: text(old), after: text(now) }];
    });
  };
  const [old, now] = [shownLines(before, areTaxesIncluded), shownLines(after, areTaxesIncluded)];
  const priced = changesOf(old.priced, now.priced);
  // Taxes that are part of the lines are listed only where nothing else changed.
  return areTaxesIncluded && priced.length > 0 ? priced : [...priced, ...changesOf(old.taxes, now.taxes)];
}

/** A price before and after its change, line by line. */
export function PriceChangeNotice({ change, ...props }: { change: PriceChange } & Prices) {
  const { texts, format } = props;
  const sentence = interpolate(texts.changed, {
    before: format.money(change.before.total),
    after: format.money(change.after.total),
  });
  return (
    <S.Notice role="alert">
      <Glyph shapes={Info} size={22} />
      <div>
        <p>{sentence}</p>
        <ul>
          {changedLines(change, props).map(({ description, before, after }) => (
            <li key={description}>
              {description}: <del>{before}</del> <ins>{after}</ins>
            </li>
          ))}
        </ul>
      </div>
    </S.Notice>
  );
}
