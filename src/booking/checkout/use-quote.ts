import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isNoAvailability, isRefusedForGood } from '../../api/api-error.ts';
import type { BookingApi } from '../../api/product-api.ts';
import type { DecimalsOf } from '../../api/wire/vehicle-offer.ts';
import type { SelectedExtra } from '../../domain/extras.ts';
import { isSameMoney, sumMoney } from '../../domain/money.ts';
import { type PriceLine, quotedPrice, type QuotedPrice } from '../../domain/vehicle-offer.ts';
import { useServices } from '../../runtime/hydration/use-services.ts';
import { useIslandQueryClient } from '../../runtime/hydration/query-client.ts';
import type { CheckoutOrder } from './checkout-order.ts';
import { useDebounced } from './use-debounced.ts';

/** A choice may be one of several that follow at once. */
const DEBOUNCE_MS = 300;
/** Whoever comes back to the tab after this long is shown the price of now. */
export const REQUOTE_AFTER_MS = 300_000;

/** A price that moved by itself: nothing else was chosen, or more moved than what was. */
export interface PriceChange {
  readonly before: QuotedPrice;
  readonly after: QuotedPrice;
}

export interface QuoteState {
  /** The newest price that is known. */
  readonly offer: QuotedPrice;
  /** The price of what is chosen is on its way. */
  readonly isUpdating: boolean;
  /** The newest price could not be had. */
  readonly hasFailed: boolean;
  /** The last car was taken. */
  readonly isUnavailable: boolean;
  readonly change: PriceChange | null;
  readonly tryAgain: () => void;
  /** Asks for the price of this moment. Rejects with ApiError. */
  readonly confirm: () => Promise<QuotedPrice>;
  /** Takes over a price that the server told by itself. */
  readonly accept: (offer: QuotedPrice) => void;
}

interface Options {
  readonly order: CheckoutOrder;
  /** What the served price is for. */
  readonly served: { readonly offer: QuotedPrice; readonly extras: readonly SelectedExtra[] };
  readonly selection: readonly SelectedExtra[];
  readonly api: Pick<BookingApi, 'price'>;
  readonly decimalsOf: DecimalsOf;
}

const keyOf = (extras: readonly SelectedExtra[]) =>
  extras.map(({ extraId, quantity }) => `${extraId}*${quantity}`).join(' ');

/** What is shown: the price, what it is for, and how it moved by itself. */
interface Shown {
  readonly offer: QuotedPrice;
  readonly key: string;
  readonly change: PriceChange | null;
}

/** Lines that another choice of extras moves; all others move by themselves. */
const CHOSEN_KINDS: ReadonlySet<PriceLine['kind']> = new Set(['extra', 'insurance', 'tax', 'other']);

const priceBesideChoice = ({ lines, total }: QuotedPrice) =>
  sumMoney(
    lines.filter(({ kind }) => !CHOSEN_KINDS.has(kind)).map(({ amount }) => amount),
    total.currency,
  );

/** What to show when a price has arrived. */
function showNext(last: Shown, offer: QuotedPrice, key: string): Shown {
  if (offer === last.offer && key === last.key) return last;
  const isSameChoice = key === last.key;
  const hasMoved = isSameChoice
    ? !isSameMoney(offer.total, last.offer.total)
    : !isSameMoney(priceBesideChoice(offer), priceBesideChoice(last.offer));
  if (hasMoved) return { offer, key, change: { before: last.offer, after: offer } };
  return { offer, key, change: isSameChoice ? last.change : null };
}

/** The price of a car with the chosen extras, asked anew whenever the choice changes and when it has grown old. */
export function useQuote({ order, served, selection, api, decimalsOf }: Options): QuoteState {
  const client = useIslandQueryClient();
  const { navigation } = useServices();
  const settled = useDebounced(selection, DEBOUNCE_MS);
  const queryOf = (extras: readonly SelectedExtra[]) => ({
    queryKey: ['quote', order.modelId, keyOf(extras)] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api
        .price({ search: order.search, extras }, { language: order.language, decimalsOf, signal })
        .then(quotedPrice),
  });
  const isServed = keyOf(settled) === keyOf(served.extras);
  const { data, isPlaceholderData, isFetching, error, refetch } = useQuery(
    {
      ...queryOf(settled),
      ...(isServed ? { initialData: served.offer } : {}),
      staleTime: REQUOTE_AFTER_MS,
      placeholderData: keepPreviousData,
      // Without a network the last answer is that there was none, however fresh the price before it.
      refetchOnReconnect: 'always',
    },
    client,
  );
  const [last, setLast] = useState<Shown>({ offer: served.offer, key: keyOf(served.extras), change: null });
  const shown = data && !isPlaceholderData ? showNext(last, data, keyOf(settled)) : last;
  if (shown !== last) setLast(shown);
  useEffect(() => {
    // "Back" may show this page as it was left, without starting it again.
    const onReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void client.invalidateQueries({ queryKey: ['quote'] });
    };
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, [client]);
  const isUnavailable = isNoAvailability(error);
  const hasFailed = error !== null && !isUnavailable && !isFetching;
  return {
    offer: shown.offer,
    isUpdating: !hasFailed && !isUnavailable && (isFetching || keyOf(selection) !== shown.key),
    hasFailed,
    isUnavailable,
    change: shown.change,
    // Whatever was served is of no use any more: a closed desk, an extra that is gone.
    tryAgain: () => (isRefusedForGood(error) ? navigation.reload() : void refetch()),
    confirm: () => client.fetchQuery({ ...queryOf(selection), staleTime: 0 }),
    accept: (offer) => void client.setQueryData(queryOf(selection).queryKey, offer),
  };
}
