import { chooseExtra, quantityOf, type SelectedExtra } from '../../../domain/extras.ts';
import { withLevel } from '../../../domain/cover-levels.ts';
import type { ShownExtra } from '../extras/shown-extra.ts';
import {
  hasPriceMoved,
  isQuoteOf,
  type PriceChange,
  type PricedChoice,
  type Quote,
  type QuoteResult,
  selectionKeyOf,
} from '../price/quote.ts';
import type { SubmissionOutcome } from '../submission/submission.ts';

/** Why the last submission booked nothing; the page of another outcome is opened instead. */
export type SubmissionFailure = Exclude<SubmissionOutcome, { kind: 'booked' | 'quoted' | 'unavailable' }>;

/** Everything that changes in a checkout, apart from the answers in its form. */
export interface CheckoutState {
  readonly offered: readonly ShownExtra[];
  readonly selection: readonly SelectedExtra[];
  /** The way to pay; `null` until one is chosen, and for a quote. */
  readonly method: string | null;
  /** See `PricedChoice`. */
  readonly paymentMethodId: string | null;
  /** Extras that the last choice removed from the selection, and those that it added besides itself. */
  readonly removed: readonly ShownExtra[];
  readonly returned: readonly ShownExtra[];
  /** Free extras that a chosen extra removed, by that extra's id: they return with its removal. */
  readonly displaced: Readonly<Record<string, readonly SelectedExtra[]>>;
  /** The newest known price, perhaps of an earlier selection. */
  readonly quote: Quote;
  /** How the shown price differs from the one before it; `null` after a change that the visitor made. */
  readonly change: PriceChange | null;
  readonly result: Omit<QuoteResult, 'quote'>;
  readonly submission:
    | { readonly step: 'editing' | 'submitting' }
    /** Fields show what is wrong with their answers. */
    | { readonly step: 'refused' }
    /** Submitted before the price arrived; `knownChange` had been shown by then. */
    | { readonly step: 'awaiting-price'; readonly knownChange: PriceChange | null };
  readonly failure: SubmissionFailure | null;
}

export type CheckoutEvent =
  | { readonly type: 'selection-restored'; readonly selection: readonly SelectedExtra[] }
  | { readonly type: 'extra-chosen'; readonly extraId: string; readonly quantity: number }
  | { readonly type: 'level-chosen'; readonly levelId: string }
  | {
      readonly type: 'payment-chosen';
      readonly method: string | null;
      readonly paymentMethodId: string | null;
    }
  | { readonly type: 'quote-changed'; readonly result: QuoteResult }
  | { readonly type: 'submitted' }
  | { readonly type: 'answers-refused' }
  | { readonly type: 'submission-failed'; readonly failure: SubmissionFailure }
  /** The quote is mailed, and the page stays. */
  | { readonly type: 'quote-sent' }
  /** The browser shows the page again that was left after a submission. */
  | { readonly type: 'page-returned' };

/** The state of a checkout as it is served: its price may be with another way to pay than the one that is chosen. */
export const initialState = (
  offered: readonly ShownExtra[],
  served: PricedChoice & Pick<Quote, 'offer'>,
  chosen: Pick<CheckoutState, 'method' | 'paymentMethodId'>,
): CheckoutState => ({
  offered,
  selection: served.selection,
  ...chosen,
  removed: [],
  returned: [],
  displaced: {},
  quote: {
    selectionKey: selectionKeyOf(served.selection),
    paymentMethodId: served.paymentMethodId,
    offer: served.offer,
  },
  change: null,
  result: { isLoading: false, failure: null, message: null },
  submission: { step: 'editing' },
  failure: null,
});

/** Whether the price of what is chosen is still to arrive. */
export const isPriceLoading = (state: CheckoutState): boolean =>
  !state.result.failure && (state.result.isLoading || !isQuoteOf(state.quote, state));

