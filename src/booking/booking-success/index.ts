import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './booking-success.queries.ts';
import { BookingSuccess, titleOverride } from './booking-success.tsx';

export default defineComponent('BookingSuccess', { render: BookingSuccess, queries, titleOverride });
