import { afterAll, beforeAll, expect, it } from 'vitest';
import { BOOKING_REQUEST } from '../../server/testing/booking-request.ts';
import { exampleSeed } from '../../server/testing/site-seed.ts';
import { takeMail } from '../support/counter-booking.ts';
import { mainOf, visibleText } from '../support/html.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

const HOST = 'andes.localhost';
const PERIOD = { fromDate: '2026-11-25', toDate: '2026-12-10' };
const reduction = (id: string, basisPoints: number, code: string | null = null) => ({
  id,
  names: { 'en-US': id },
  basisPoints,
  ...PERIOD,
  code,
});
const SITE = {
  ...exampleSeed('andes'),
  promotions: [reduction('open', 1000), reduction('hidden', 2000, 'SUN20'), reduction('transfer', 3000)],
  documents: {
    bookingSettings: {
      general: {
        paymentMethods: [
          { id: -1, paymentType: 0, name: 'At the counter' },
          { id: 6, paymentType: 0, name: 'By transfer', promotionId: 'transfer' },
        ],
      },
    },
  },
};

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer({ sites: [SITE], seededAt: Date.UTC(2026, 10, 20, 12) });
});
afterAll(() => server.close());

/** The visible text of a page, and its links. */
async function pageAt(url: string) {
  const { statusCode, body } = await server.app.inject({ url, headers: { host: HOST } });
  expect(statusCode).toBe(200);
  const main = mainOf(body);
  const hrefs = [...main.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  return { text: visibleText(main), hrefs };
}

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, 'https://cars.example');
  return pathname + search;
};

it.each<[what: string, wanted: object, total: string]>([
  ['no reduction', {}, '$96.80'],
  ['a promotion', { promotion: 'open' }, '$87.12'],
  ['the code of a promotion', { promotion: 'hidden', promotionCode: 'SUN20' }, '$77.44'],
  ['a way to pay that has a promotion', { paymentMethodId: '6' }, '$67.76'],
])(
  'the mail and the page of a quote with %s lead to a checkout at the same price',
  async (_what, wanted, total) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/booking/book',
      headers: { host: HOST },
      payload: { ...BOOKING_REQUEST, isQuotation: true, ...wanted },
    });
    expect(response.statusCode).toBe(200);
    const { text } = await takeMail(server);
    expect(text).toContain(total);
    const ofMail = /http:\S*\/checkout\?\S*/.exec(text)?.[0] ?? '';
    const page = await pageAt(pathOf(/http:\S*accessKey=\S*/.exec(text)?.[0] ?? ''));
    const ofPage = page.hrefs.find((href) => href.includes('/checkout?')) ?? '';
    expect(pathOf(ofPage)).toBe(pathOf(ofMail));
    expect((await pageAt(pathOf(ofMail))).text).toContain(`Total USD ${total}`);
  },
);
