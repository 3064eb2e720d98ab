import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BOOKING_REQUEST } from '../../server/testing/booking-request.ts';
import { hrefsIn } from '../../server/testing/mail-links.ts';
import { exampleSeed } from '../../server/testing/site-seed.ts';
import { takeMail } from '../support/counter-booking.ts';
import { mainOf, visibleText } from '../support/html.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

const HOST = 'andes.localhost';
const NOON_OF_NOVEMBER_20 = Date.UTC(2026, 10, 20, 12);
/** Free cancellation ends at 10:00 on November 29 in Buenos Aires, two days before the pick-up. */
const STILL_FREE = Date.parse('2026-11-29T13:00Z');
const HAS_PASSED = Date.parse('2026-11-29T13:01Z');

const seed = exampleSeed('andes');
const SITE = {
  ...seed,
  documents: { bookingConfiguration: { freeCancellationHours: 48, cancellationFeeDays: 1 } },
  branchOffices: seed.branchOffices?.map((branch) => ({ ...branch, phone: '+54 11 4000 100' })) ?? [],
  categories: seed.categories?.map((category) => ({ ...category, excess: { damage: 90_000 } })) ?? [],
  extras: [
    ...(seed.extras ?? []).map((extra) =>
      extra.id === 'cover' ? { ...extra, excessPercent: { damage: 50 } } : extra,
    ),
    {
      id: 'border',
      names: { 'en-US': 'Border papers' },
      type: 'Other' as const,
      priceMinor: 2500,
      noticeHours: 72,
    },
  ],
};
const TRIP = new URLSearchParams({
  pickUpPlaceId: 'city',
  dropOffPlaceId: 'city',
  dateFrom: '12-01-2026',
  hourFrom: '10:00',
  dateTo: '12-03-2026',
  hourTo: '10:00',
});

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer({ sites: [SITE], seededAt: NOON_OF_NOVEMBER_20 });
});
afterAll(() => server.close());

/** The visible text of a page, and where its links lead. */
async function pageAt(url: string) {
  const { statusCode, body } = await server.app.inject({ url, headers: { host: HOST } });
  expect(statusCode).toBe(200);
  const main = mainOf(body);
  const hrefs = [...main.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return { text: visibleText(main), hrefs };
}

/** The mail about a booking that is sent next, and the page that its link opens. */
async function mailAndPage(number: string) {
  let { text, html } = await takeMail(server);
  // Messages that were taken days ago are due again.
  while (!text.includes(number)) ({ text, html } = await takeMail(server));
  const { pathname, search } = new URL(/http:\S*accessKey=\S*/.exec(text)?.[0] ?? '');
  return { mail: { text, hrefs: hrefsIn(html) }, page: await pageAt(pathname + search) };
}

/** Books a car for Ana, and opens the mail and the page of that. */
async function book(changes: object) {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/booking/book',
    headers: { host: HOST },
    payload: { ...BOOKING_REQUEST, ...changes },
  });
  expect(response.statusCode).toBe(200);
  const { id: number, accessKey } = response.json<{ id: string; accessKey: string }>();
  return { number, accessKey, ...(await mailAndPage(number)) };
}

