import { convertOffer } from '../../domain/offers/convert-offer.ts';
import { beginCheckout } from '../../api/wire/ecommerce-events.ts';
import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './checkout.queries.ts';
import { Checkout, convertFor, titleOverride } from './checkout.tsx';

export default defineComponent('Checkout', {
  render: Checkout,
  queries,
  titleOverride,
  ecommerce: ({ data: { price }, page, decimalsOf }) => {
    const offer = price.status === 'success' ? price.data?.offer : null;
    return offer ? beginCheckout(convertOffer(offer, convertFor(page)), decimalsOf) : null;
  },
});
