import { beginCheckout } from '../../runtime/analytics/events.ts';
import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './checkout.queries.ts';
import { Checkout, titleOverride } from './checkout.tsx';

export default defineComponent('Checkout', {
  render: Checkout,
  queries,
  titleOverride,
  ecommerce: ({ data: { price }, decimalsOf }) => {
    const offer = price.status === 'success' ? price.data?.offer : null;
    return offer ? beginCheckout(offer, decimalsOf) : null;
  },
});
