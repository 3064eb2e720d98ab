import { MAX_ID_CHARACTERS } from '../../domain/constants.ts';
import { bookingQuery } from '../../api/queries/booking.ts';
import { placesQuery } from '../../api/queries/places.ts';
import type { Queries } from '../../runtime/registry/data.ts';
import { defineComponent } from '../../runtime/registry/definition.ts';
import { BookingSuccess, titleOverride } from './booking-success.tsx';

export default defineComponent('BookingSuccess', {
  render: BookingSuccess,
  queries: (_props, { api, language, search, decimalsOf }): Queries => {
    const number = search.get('bookingId') ?? '';
    return number && number.length <= MAX_ID_CHARACTERS
      ? {
          booking: bookingQuery(api, number, language, decimalsOf),
          places: placesQuery(api, language),
        }
      : {};
  },
  titleOverride,
  isPerAddress: true,
});
