import { browserTransport } from '../../api/client/browser-transport.ts';
import { createProductApi, type ProductApi } from '../../api/client/product-api.ts';
import { useServices } from './use-services.ts';
import type { IslandServices } from './services.ts';

const clients = new WeakMap<IslandServices, ProductApi>();

/** The product API of the page's own site. All islands with the same services share one client. */
export function useProductApi(): ProductApi {
  const services = useServices();
  const api = clients.get(services) ?? createProductApi(services.transport ?? browserTransport);
  clients.set(services, api);
  return api;
}
