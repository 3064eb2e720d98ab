import { defineComponent } from '../../runtime/registry/definition.ts';
import { PaymentCarousel } from './payment-carousel.tsx';

export default defineComponent('PaymentCarousel', { render: PaymentCarousel });
