import type { BookingSummary } from '../../domain/booking-summary.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { cancelTexts } from '../../ui/cancel-dialog/cancel-texts.ts';
import type { queries } from './booking-success.queries.ts';

type Props = ComponentProps<'BookingSuccess', typeof queries>;

/** What the browser needs to print, calendar, resend and cancel a booking. */
export function bookingActions(
  { number, status, vehicle, pickUp, dropOff, pickUpPlace, accessKey, cancellation }: BookingSummary,
  { t, format, page }: Pick<Props, 't' | 'format' | 'page'>,
) {
  const { fee } = cancellation;
  const { language } = page;
  const isQuote = status === 'quoted';
  const holdsCar = status === 'confirmed' || status === 'reserved';
  const moment = (at: typeof pickUp) => `${format.weekday(at)}, ${format.time(at)}`;
  return {
    number,
    accessKey,
    language,
    canResend: status !== 'cancelled',
    calendarHref:
      accessKey !== null && holdsCar
        ? `/api/booking/calendar?${new URLSearchParams({ bookingId: number, accessKey, language })}`
        : null,
    cancellation:
      // Nothing is booked that could be cancelled.
      fee && accessKey !== null && !isQuote
        ? {
            fee,
            decimals: format.currency(fee.currency).decimals,
            cost:
              fee.minor > 0
                ? t('cancellation.costs', { price: format.money(fee) })
                : t('cancellation.costsNothing'),
          }
        : null,
    details: [
      `${number} · ${vehicle.modelName}`,
      `${pickUpPlace.name}, ${moment(pickUp)} – ${moment(dropOff)}`,
    ],
    texts: {
      ...cancelTexts(t),
      print: t('success.print'),
      calendar: t('success.calendar'),
      resend: t(isQuote ? 'success.quote.resend' : 'success.resend'),
      resent: t(isQuote ? 'success.quote.resent' : 'success.resent'),
      resendFailed: t(isQuote ? 'success.quote.resendFailed' : 'success.resendFailed'),
    },
  };
}
