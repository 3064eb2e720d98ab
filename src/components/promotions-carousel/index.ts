import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './promotions-carousel.queries.ts';
import { PromotionsCarousel } from './promotions-carousel.tsx';

export default defineComponent('PromotionsCarousel', { render: PromotionsCarousel, queries });
