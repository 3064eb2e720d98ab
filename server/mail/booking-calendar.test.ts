import { describe, expect, it } from 'vitest';
import type { Booking } from '../db/repositories/bookings.ts';
import { exampleBooking } from '../testing/booking.ts';
import { calendarOf, valuesOf } from '../testing/calendar-lines.ts';
import { exampleMailSite } from '../testing/mail-site.ts';
import { bookingCalendar } from './booking-calendar.ts';

describe('the calendar file of a booking', () => {
  it('has pick-up and return with place, phone and number in the language of the booking', () => {
    const lines = calendarOf(exampleBooking());
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
    expect(valuesOf(lines, 'SUMMARY')).toEqual([
      '[mail.confirmation.pickUp]: Golf or similar\\, Adria',
      '[mail.confirmation.dropOff]: Golf or similar\\, Adria',
    ]);
    const place = 'Zračna luka Zagreb\\, Ulica Rudolfa Fizira 21\\, Velika Gorica\\, [HR]';
    expect(valuesOf(lines, 'LOCATION')).toEqual([place, place]);
    expect(valuesOf(lines, 'DESCRIPTION')[0]).toBe(
      '[mail.confirmation.pickUp]: 2026-12-01 10:00\\nZračna luka Zagreb\\nUlica Rudolfa Fizira 21\\, Velika Gorica\\, [HR]\\n+385 1 456 7890\\n[mail.confirmation.number]: 7KXQ2MBD94TR',
    );
    expect(valuesOf(lines, 'URL')[0]).toBe('https://cars.example/booking?id=7KXQ2MBD94TR');
  });

  it('names its entries by site and booking alone, so that a second mail repeats none of them', () => {
    const uids = valuesOf(calendarOf(exampleBooking()), 'UID');
    expect(uids).toEqual(['adria.7KXQ2MBD94TR.pickUp@forecourt', 'adria.7KXQ2MBD94TR.dropOff@forecourt']);
    const changed = exampleBooking({ language: 'de', pickUp: '2026-12-02T10:00', status: 'reserved' });
    expect(valuesOf(calendarOf(changed), 'UID')).toEqual(uids);
  });

  it('is tentative for a request, confirmed for a booking, and none for a quote', () => {
    const statusOf = (status: Booking['status']) =>
      valuesOf(calendarOf(exampleBooking({ status })), 'STATUS');
    expect(statusOf('confirmed')).toEqual(['CONFIRMED', 'CONFIRMED']);
    expect(statusOf('reserved')).toEqual(['TENTATIVE', 'TENTATIVE']);
    expect(bookingCalendar('adria', exampleBooking({ status: 'quoted' }), exampleMailSite('hr'))).toBeNull();
  });
});
