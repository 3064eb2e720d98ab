import type { MailAttachment } from '../db/tables/bookings.ts';
import type { Booking, PlaceSnapshot } from '../db/repositories/bookings.ts';
import { carName, handovers, placeLines, shownStatus } from './booking-labels.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import type { MailSite } from './mail-site.ts';

/** Calendars draw an entry without a length as a line that nobody can read; handing over a car takes about this. */
const HANDOVER_MS = 30 * 60_000;

/** Pick-up and return for the customer's calendar; null for a quote, by which nobody has to be anywhere. */
export function bookingCalendar(
  siteId: string,
  booking: Booking,
  company: string,
  site: MailSite,
): MailAttachment | null {
  if (shownStatus(booking) === 'quoted') return null;
  const { rental } = booking;
  const { pickUp, dropOff } = handovers(booking);
  const { texts } = site;
  const event = (part: 'pickUp' | 'dropOff', startsAt: number, place: PlaceSnapshot): CalendarEvent => {
    const label = (key: string) => texts.t(`mail.confirmation.${key}`);
    return {
      // Neither host, language nor time: however often it is sent, it stays the same entry.
      uid: `${siteId}.${booking.reference}.${part}@forecourt`,
      createdAt: booking.createdAt,
      startsAt,
      endsAt: startsAt + HANDOVER_MS,
      summary: `${label(part)}: ${carName(booking, site)}, ${company}`,
      location: placeLines(place, texts).join(', '),
      // A calendar shows its owner's time; what the clock of the place shows is told in words.
      description: [
        `${label(part)}: ${texts.dateTime(booking[part])}`,
        ...placeLines(place, texts),
        place.phone,
        `${label('number')}: ${booking.reference}`,
      ]
        .filter(Boolean)
        .join('\n'),
      url: site.bookingUrl(booking.reference),
      isTentative: shownStatus(booking) === 'reserved',
    };
  };
  return {
    fileName: `${booking.reference}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendarFile([
      event('pickUp', rental.startsAt, pickUp),
      event('dropOff', rental.endsAt, dropOff),
    ]),
  };
}
