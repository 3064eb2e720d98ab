import type { Money } from '../../domain/money.ts';
import type { Format } from '../../runtime/text/format.ts';
import type { Translate } from '../../runtime/text/translate.ts';

interface Props {
  readonly t: Translate;
  readonly format: Pick<Format, 'money'>;
  /** Text with `{{price}}` in it. */
  readonly textKey: string;
  readonly amount: Money;
}

/** A text around an amount. */
export const PriceText = ({ t, format, textKey, amount }: Props) =>
  t(textKey, { price: format.money(amount) });
