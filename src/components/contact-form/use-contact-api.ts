import { browserTransport } from '../../api/http/browser-transport.ts';
import { createCaller } from '../../api/http/caller.ts';
import { createContactApi } from '../../api/http/contact-api.ts';
import type { ContactApi } from '../../api/product-api.ts';
import { useServices } from '../../runtime/hydration/use-services.ts';

/** The calls of a contact form to the page's own site. */
export function useContactApi(): ContactApi {
  const { transport } = useServices();
  return createContactApi(createCaller(transport ?? browserTransport));
}
