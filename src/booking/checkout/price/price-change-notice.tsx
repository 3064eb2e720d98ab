import { Info } from 'lucide';
import type { PriceLine, QuotedPrice } from '../../../domain/vehicle-offer.ts';
import { priceTable } from '../../../domain/price-table.ts';
import { isSameMoney, type Money } from '../../../domain/money.ts';
import { interpolate } from '../../../runtime/text/interpolate.ts';
import type { MoneyFormat } from '../../../runtime/text/money-format.ts';
import { Glyph } from '../../../ui/icon/glyph.tsx';
import * as S from '../checkout.styles.ts';
import type { PriceTexts } from '../checkout-texts.ts';
import { agreedPrice } from './agreed-price.ts';
import type { CheckoutOrder } from '../state/checkout-order.ts';
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

/** The currency that prices are shown in. */
type Agreed = Pick<CheckoutOrder, 'currency'>;

/** A line as it is shown, perhaps with its share of the taxes, and its amount as it was answered, without taxes. */
type ShownLine = PriceLine & { readonly charged: Money };

function shownLines(price: QuotedPrice, areTaxesIncluded: boolean, order: Agreed) {
  const agreed = agreedPrice(price, order);
  const both = agreed.lines.map((line, position) => ({
    ...line,
    charged: (price.lines[position] as PriceLine).amount,
  }));
  const { lines, included, taxes } = priceTable<ShownLine>(both, agreed.total, areTaxesIncluded);
  return { priced: [...lines, ...included], taxes };
}

/** The lines whose amounts differ, added and removed ones included. */
function changedLines(
  { before, after }: PriceChange,
  { texts, format, areTaxesIncluded, order }: Prices & { readonly order: Agreed },
): ChangedLine[] {
  const text = (line: ShownLine | undefined) => (line ? format.money(line.amount) : texts.none);
  // Shares of the taxes and converted lines are rounded together and may differ by a cent when another line changes:
  // amounts as they were answered, without taxes, are compared.
  const changesOf = (...both: [before: readonly ShownLine[], after: readonly ShownLine[]]) => {
    const names = new Set(both.flat().map(({ description }) => description));
    return [...names].flatMap((description) => {
      const [old, now] = both.map((lines) => lines.find((line) => line.description === description));
      if (old && now && isSameMoney(old.charged, now.charged)) return [];
      return [{ description, before: text(old), after: text(now) }];
    });
  };
  const linesOf = (price: QuotedPrice) => shownLines(price, areTaxesIncluded, order);
  const [old, now] = [linesOf(before), linesOf(after)];
  const priced = changesOf(old.priced, now.priced);
  // Taxes that are part of the lines are listed only where nothing else changed.
  return areTaxesIncluded && priced.length > 0 ? priced : [...priced, ...changesOf(old.taxes, now.taxes)];
}

/** A price before and after its change, line by line. */
export function PriceChangeNotice({
  change,
  ...props
}: { readonly change: PriceChange; readonly order: Agreed } & Prices) {
  const { texts, format, order } = props;
  const written = (price: QuotedPrice) => format.money(agreedPrice(price, order).total);
  const sentence = interpolate(texts.changed, {
    before: written(change.before),
    after: written(change.after),
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
