import { priceQuery } from '../../api/queries/search.ts';
import { defineComponent } from '../../runtime/registry/definition.ts';
import { Checkout } from './checkout.tsx';

export default defineComponent('Checkout', {
  render: Checkout,
  queries: (_props, context) => ({ price: priceQuery(context) }),
  isPerAddress: true,
});
