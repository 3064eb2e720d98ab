import type { PlainDateTime } from '../../domain/calendar.ts';
import { type CancellationTerms, isCancellationFree } from '../../domain/cancellation.ts';
import type { Money } from '../../domain/money.ts';
import type { Format } from '../../runtime/text/format.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** Until when cancelling is free and what it costs then, as a template: `{{price}}` is the fee. */
export function cancellationTemplate(
  { freeUntil }: Pick<CancellationTerms, 'freeUntil'>,
  now: PlainDateTime,
  { t, format }: { readonly t: Translate; readonly format: Pick<Format, 'weekday' | 'time'> },
): readonly string[] {
  const price = '{{price}}';
  if (!isCancellationFree({ freeUntil }, now)) return [t('cancellation.passed', { price })];
  const moment = `${format.weekday(freeUntil)}, ${format.time(freeUntil)}`;
  return [t('cancellation.free', { moment }), t('cancellation.feeAfter', { price })];
}

/** The sentences of a template with a fee. */
export const withFee = (
  template: readonly string[],
  fee: Money,
  format: { readonly money: (amount: Money) => string },
): readonly string[] => template.map((text) => interpolate(text, { price: format.money(fee) }));

/** The same of a stored booking, whose fee at this moment is known. */
export const cancellationSentences = (
  terms: CancellationTerms,
  feeNow: Money,
  { t, format }: { readonly t: Translate; readonly format: Pick<Format, 'weekday' | 'time'> },
): readonly string[] =>
  // A moment at or after the end: the fee says which side of it is now.
  cancellationTemplate(terms, feeNow.minor > 0 ? AFTER_EVERYTHING : terms.freeUntil, { t, format });

const AFTER_EVERYTHING: PlainDateTime = '9999-12-31T23:59';
