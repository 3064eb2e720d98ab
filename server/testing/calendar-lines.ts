import type { Booking } from '../db/repositories/bookings.ts';
import { bookingCalendar } from '../mail/booking-calendar.ts';
import { exampleMailSite } from './mail-site.ts';

const site = exampleMailSite('hr');

/** Lines of the calendar file of a booking, folded ones made whole; none where it has no file. */
export const calendarOf = (booking: Booking): readonly string[] =>
  bookingCalendar('adria', booking, site)?.content.replaceAll('\r\n ', '').split('\r\n') ?? [];

/** The values of a property, in the order of the lines. */
export const valuesOf = (lines: readonly string[], property: string): readonly string[] =>
  lines.filter((line) => line.startsWith(`${property}:`)).map((line) => line.slice(property.length + 1));
