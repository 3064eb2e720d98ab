import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './booking-error.queries.ts';
import { BookingError, titleOverride } from './booking-error.tsx';

export default defineComponent('BookingError', { render: BookingError, queries, titleOverride });
