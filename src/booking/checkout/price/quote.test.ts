import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { FAKE_SEARCH_RULES, fakeApi } from '../../../../tests/support/fake-api.ts';
import { priceQuery } from '../../../api/queries/price.ts';
import { SAMPLE_SEARCH, sampleBookingResponses } from '../../../api/wire/scenarios/sample-bookings.ts';
import { SAMPLE_NOW } from '../../../api/wire/scenarios/sample-places.ts';
import { quotedPrice } from '../../../domain/vehicle-offer.ts';
import { createQuotes, type PricedChoice, type QuoteResult, selectionKeyOf } from './quote.ts';

const language = 'en-US';
const decimalsOf = () => 2;
const RESPONSES = sampleBookingResponses({ isoCode: 'EUR', decimals: 2, perEuro: 1 });
/** Extras that the address names are priced by their names. */
const SEARCH = new URLSearchParams(`${SAMPLE_SEARCH}&extras=child-seat*2`);

/** The price of a page as a server asks for it, and the quotes of its island. */
async function openCheckout(client = new QueryClient({ defaultOptions: { queries: { retry: false } } })) {
  const api = fakeApi(RESPONSES);
  const price = vi.spyOn(api, 'price');
  const priced = await client.fetchQuery(
    priceQuery({
      api,
      language,
      decimalsOf,
      search: SEARCH,
      searchRules: FAKE_SEARCH_RULES,
      now: SAMPLE_NOW,
    }),
  );
  if (!priced?.offer) throw new Error('the sample car has no price');
  const { search, offer, preselected } = priced;
  const requests = price.mock.calls.length;
  price.mockClear();
  /** The quotes of an island that was served with the price of a choice. */
  const quotesWith = (servedChoice: PricedChoice, ofClient: QueryClient) =>
    createQuotes({
      order: { search, modelId: search.modelId ?? '', language, brandCode: null, currency: null },
      api,
      client: ofClient,
      decimalsOf,
      codeTexts: {},
      served: {
        selectionKey: selectionKeyOf(servedChoice.selection),
        paymentMethodId: servedChoice.paymentMethodId,
        offer: quotedPrice(offer),
      },
      servedChoice,
    });
  return { client, price, requests, offer, preselected, quotesWith };
}

function follow(quotes: ReturnType<typeof createQuotes>) {
  const results: QuoteResult[] = [];
  onTestFinished(quotes.observe((result) => results.push(result)));
  return results;
}

describe('the prices of a checkout', () => {
  it('begin with that of the page, for which the island asks nothing', async () => {
    const { price, offer, preselected, quotesWith } = await openCheckout();
    const choice = { selection: preselected, paymentMethodId: null };
    const quotes = quotesWith(choice, new QueryClient());
    const results = follow(quotes);
    quotes.select({ ...choice });
    await new Promise((resolve) => setTimeout(resolve));
    expect(price).not.toHaveBeenCalled();
    expect(results.filter(({ isLoading }) => isLoading)).toEqual([]);
    quotes.select({ selection: [], paymentMethodId: null });
    await vi.waitFor(() => expect(results.at(-1)?.quote?.selectionKey).toBe(''));
    expect(price).toHaveBeenCalledTimes(1);
    expect(results.at(-1)?.quote?.offer.total.currency).toBe(offer.total.currency);
  });

  it('are there as a choice is made whose price was asked for before', async () => {
    const { price, preselected, quotesWith } = await openCheckout();
    const quotes = quotesWith({ selection: preselected, paymentMethodId: null }, new QueryClient());
    const results = follow(quotes);
    const choice = { selection: [], paymentMethodId: null };
    const known = await quotes.ask(choice);
    quotes.select(choice);
    await vi.waitFor(() => expect(results.at(-1)?.quote).toMatchObject({ selectionKey: '', offer: known }));
    expect(price).toHaveBeenCalledTimes(1);
    expect(results.some(({ isLoading }) => isLoading)).toBe(false);
  });

  it('are there for who asked, also where the choice was made and taken back meanwhile', async () => {
    const { price, preselected, quotesWith } = await openCheckout();
    const served = { selection: preselected, paymentMethodId: null };
    const quotes = quotesWith(served, new QueryClient());
    follow(quotes);
    const choice = { selection: [], paymentMethodId: null };
    const asked = quotes.ask(choice);
    quotes.select(choice);
    quotes.select(served);
    await expect(asked).resolves.toHaveProperty('total');
    expect(price).toHaveBeenCalled();
  });

  it('are those of the server under the same keys: where both have one client, a price is asked for once', async () => {
    const { client, price, requests, preselected, quotesWith } = await openCheckout();
    expect(requests).toBeGreaterThan(1);
    const quotes = quotesWith({ selection: [], paymentMethodId: null }, client);
    const results = follow(quotes);
    quotes.select({ selection: preselected, paymentMethodId: null });
    await vi.waitFor(() => expect(results.at(-1)?.quote?.selectionKey).toBe(selectionKeyOf(preselected)));
    expect(price).not.toHaveBeenCalled();
  });
});
