import { afterEach, describe, expect, it } from 'vitest';
import type { PlainDateTime } from '../../src/domain/calendar.ts';
import { money } from '../../src/domain/money.ts';
import { toOpeningHours } from '../../src/api/wire/opening-hours.ts';
import type { Booking, PlaceSnapshot } from '../db/repositories/bookings.ts';
import type { ServedPlace } from '../db/repositories/places.ts';
import { translateFor } from '../../src/runtime/text/translate.ts';
import { loadTexts } from '../pages/create-page-renderer.ts';
import { exampleBooking } from '../testing/booking.ts';
import { calendarOf, valuesOf } from '../testing/calendar-lines.ts';
import { exampleMailSite } from '../testing/mail-site.ts';
import { bookingCalendar } from './booking-calendar.ts';
import { bookingCancelled } from './booking-cancelled.ts';
import { bookingConfirmation, type ConfirmationContext } from './booking-confirmation.ts';
import { hrefsIn } from '../testing/mail-links.ts';
import { messageToHtml, messageToText } from './message-html.ts';
import { reservationData } from './reservation-data.ts';

const site = exampleMailSite('hr');
const HOSTILE = 'Ana, "Q"; \\ 🚗</script><b>\r\nATTENDEE:mailto:x@y.example';

const dataOf = (booking: Booking) => reservationData(booking, site) as Record<string, unknown>;
/** When the mails are sent, unless a test says otherwise. */
const NOW = Date.UTC(2026, 10, 20, 12);
const CONTEXT: ConfirmationContext = { now: NOW, catalogue: { places: new Map(), hours: new Map() } };
const mailOf = (
  booking: Booking,
  changes: Parameters<typeof exampleMailSite>[1] = {},
  context: Partial<ConfirmationContext> = {},
) => {
  const site = exampleMailSite('hr', changes);
  const { message } = bookingConfirmation(booking, site, { ...CONTEXT, ...context });
  return { plain: messageToText(message), html: messageToHtml(message) };
};

it.each(['confirmed', 'reserved', 'quoted'] as const)('a mail with status %s has all its texts', (status) => {
  const missing: unknown[] = [];
  const t = translateFor(
    loadTexts((_message, { key }) => missing.push(key)),
    'hr',
  );
  for (const areTaxesIncluded of [true, false]) {
    const site = exampleMailSite('hr', { areTaxesIncluded });
    const booking = exampleBooking({ status });
    bookingConfirmation(booking, { ...site, texts: { ...site.texts, t } }, CONTEXT);
    bookingCalendar('adria', booking, { ...site, texts: { ...site.texts, t } });
  }
  expect(missing).toEqual([]);
});

describe('a car that is brought to where the customer stays', () => {
  const brought = exampleBooking({
    details: { customDeliveryAddress: 'Hotel Sunce, soba 12', customDeliveryCity: 'Trogir' },
  });

  it('shows that address in the message, its data and the calendar', () => {
    const place = brought.snapshot.pickUpPlace;
    expect(mailOf(brought).plain).toContain('Hotel Sunce, soba 12, Trogir');
    expect(mailOf(brought).plain.split(place.address)).toHaveLength(2);
    expect(valuesOf(calendarOf(brought), 'LOCATION')[0]).toContain('Hotel Sunce\\, soba 12\\, Trogir');
    expect(dataOf(brought)).toMatchObject({
      pickupLocation: { address: { streetAddress: 'Hotel Sunce, soba 12', addressLocality: 'Trogir' } },
      dropoffLocation: { address: { streetAddress: brought.snapshot.dropOffPlace.address } },
    });
  });
});

it('an empty address is none', () => {
  const booking = exampleBooking({ details: { customDeliveryAddress: ' ', customDeliveryCity: '' } });
  expect(mailOf(booking)).toEqual(mailOf(exampleBooking()));
});

