import type { ReactNode } from 'react';
import type { ExtraState, SelectedExtra } from '../../../domain/extras.ts';
import { interpolate } from '../../../runtime/text/interpolate.ts';
import type { MoneyFormat } from '../../../runtime/text/money-format.ts';
import type { ExtrasTexts } from '../checkout-texts.ts';
import type { Liabilities, ShownExtra } from './shown-extra.ts';

/** What choosing extras takes. */
export interface ExtrasChoiceProps {
  readonly extras: readonly ShownExtra[];
  readonly selection: readonly SelectedExtra[];
  readonly texts: ExtrasTexts;
  readonly format: MoneyFormat;
  readonly onChoose: (extraId: string, quantity: number) => void;
  readonly liabilities: Liabilities;
  /** Takes a level of cover in place of the others of its choice; the id of none takes none of them. */
  readonly onChooseLevel: (levelId: string) => void;
  /** Nothing is booked without an insurance. */
  readonly isInsuranceRequired: boolean;
  /** Shown with the insurances. */
  readonly insuranceNotice?: ReactNode;
}

/** What an extra costs, in words. */
export function priceText(
  { price, isPriceByDay, isRequired }: ShownExtra,
  { texts, format }: Pick<ExtrasChoiceProps, 'texts' | 'format'>,
): string {
  if (price.minor === 0) return isRequired ? texts.required : texts.free;
  return interpolate(isPriceByDay ? texts.perDay : texts.perRental, { price: format.money(price) });
}

/** Why an extra cannot be changed; '' when it can. */
export function stateText(
  state: ExtraState,
  { refusalText }: ShownExtra,
  { extras, texts }: Pick<ExtrasChoiceProps, 'extras' | 'texts'>,
): string {
  if (state.kind === 'free') return '';
  if (state.kind === 'locked') return texts.required;
  if (!('by' in state)) return refusalText || texts.notAvailable;
  const blocker = extras.find(({ id }) => id === state.by);
  return interpolate(texts.excluded, { extra: blocker?.name ?? '' });
}
