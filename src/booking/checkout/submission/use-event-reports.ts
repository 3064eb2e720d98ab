import { useEffect, useRef } from 'react';
import type { QuotedPrice } from '../../../domain/vehicle-offer.ts';
import { useServices } from '../../../runtime/hydration/use-services.ts';
import type { CheckoutOrder } from '../state/checkout-order.ts';
import type { CheckoutEvent, reportEvent } from './report-events.ts';

/** Reports the events of the checkout on pages with a tag container; its code is loaded on those pages alone. */
export function useEventReports(order: CheckoutOrder, decimalsOf: (currency: string) => number) {
  const services = useServices();
  const loaded = useRef<typeof reportEvent>(undefined);
  useEffect(() => {
    if (!services.document.querySelector('script[data-ecommerce]')) return;
    import('./report-events.ts').then(
      (file) => {
        loaded.current = file.reportEvent;
      },
      () => undefined,
    );
  }, [services]);
  return (event: CheckoutEvent, offer: QuotedPrice) => loaded.current?.(event, offer, order, decimalsOf);
}
