import type { ProductApi } from '../product-api.ts';

/**
 * Query options of the form that the operator defined for the checkout; `null` when the product API has none.
 * @param wantedId which of several; the first for '' and for an unknown id
 */
export const checkoutFormQuery = (api: ProductApi, wantedId: string) => ({
  queryKey: ['form', 'checkout', wantedId] as const,
  queryFn: () => api.checkoutForm(wantedId),
});
