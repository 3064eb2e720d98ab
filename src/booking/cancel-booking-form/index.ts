import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './cancel-booking-form.queries.ts';
import { CancelBookingForm } from './cancel-booking-form.tsx';

export default defineComponent('CancelBookingForm', { render: CancelBookingForm, queries });
