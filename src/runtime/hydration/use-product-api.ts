import { createProductApi, type ProductApi } from '../../api/client/product-api.ts';
import { useServices } from './island-context.ts';
import type { IslandServices } from './services.ts';

const clients = new WeakMap<IslandServices, ProductApi>();

/** The product API of the page's own site. All islands with the same services share one client. */
export function useProductApi(): ProductApi {
  const services = useServices();
  const api = clients.get(services) ?? createProductApi(services.transport);
  clients.set(services, api);
  return api;
}
