import { defineComponent } from '../../runtime/registry/definition.ts';
import { TestimonialCarousel } from './testimonial-carousel.tsx';

export default defineComponent('TestimonialCarousel', { render: TestimonialCarousel });
