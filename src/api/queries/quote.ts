import type { BookingApi, QuoteRequest, ReadOptions } from '../product-api.ts';

interface QuoteContext extends ReadOptions {
  readonly api: Pick<BookingApi, 'price'>;
}

/** The price of a car with extras, paid in some way: asked for by the server as it renders a page, and then by its island. */
export const quoteQuery = (request: QuoteRequest, { api, language, decimalsOf }: QuoteContext) => ({
  queryKey: ['quote', language, request],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    api.price(request, { language, decimalsOf, signal }),
});