/** A selection with an extra that was in it before, unless another one excludes it. */
function withExtra(
  selection: readonly SelectedExtra[],
  { extraId, quantity }: SelectedExtra,
  offered: readonly ShownExtra[],
): readonly SelectedExtra[] {
  const choice = chooseExtra(extraId, quantity, selection, offered);
  return choice.ok && choice.removed.length === 0 ? choice.selection : selection;
}

function choose(state: CheckoutState, extraId: string, quantity: number): CheckoutState {
  const { offered, displaced } = state;
  const choice = chooseExtra(extraId, quantity, state.selection, offered);
  if (!choice.ok) return state;
  const before = displaced[extraId] ?? [];
  // Only free extras return: removing one extra never adds another that costs something.
  const isFree = (id: string) => offered.some((extra) => extra.id === id && extra.price.minor === 0);
  const removedFree = state.selection.filter(
    (extra) => choice.removed.includes(extra.extraId) && isFree(extra.extraId),
  );
  const selection =
    quantity > 0
      ? choice.selection
      : before.reduce((taken, extra) => withExtra(taken, extra, offered), choice.selection);
  return {
    ...afterChoice(state),
    selection,
    removed: offered.filter(({ id }) => choice.removed.includes(id)),
    returned: offered.filter(
      ({ id }) => quantityOf(id, selection) > 0 && quantityOf(id, choice.selection) === 0,
    ),
    displaced: { ...displaced, [extraId]: quantity > 0 ? [...before, ...removedFree] : [] },
  };
}

/** Another selection was never agreed to, and may have the insurance that was missing. */
const afterChoice = (state: CheckoutState): CheckoutState => ({
  ...state,
  failure: state.failure?.kind === 'no-insurance' ? null : state.failure,
  submission: state.submission.step === 'awaiting-price' ? { step: 'editing' } : state.submission,
});

function receiveQuote(state: CheckoutState, { quote, ...result }: QuoteResult): CheckoutState {
  const shown = state.quote;
  const isSame = (part: 'offer' | 'selectionKey' | 'paymentMethodId') => quote?.[part] === shown[part];
  if (!quote || (isSame('offer') && isSame('selectionKey') && isSame('paymentMethodId')))
    return { ...state, result };
  const hasMoved = hasPriceMoved(shown, quote);
  const isSameChoice = isSame('selectionKey') && isSame('paymentMethodId');
  return {
    ...state,
    result,
    quote,
    change: hasMoved ? { before: shown.offer, after: quote.offer } : isSameChoice ? state.change : null,
  };
}

/** Submits what waited for the price, unless the price changed by itself meanwhile. */
function submitWhenPriced(state: CheckoutState): CheckoutState {
  const { submission, change } = state;
  if (submission.step !== 'awaiting-price' || isPriceLoading(state)) return state;
  const isAgreed = change === null || change === submission.knownChange;
  return { ...state, submission: { step: isAgreed ? 'submitting' : 'editing' } };
}

/** The state of a checkout after an event. */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'selection-restored':
      return { ...state, selection: event.selection };
    case 'extra-chosen':
      return choose(state, event.extraId, event.quantity);
    case 'level-chosen':
      return {
        ...afterChoice(state),
        selection: withLevel(event.levelId, state.selection, state.offered),
        removed: [],
        returned: [],
      };
    case 'payment-chosen':
      return { ...afterChoice(state), method: event.method, paymentMethodId: event.paymentMethodId };
    case 'quote-changed':
      return submitWhenPriced(receiveQuote(state, event.result));
    case 'submitted':
      if (state.submission.step === 'submitting') return state;
      return submitWhenPriced({
        ...state,
        failure: null,
        submission: { step: 'awaiting-price', knownChange: state.change },
      });
    case 'answers-refused':
      return { ...state, submission: { step: 'refused' } };
    case 'submission-failed':
      return { ...state, failure: event.failure, submission: { step: 'editing' } };
    case 'quote-sent':
    case 'page-returned':
      return { ...state, failure: null, submission: { step: 'editing' } };
  }
}
