import type { MailAttachment } from '../db/tables/bookings.ts';
import type { Booking, PlaceSnapshot } from '../db/repositories/bookings.ts';
import { carName, handovers, placeLines, shownStatus } from './booking-labels.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import type { MailSite } from './mail-site.ts';

/** Length of a calendar entry: calendars show an entry without length as an unreadable line. */
const HANDOVER_MS = 30 * 60_000;

/** Pick-up and return as a calendar file; null for a quote, which reserves no car. */
export function bookingCalendar(siteId: string, booking: Booking, site: MailSite): MailAttachment | null {
  if (shownStatus(booking) === 'quoted') return null;
  const { rental } = booking;
  const { pickUp, dropOff } = handovers(booking);
  const { texts } = site;
  const event = (part: 'pickUp' | 'dropOff', startsAt: number, place: PlaceSnapshot): CalendarEvent => {
    const labelled = (key: string, value: string) =>
      texts.labelled(texts.t(`mail.confirmation.${key}`), value);
    return {
      // Contains neither host, language nor time, so that a file sent again replaces the entry.
      uid: `${siteId}.${booking.reference}.${part}@forecourt`,
      createdAt: booking.createdAt,
      startsAt,
      endsAt: startsAt + HANDOVER_MS,
      summary: labelled(part, `${carName(booking, site)}, ${site.name}`),
      location: placeLines(place, texts).join(', '),
      // A calendar converts times to its owner's zone, so the description repeats the local time of the place.
      description: [
        labelled(part, texts.dateTime(booking[part])),
        ...placeLines(place, texts),
        place.phone,
        labelled('number', booking.reference),
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