describe('a booking with everything that can be in one', () => {
  let booked: Awaited<ReturnType<typeof book>>;
  beforeAll(async () => {
    server.clock.now = NOON_OF_NOVEMBER_20;
    booked = await book({
      customer: { ...BOOKING_REQUEST.customer, isCompany: true },
      driver: {
        firstName: 'Bruno',
        lastName: 'Díaz',
        emailAddress: 'bruno@example.com',
        cellPhone: '+54 11 5555 0000',
      },
      returnId: 'airport',
      isCustomDeliveryAddress: true,
      customDeliveryAddress: 'Hotel Sol 1',
      customDeliveryCity: 'Tigre',
      deliveryTransportationId: 'AR1234',
      // As programs may send it.
      returnTransportationId: 5678,
      additionals: [
        { additionalId: 'cover', quantity: 1 },
        { additionalId: 'border', quantity: 1 },
        { additionalId: 'seat', quantity: 2 },
      ],
    });
  });

  it.each<[what: string, onPage: string, inMail?: string]>([
    ['who drives', 'Driver Bruno Díaz bruno@example.com +541155550000', 'Driver: Bruno Díaz, +541155550000'],
    [
      'who booked',
      'Booked by Ana Paz ana@example.com +541112345678',
      'Booked by: Ana Paz, ana@example.com, +541112345678',
    ],
    ['the flights', 'Flight, train or ferry AR1234 5678', 'Flight, train or ferry: AR1234, 5678'],
    [
      'where the car is brought',
      'Buenos Aires city Hotel Sol 1, Tigre',
      'Buenos Aires city, Hotel Sol 1, Tigre',
    ],
    [
      'where it is returned',
      'Buenos Aires airport Main street 1, Buenos Aires',
      'Buenos Aires airport, Main street 1, Buenos Aires',
    ],
    ['when the desk is open', 'Desk open: 08:00–20:00'],
    ['the phone', '+54 11 4000 100'],
    ['the protection', 'Full cover'],
    ['how many of an extra', '2 × Child seat'],
    ['the excess with the protection', 'Damage USD $450.00'],
    ['the deposit', 'Deposit, released after the return USD $300.00', 'Deposit at pick-up: USD $300.00'],
    [
      'what to bring and by when',
      'What to bring, and by when Border papers: send us all details by Sat, Nov 28, 2026, 10:00',
      'What to bring, and by when: Border papers: send us all details by Saturday, November 28, 2026, 10:00',
    ],
    [
      'until when cancelling is free',
      'Free cancellation until Sun, Nov 29, 2026, 10:00',
      'Free cancellation until Sunday, November 29, 2026, 10:00',
    ],
    ['what it costs then', 'After that, canceling costs USD $96.20.'],
  ])('says on its page and in its mail %s', (_what, onPage, inMail = onPage) => {
    expect(booked.page.text).toContain(onPage);
    expect(booked.mail.text.replaceAll('\u00a0', ' ')).toContain(inMail);
  });

  it('links phone and map of both places on its page and in its mail', () => {
    const map = 'https://www.openstreetmap.org/search?query=';
    const links = [
      'tel:+54114000100',
      `${map}Hotel+Sol+1%2C+Tigre`,
      'tel:+54114000100',
      `${map}Main+street+1%2C+Buenos+Aires`,
    ];
    const contacts = (hrefs: readonly string[]) => hrefs.filter((href) => /^tel:|openstreetmap/.test(href));
    expect(contacts(booked.page.hrefs)).toEqual(links);
    expect(contacts(booked.mail.hrefs)).toEqual(links);
  });

  it('names the address of the office in its mail', () => {
    expect(booked.mail.text).toMatch(/\n\nCompany andes\nMain street 1, Buenos Aires, Argentina\n$/);
  });
});

const UNTIL = 'Free cancellation until Sun, Nov 29, 2026, 10:00';
const AFTER = 'After that, canceling costs USD $108.90.';
const PASSED = 'The time for free cancellation has passed: canceling costs USD $108.90.';

it.each<[when: string, now: number, told: Readonly<Record<string, string>>, never: RegExp]>([
  [
    'while it is free',
    STILL_FREE,
    {
      results: UNTIL,
      checkout: `${UNTIL} ${AFTER}`,
      page: `${UNTIL} ${AFTER}`,
      mail: `Free cancellation until Sunday, November 29, 2026, 10:00. ${AFTER}`,
    },
    /too late to cancel|has passed/i,
  ],
  [
    'when it is no longer free',
    HAS_PASSED,
    { results: 'Too late to cancel free of charge', checkout: PASSED, page: PASSED, mail: PASSED },
    /free cancellation until/i,
  ],
])(
  'what cancelling costs is told alike by results, checkout, page, first mail and repeated mail %s',
  async (_when, now, told, never) => {
    server.clock.now = now;
    const results = await pageAt(`/en-US/search?${TRIP}`);
    const checkout = await pageAt(`/en-US/checkout?${TRIP}&modelId=wagon`);
    const { number, accessKey, page, mail } = await book({ modelId: 'wagon' });
    const post = (call: string, more: object) =>
      server.app.inject({
        method: 'POST',
        url: `/api/booking/${call}`,
        headers: { host: HOST },
        payload: { bookingId: number, ...more },
      });
    await post('resend', { accessKey });
    const again = await mailAndPage(number);
    for (const [where, { text }] of Object.entries({ results, checkout, page, mail })) {
      const said = text.replaceAll(/\s+/g, ' ').replaceAll(' ,', ',');
      expect(said, where).toContain(told[where]);
      expect(said, where).not.toMatch(never);
    }
    expect(again.mail.text).toBe(mail.text);
    // There is one such car, which the next case books.
    expect((await post('cancel', { lastName: 'Paz', fee: 108.9 })).statusCode).toBe(200);
  },
);
