import { cancelledFor } from '../booking/cancel-booking.ts';
import type { Booking } from '../db/repositories/bookings.ts';
import type { SiteCatalogue } from '../booking/site-catalogue.ts';
import { carName, officeLine } from './booking-labels.ts';
import type { MailSite } from './mail-site.ts';
import type { MessageContent } from './message-html.ts';

/** The mail that confirms to a customer that a booking is cancelled, and names the fee. */
export function bookingCancelled(
  booking: Booking,
  site: MailSite,
  { places }: Pick<SiteCatalogue, 'places'>,
): { subject: string; message: MessageContent } {
  const { texts, colors, logo } = site;
  const values = { number: booking.reference, company: site.name, name: booking.customer.firstName };
  const text = (part: string, more: Readonly<Record<string, string>> = {}) =>
    texts.t(`mail.${part}`, { ...values, ...more });
  const fee = cancelledFor(booking);
  const url = site.bookingUrl(booking.reference);
  return {
    subject: text('cancellation.subject'),
    message: {
      language: texts.language,
      labelled: texts.labelled,
      sender: site.name,
      colors,
      logo,
      heading: text('cancellation.heading'),
      paragraphs: [
        text('confirmation.greeting'),
        fee && fee.minor > 0
          ? text('cancellation.fee', { price: texts.money(fee) })
          : text('cancellation.free'),
      ],
      details: {
        title: text('confirmation.booking'),
        rows: [
          { label: text('confirmation.number'), lines: [booking.reference] },
          { label: text('confirmation.car'), lines: [carName(booking, site)] },
          { label: text('confirmation.pickUp'), lines: [texts.dateTime(booking.pickUp)] },
          { label: text('confirmation.dropOff'), lines: [texts.dateTime(booking.dropOff)] },
        ],
        note: text('confirmation.localTimes'),
      },
      table: null,
      actions: url === null ? [] : [{ label: text('confirmation.see'), url }],
      closing: [text('confirmation.help')],
      ...officeLine(booking, places, texts),
      data: null,
    },
  };
}
