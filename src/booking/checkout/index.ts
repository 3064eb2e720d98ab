import { priceQuery } from '../../api/queries/price.ts';
import { checkoutFormQuery } from '../../api/queries/server-form.ts';
import { defineComponent } from '../../runtime/registry/definition.ts';
import { Checkout, titleOverride } from './checkout.tsx';

export default defineComponent('Checkout', {
  render: Checkout,
  queries: ({ formId }, context) => ({
    price: priceQuery(context),
    form: checkoutFormQuery(context.api, formId),
  }),
  titleOverride,
  isPerAddress: true,
});
