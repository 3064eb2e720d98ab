import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './fleet-sidebar-carousel.queries.ts';
import { FleetSidebarCarousel } from './fleet-sidebar-carousel.tsx';

export default defineComponent('FleetSidebarCarousel', { render: FleetSidebarCarousel, queries });
