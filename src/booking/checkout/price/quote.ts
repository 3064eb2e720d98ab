import { isCancelledError, type QueryClient, QueryObserver } from '@tanstack/react-query';
import {
  ApiError,
  type CodeTexts,
  isNoAvailability,
  isRefusedForGood,
  visitorMessageOf,
} from '../../../api/api-error.ts';
import type { BookingApi } from '../../../api/product-api.ts';
import { quoteQuery } from '../../../api/queries/quote.ts';
import type { DecimalsOf } from '../../../api/wire/vehicle-offer.ts';
import type { SelectedExtra } from '../../../domain/extras.ts';
import { isSameMoney, sumMoney } from '../../../domain/money.ts';
import type { PriceLine, QuotedPrice } from '../../../domain/vehicle-offer.ts';
import type { CheckoutOrder } from '../state/checkout-order.ts';

/** A price older than this is requested again when the visitor returns to the tab. */
export const REQUOTE_AFTER_MS = 300_000;

/** What the visitor chose that a price depends on. */
export interface PricedChoice {
  readonly selection: readonly SelectedExtra[];
  /** The way to pay where a promotion holds only with it; `null` with any other. */
  readonly paymentMethodId: string | null;
}

/** The price of a car with a selection of extras, paid in some way. */
export interface Quote {
  readonly selectionKey: string;
  readonly paymentMethodId: string | null;
  readonly offer: QuotedPrice;
}

/** A change of price that the visitor did not cause by choosing extras or how to pay. */
export interface PriceChange {
  readonly before: QuotedPrice;
  readonly after: QuotedPrice;
}

interface QuoteContext {
  readonly order: CheckoutOrder;
  readonly api: Pick<BookingApi, 'price'>;
  readonly client: QueryClient;
  readonly decimalsOf: DecimalsOf;
  readonly codeTexts: CodeTexts;
  /** The price that the page was served with, and what it is the price of. */
  readonly served: Quote;
  readonly servedChoice: PricedChoice;
}

/** The newest result of a price request. */
export interface QuoteResult {
  readonly quote: Quote | null;
  readonly isLoading: boolean;
  readonly failure: 'failed' | 'unavailable' | null;
  /** Why it failed, in the server's words for visitors; `null` without any. */
  readonly message: string | null;
}

export const selectionKeyOf = (selection: readonly SelectedExtra[]): string =>
  selection.map(({ extraId, quantity }) => `${extraId}*${quantity}`).join(' ');

/** Whether a price is that of a choice. */
export const isQuoteOf = (
  { selectionKey, paymentMethodId }: Pick<Quote, 'selectionKey' | 'paymentMethodId'>,
  choice: PricedChoice,
): boolean => selectionKey === selectionKeyOf(choice.selection) && paymentMethodId === choice.paymentMethodId;

/** Prices of a car with selections of extras, requested and cached by TanStack Query. */
export function createQuotes({
  order,
  api,
  client,
  decimalsOf,
  codeTexts,
  served,
  servedChoice,
}: QuoteContext) {
  const queryOf = (choice: PricedChoice) => {
    const { selection: extras, paymentMethodId } = choice;
    const { search, language } = order;
    return {
      ...quoteQuery({ search, extras, paymentMethodId }, { api, language, decimalsOf }),
      select: (offer: QuotedPrice): Quote => ({
        selectionKey: selectionKeyOf(extras),
        paymentMethodId,
        offer,
      }),
      ...(isQuoteOf(served, choice) ? { initialData: served.offer } : {}),
      staleTime: REQUOTE_AFTER_MS,
      // A request that failed without a network is repeated with one, however recent the last price is.
      refetchOnReconnect: 'always' as const,
    };
  };
  let observer: QueryObserver<QuotedPrice, Error, Quote> | null = null;
  return {
    /** Reports each result for the observed choice, at first the one served; returns the end of it. */
    observe(report: (result: QuoteResult) => void): () => void {
      observer = new QueryObserver<QuotedPrice, Error, Quote>(client, queryOf(servedChoice));
      return observer.subscribe(({ data, error, isFetching }) => {
        const failure = isNoAvailability(error) ? 'unavailable' : error && !isFetching ? 'failed' : null;
        const message =
          failure === 'failed' && error instanceof ApiError ? visitorMessageOf(error, codeTexts) : null;
        report({ quote: data ?? null, isLoading: isFetching, failure, message });
      });
    },
    /** Observes the price of another choice. */
    select: (choice: PricedChoice) => observer?.setOptions(queryOf(choice)),
    /** Requests the price again. @returns false when the request can never succeed */
    retry(): boolean {
      if (isRefusedForGood(observer?.getCurrentResult().error)) return false;
      void observer?.refetch();
      return true;
    },
    /** Requests every price again before it is used. */
    invalidate: () => void client.invalidateQueries({ queryKey: ['quote'] }),
    /** The price of a choice that is not observed. Rejects with ApiError. */
    async ask(choice: PricedChoice): Promise<QuotedPrice> {
      for (;;)
        try {
          return await client.fetchQuery<QuotedPrice>(queryOf(choice));
        } catch (error) {
          // The request ends with its observer, where the choice was made and taken back meanwhile.
          if (!isCancelledError(error)) throw error;
        }
    },
    /** Requests the price of this moment. Rejects with ApiError. */
    confirm: (choice: PricedChoice): Promise<QuotedPrice> =>
      client.fetchQuery<QuotedPrice>({ ...queryOf(choice), staleTime: 0 }),
    /** Takes over a price that another call returned. */
    accept: (choice: PricedChoice, offer: QuotedPrice) =>
      client.setQueryData<QuotedPrice>(queryOf(choice).queryKey, offer),
  };
}

/** Lines that change with the selected extras; the others change for other reasons only. */
const SELECTION_KINDS: ReadonlySet<PriceLine['kind']> = new Set(['extra', 'insurance', 'tax', 'other']);

const priceWithoutSelection = ({ lines, total }: QuotedPrice) =>
  sumMoney(
    lines.filter(({ kind }) => !SELECTION_KINDS.has(kind)).map(({ amount }) => amount),
    total.currency,
  );

/** Whether a newer quote differs from the shown one by more than the selected extras and the way to pay. */
export function hasPriceMoved(shown: Quote, next: Quote): boolean {
  if (shown.paymentMethodId !== next.paymentMethodId) return false;
  return shown.selectionKey === next.selectionKey
    ? !isSameMoney(shown.offer.total, next.offer.total)
    : !isSameMoney(priceWithoutSelection(shown.offer), priceWithoutSelection(next.offer));
}
