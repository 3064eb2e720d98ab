import { bookingQuery } from '../../api/queries/booking.ts';
import type { Queries } from '../../runtime/registry/data.ts';
import { defineComponent } from '../../runtime/registry/definition.ts';
import { BookingSuccess, unusualTitle } from './booking-success.tsx';

const MAX_NUMBER = 40;

export default defineComponent('BookingSuccess', {
  render: BookingSuccess,
  queries: (_props, { api, language, search, decimalsOf }): Queries => {
    const number = search.get('bookingId') ?? '';
    return number && number.length <= MAX_NUMBER
      ? { booking: bookingQuery(api, number, language, decimalsOf) }
      : {};
  },
  unusualTitle,
  isPerAddress: true,
});