describe('the times of a booking', () => {
  it.each<
    [
      why: string,
      zones: [string, string],
      clocks: [PlainDateTime, PlainDateTime],
      utc: [string, string],
      offsets: [string, string],
    ]
  >([
    [
      'west of Greenwich',
      ['America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
      ['2026-12-01T10:00', '2026-12-03T22:30'],
      ['20261201T130000Z', '20261204T013000Z'],
      ['-03:00', '-03:00'],
    ],
    [
      'from one zone to another',
      ['America/Argentina/Mendoza', 'America/Santiago'],
      ['2026-07-01T10:00', '2026-07-03T10:00'],
      ['20260701T130000Z', '20260703T140000Z'],
      ['-03:00', '-04:00'],
    ],
    [
      'over the night on which clocks go back',
      ['Europe/Zagreb', 'Europe/Zagreb'],
      ['2026-10-24T10:00', '2026-10-25T10:00'],
      ['20261024T080000Z', '20261025T090000Z'],
      ['+02:00', '+01:00'],
    ],
    [
      'in the hour that comes twice: the first for pick-up, the second for return',
      ['Europe/Zagreb', 'Europe/Zagreb'],
      ['2026-10-25T02:30', '2026-10-25T02:30'],
      ['20261025T003000Z', '20261025T013000Z'],
      ['+02:00', '+01:00'],
    ],
    [
      'over the night on which clocks go forward',
      ['Europe/Zagreb', 'Europe/Zagreb'],
      ['2026-03-28T10:00', '2026-03-29T10:00'],
      ['20260328T090000Z', '20260329T080000Z'],
      ['+01:00', '+02:00'],
    ],
    [
      'by clocks half an hour off, and in a year that is a leap year',
      ['Asia/Kolkata', 'America/St_Johns'],
      ['2028-02-29T00:00', '2028-03-01T10:00'],
      ['20280228T183000Z', '20280301T133000Z'],
      ['+05:30', '-03:30'],
    ],
  ])('are those of its places, in calendar, data and words: %s', (_why, zones, clocks, utc, offsets) => {
    const [pickUp, dropOff] = clocks;
    const booking = exampleBooking({ pickUp, dropOff }, { pickUp: zones[0], dropOff: zones[1] });
    expect(valuesOf(calendarOf(booking), 'DTSTART')).toEqual(utc);
    expect(dataOf(booking)).toMatchObject({
      pickupTime: `${pickUp}:00${offsets[0]}`,
      dropoffTime: `${dropOff}:00${offsets[1]}`,
    });
    // Both ways of writing name one instant.
    const instants = [dataOf(booking).pickupTime, dataOf(booking).dropoffTime].map((time) =>
      new Date(String(time)).toISOString().replace(/[-:]|\.000/g, ''),
    );
    expect(instants).toEqual(utc);
    for (const clock of clocks) expect(mailOf(booking).plain).toContain(clock.replace('T', ' '));
  });
});

describe('a server in another time zone', () => {
  const own = process.env.TZ;
  afterEach(() => {
    process.env.TZ = own;
    if (own === undefined) delete process.env.TZ;
  });

  it('writes the same mail', () => {
    const written = ['UTC', 'Pacific/Apia', 'America/New_York'].map((zone) => {
      process.env.TZ = zone;
      const booking = exampleBooking({ pickUp: '2026-10-24T10:00', dropOff: '2026-10-25T10:00' });
      return { hours: new Date(0).getHours(), mail: { ...mailOf(booking), calendar: calendarOf(booking) } };
    });
    // The control: the clock of the server did change.
    expect(new Set(written.map(({ hours }) => hours)).size).toBe(3);
    for (const { mail } of written) expect(mail).toEqual(written[0]?.mail);
  });
});

describe('the mail of a booking', () => {
  it('says "or similar" after the model where the site does, and nothing where it does not', () => {
    expect(mailOf(exampleBooking()).plain).toContain('Golf or similar, Kompaktni');
    expect(mailOf(exampleBooking(), { orSimilar: '' }).plain).toContain('Golf, Kompaktni');
  });

  it('shows each place with address and phone', () => {
    const { plain } = mailOf(exampleBooking());
    expect(plain.match(/Fizira 21, Velika Gorica, \[HR\], \+385 1 456 7890/g)).toHaveLength(2);
  });

  it('calls the desk and finds it on a map by links, in both parts', () => {
    const { plain, html } = mailOf(exampleBooking());
    const map = 'https://www.openstreetmap.org/search?query=Ulica+Rudolfa+Fizira+21%2C+Velika+Gorica';
    const desk = ['tel:+38514567890', map];
    expect(hrefsIn(html)).toEqual([...desk, ...desk, 'https://cars.example/booking?id=7KXQ2MBD94TR']);
    expect(plain.split(`, +385 1 456 7890, [success.map]: ${map}\n`)).toHaveLength(3);
  });

  it('finds the address that the customer gave on the map, and none where no address is known', () => {
    const brought = exampleBooking({
      details: { customDeliveryAddress: 'Hotel Sunce, soba 12', customDeliveryCity: 'Trogir' },
    });
    expect(mailOf(brought).plain).toContain('search?query=Hotel+Sunce%2C+soba+12%2C+Trogir\n');
    const { snapshot } = exampleBooking();
    const nowhere = { ...snapshot.pickUpPlace, address: '', city: '' };
    const { plain, html } = mailOf(
      exampleBooking({ snapshot: { ...snapshot, pickUpPlace: nowhere, dropOffPlace: nowhere } }),
    );
    expect([plain.includes('success.map'), html.includes('success.map')]).toEqual([false, false]);
  });

  it('says when the desk is open on the day of each handover, and the address of its office', () => {
    // Pick-up on a Tuesday, return on a Thursday.
    const rules = toOpeningHours({
      tuesday: [
        { openedFrom: '08:00', openedTo: '12:00' },
        { openedFrom: '14:00', openedTo: '20:00' },
      ],
    });
    const branch = { address: 'Avenija 5', city: 'Zagreb', country: 'HR' };
    const served = { branch } as ServedPlace;
    const { plain, html } = mailOf(
      exampleBooking(),
      {},
      {
        catalogue: {
          places: new Map([['zag', served]]),
          hours: new Map(rules ? [['zag', rules]] : []),
        },
      },
    );
    expect(plain).toContain('+385 1 456 7890, [success.deskHours 08:00–12:00, 14:00–20:00], [success.map]');
    expect(plain).toContain('+385 1 456 7890, [success.afterHours], [success.map]');
    expect(plain).toMatch(/\n\nAdria\nAvenija 5, Zagreb, \[HR\]\n$/);
    expect(html).toContain('<strong>Adria</strong><br>Avenija 5, Zagreb, [HR]</p>');
    expect(mailOf(exampleBooking()).plain).toMatch(/\n\nAdria\n$/);
    const cancelled = bookingCancelled(exampleBooking({ status: 'cancelled' }), site, {
      places: new Map([['zag', served]]),
    });
    expect(messageToText(cancelled.message)).toMatch(/\n\nAdria\nAvenija 5, Zagreb, \[HR\]\n$/);
  });

  it.each([
    ['all of it', 0, ['[mail.confirmation.due]: EUR 133.10']],
    ['what is left', 3310, ['[mail.confirmation.paid]: EUR 33.10', '[mail.confirmation.due]: EUR 100.00']],
    ['nothing when all is paid', 13_310, ['[mail.confirmation.paid]: EUR 133.10']],
  ])('says what is paid at pick-up: %s', (_why, paid, rows) => {
    const { plain } = mailOf(exampleBooking({ paid: money(paid, 'EUR') }));
    expect(plain.match(/\[mail\.confirmation\.(paid|due)\].*/g)).toEqual(rows);
  });

  it('shows the deposit of the class and the message of the operator about bookings, each where there is one', () => {
    const booking = exampleBooking();
    const category = { ...booking.snapshot.category, deposit: money(45_000, 'EUR') };
    const withDeposit = { ...booking, snapshot: { ...booking.snapshot, category } };
    const { plain, html } = mailOf(withDeposit, { bookingMessage: 'Free to cancel <48 h' });
    expect(plain).toContain('[results.deposit EUR 450.00]\n  Free to cancel <48 h');
    expect(html).toContain('>[results.deposit EUR 450.00]</p>');
    expect(html).toContain('>Free to cancel &#60;48 h</p>');
    expect(mailOf(booking).plain).not.toContain('results.deposit');
  });

  it.each<[when: string, status: Booking['status'], utc: string, terms: string | null]>([
    [
      'until the last minute of the free time, by the clock of the place',
      'confirmed',
      '2026-11-29T09:00Z',
      '[cancellation.free 2026-11-29, 10:00]. [cancellation.feeAfter EUR 66.55]',
    ],
    [
      'a minute later, as in a mail that is sent again',
      'confirmed',
      '2026-11-29T09:01Z',
      '[cancellation.passed EUR 66.55]',
    ],
    ['until the pick-up', 'confirmed', '2026-12-01T08:59Z', '[cancellation.passed EUR 66.55]'],
    ['never from the pick-up on', 'confirmed', '2026-12-01T09:00Z', null],
    ['never of a request', 'reserved', '2026-11-20T12:00Z', null],
    ['never of a quote', 'quoted', '2026-11-20T12:00Z', null],
  ])('says what cancelling costs %s', (_when, status, utc, terms) => {
    const { snapshot } = exampleBooking();
    const cancellation = { freeUntil: '2026-11-29T10:00' as const, fee: money(6655, 'EUR') };
    const booking = exampleBooking({ status, snapshot: { ...snapshot, cancellation } });
    const { plain } = mailOf(booking, {}, { now: Date.parse(utc) });
    expect(/\[cancellation\..*/.exec(plain)?.[0] ?? null).toBe(terms);
  });

  it('of a quote requests no payment and mentions no calendar', () => {
    const { plain } = mailOf(exampleBooking({ status: 'quoted' }));
    expect(plain).not.toMatch(/\.due\]|\.calendar\b/);
    expect(mailOf(exampleBooking()).plain).toMatch(/\.calendar\b/);
  });

  it.each([
    ['with their taxes', true, [13_310, 13_310, 2310, 13_310]],
    ['without, and the taxes after them', false, [11_000, 11_000, 2310, 13_310, 13_310]],
  ])('lists price lines as the screens show them: %s', (_how, areTaxesIncluded, expected) => {
    const { plain } = mailOf(exampleBooking(), { areTaxesIncluded });
    const amounts = [...plain.matchAll(/: EUR (-?[\d.]+)/g)].map(([, amount]) => Number(amount) * 100);
    expect(amounts.map(Math.round)).toEqual(expected);
  });

  it('names the city of an address once', () => {
    const booking = exampleBooking();
    const pickUpPlace = { ...booking.snapshot.pickUpPlace, address: 'Riva 14, Pula', city: 'Pula' };
    const { plain } = mailOf({ ...booking, snapshot: { ...booking.snapshot, pickUpPlace } });
    expect(plain).toContain('Riva 14, Pula, ');
    expect(plain).not.toContain('Pula, Pula');
  });

  it('is one mail, one calendar and one set of data with hostile names in it', () => {
    const plainBooking = exampleBooking();
    const { snapshot, customer } = plainBooking;
    const hostilePlace: PlaceSnapshot = {
      ...snapshot.pickUpPlace,
      names: { hr: HOSTILE },
      address: HOSTILE,
      city: HOSTILE,
      country: HOSTILE,
      phone: HOSTILE,
    };
    const booking = exampleBooking({
      customer: { ...customer, firstName: HOSTILE, lastName: HOSTILE },
      snapshot: {
        model: { ...snapshot.model, name: HOSTILE, brand: HOSTILE },
        category: { ...snapshot.category, names: { hr: HOSTILE } },
        pickUpPlace: hostilePlace,
        dropOffPlace: hostilePlace,
      },
    });
    const lines = calendarOf(booking);
    expect(lines).toHaveLength(calendarOf(plainBooking).length);
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
    expect(valuesOf(lines, 'SUMMARY')[0]).toContain('Ana\\, "Q"\\; \\\\ 🚗</script><b>\\nATTENDEE');
    const { html } = mailOf(booking);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toMatch(/<b>/);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({
      underName: { name: `${HOSTILE} ${HOSTILE}` },
      reservationFor: { model: HOSTILE },
    });
  });
});
