import { queries } from './fleet-carousel.queries.ts';
import { defineComponent } from '../../runtime/registry/definition.ts';
import { FleetCarousel } from './fleet-carousel.tsx';

export default defineComponent('FleetCarousel', { render: FleetCarousel, queries });
