import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import {
  ApiError,
  type CodeTexts,
  isNoAvailability,
  isRefusedForGood,
  visitorMessageOf,
} from '../../api/api-error.ts';
import type { BookingApi } from '../../api/product-api.ts';
import type { DecimalsOf } from '../../api/wire/vehicle-offer.ts';
import type { SelectedExtra } from '../../domain/extras.ts';
import { isSameMoney, sumMoney } from '../../domain/money.ts';
import { type PriceLine, quotedPrice, type QuotedPrice } from '../../domain/vehicle-offer.ts';
import type { CheckoutOrder } from './checkout-order.ts';

/** A price older than this is requested again when the visitor returns to the tab. */
export const REQUOTE_AFTER_MS = 300_000;

/** The price of a car with a selection of extras. */
export interface Quote {
  readonly selectionKey: string;
  readonly offer: QuotedPrice;
}

/** A change of price that the visitor did not cause by choosing extras. */
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
  /** The price that the page was served with. */
  readonly served: Quote;
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

/** Prices of a car with selections of extras, requested and cached by TanStack Query. */
export function createQuotes({ order, api, client, decimalsOf, codeTexts, served }: QuoteContext) {
  const queryOf = (selection: readonly SelectedExtra[]) => {
    const selectionKey = selectionKeyOf(selection);
    return {
      queryKey: ['quote', order.modelId, selectionKey],
      queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Quote> => {
        const { search, language } = order;
        const offer = await api.price({ search, extras: selection }, { language, decimalsOf, signal });
        return { selectionKey, offer: quotedPrice(offer) };
      },
      ...(selectionKey === served.selectionKey ? { initialData: served } : {}),
      staleTime: REQUOTE_AFTER_MS,
      // A request that failed without a network is repeated with one, however recent the last price is.
      refetchOnReconnect: 'always' as const,
    };
  };
  let observer: QueryObserver<Quote> | null = null;
  return {
    /** Reports each result for the observed selection; returns the end of it. */
    observe(selection: readonly SelectedExtra[], report: (result: QuoteResult) => void): () => void {
      observer = new QueryObserver<Quote>(client, queryOf(selection));
      return observer.subscribe(({ data, error, isFetching }) => {
        const failure = isNoAvailability(error) ? 'unavailable' : error && !isFetching ? 'failed' : null;
        const message =
          failure === 'failed' && error instanceof ApiError ? visitorMessageOf(error, codeTexts) : null;
        report({ quote: data ?? null, isLoading: isFetching, failure, message });
      });
    },
    /** Observes the price of another selection. */
    select: (selection: readonly SelectedExtra[]) => observer?.setOptions(queryOf(selection)),
    /** Requests the price again. @returns false when the request can never succeed */
    retry(): boolean {
      if (isRefusedForGood(observer?.getCurrentResult().error)) return false;
      void observer?.refetch();
      return true;
    },
    /** Requests every price again before it is used. */
    invalidate: () => void client.invalidateQueries({ queryKey: ['quote'] }),
    /** Requests the price of this moment. Rejects with ApiError. */
    confirm: async (selection: readonly SelectedExtra[]): Promise<QuotedPrice> =>
      (await client.fetchQuery({ ...queryOf(selection), staleTime: 0 })).offer,
    /** Takes over a price that another call returned. */
    accept: (selection: readonly SelectedExtra[], offer: QuotedPrice) =>
      client.setQueryData<Quote>(queryOf(selection).queryKey, {
        selectionKey: selectionKeyOf(selection),
        offer,
      }),
  };
}

/** Lines that change with the selected extras; the others change for other reasons only. */
const SELECTION_KINDS: ReadonlySet<PriceLine['kind']> = new Set(['extra', 'insurance', 'tax', 'other']);

const priceWithoutSelection = ({ lines, total }: QuotedPrice) =>
  sumMoney(
    lines.filter(({ kind }) => !SELECTION_KINDS.has(kind)).map(({ amount }) => amount),
    total.currency,
  );

/** Whether a newer quote differs from the shown one by more than the selected extras. */
export function hasPriceMoved(shown: Quote, next: Quote): boolean {
  return shown.selectionKey === next.selectionKey
    ? !isSameMoney(shown.offer.total, next.offer.total)
    : !isSameMoney(priceWithoutSelection(shown.offer), priceWithoutSelection(next.offer));
}
