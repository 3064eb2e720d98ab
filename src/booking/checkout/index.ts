import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './checkout.queries.ts';
import { Checkout, titleOverride } from './checkout.tsx';

export default defineComponent('Checkout', { render: Checkout, queries, titleOverride });
