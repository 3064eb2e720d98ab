import { ApiError } from '../client/api-error.ts';
import type { ProductApi } from '../client/product-api.ts';
import { findFormId, type ServerForm, toServerForm } from '../wire/server-form.ts';

/**
 * The form that the operator defined for the checkout; `null` when the product API has none.
 * @param wantedId which of several; the first for '' and for one that is gone
 */
export const checkoutFormQuery = (api: ProductApi, wantedId: string) => ({
  queryKey: ['form', 'checkout', wantedId] as const,
  queryFn: async (): Promise<ServerForm | null> => {
    try {
      const id = findFormId(await api.get('/odata/forms', { $count: true }), 'checkout', wantedId);
      return id === null ? null : toServerForm(await api.get(`/api/form/${encodeURIComponent(id)}`));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
});
