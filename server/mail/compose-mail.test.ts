import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookCar, type CarOrder } from '../booking/book-car.ts';
import type { Database } from '../db/engine/database.ts';
import { inSite } from '../db/in-site.ts';
import { listMails } from '../db/repositories/inbox.ts';
import { putIntoOutbox } from '../db/repositories/outbox.ts';
import { seedSite } from '../db/seed.ts';
import { openTestDatabase } from '../testing/database.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { CONFIRMATION_KEYS, type MailTexts } from './booking-confirmation.ts';
import { createComposer } from './compose-mail.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import { createInboxTransport } from './transports.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
let database: Database;
const asked = new Set<string>();
const texts = (language: string): MailTexts => ({
  language,
  t: (key, values = {}) => {
    asked.add(key);
    return `[${key}${Object.values(values)
      .map((value) => ` ${value}`)
      .join('')}]`;
  },
  pick: (names) => Object.values(names)[0] ?? '',
  money: ({ minor, currency }) => `${currency} ${(minor / 100).toFixed(2)}`,
  dateTime: (moment) => moment.replace('T', ' '),
});
const order: CarOrder = {
  customer: { firstName: 'Ana "Q" <b>', lastName: 'Paz', email: ' ana@example.com ', phone: '1' },
  pickUpPlaceId: 'city',
  dropOffPlaceId: 'airport',
  pickUp: '2026-12-01T10:00',
  dropOff: '2026-12-03T10:00',
  modelId: 'compact',
  extras: [{ extraId: 'seat', quantity: 2 }],
  language: 'hr',
  currency: 'USD',
  hasUnlimitedMileage: true,
};
const deliver = async () => {
  const failures: unknown[] = [];
  const worker = startOutboxWorker({
    database,
    transport: createInboxTransport(database, () => NOW),
    compose: createComposer({
      database,
      mailFrom: 'Forecourt <no-reply@cars.example>',
      siteFor: async ({ host }, language) => ({
        texts: texts(language),
        colors: { primary: '#0f4c5c', onPrimary: '#ffffff' },
        bookingUrl: (reference) => `https://${host}/booking?id=${reference}`,
      }),
    }),
    now: () => NOW,
    log: (_message, { error }) => failures.push(error),
    pollMilliseconds: 3_600_000,
  });
  await worker.runOnce();
  await worker.stop();
  return failures;
};

beforeAll(async () => {
  database = await openTestDatabase();
  await seedSite(database, { ...exampleSeed('andes'), name: 'Andes "Rent"\r\nBcc: x@y.example' }, NOW);
}, 120_000);
afterAll(() => database.close());

describe('the mail of a booking', () => {
  it('names car, places, price and number, in the language and under the name of the site', async () => {
    const outcome = await bookCar(database, 'andes', order, {
      now: NOW,
      idempotencyKey: null,
      expectedTotal: null,
    });
    if (outcome.outcome !== 'booked') throw new Error(outcome.reason);
    expect(await deliver()).toEqual([]);
    const [mail] = await inSite(database, 'andes', (scope) => listMails(scope));
    const { reference } = outcome.booking;
    expect(mail).toMatchObject({
      recipient: 'ana@example.com',
      sender: '"Andes RentBcc: x@y.example" <no-reply@cars.example>',
    });
    expect(mail?.subject).toContain(`mail.confirmation.confirmed.subject ${reference}`);
    for (const text of [
      'Onix (Small)',
      '2026-12-01 10:00, Buenos Aires city, Main street 1, Buenos Aires',
      '[mail.confirmation.rental 2]: USD 80.00',
      '2 × Child seat: USD 20.00',
      '[mail.confirmation.line.drop-off-place]: USD 10.00',
      'VAT: USD 23.10',
      '[mail.confirmation.total]: USD 133.10',
      '[checkout.payAtCounter]',
      `https://andes.localhost/booking?id=${reference}`,
    ]) {
      expect(mail?.plain).toContain(text);
    }
    expect(mail?.html).toContain('<html lang="hr">');
    expect(mail?.html).toContain('Ana &#34;Q&#34; &#60;b&#62;');
    expect([...asked].filter((key) => !CONFIRMATION_KEYS.includes(key))).toEqual([]);
  });

  it('refuses a kind of letter that nobody can write', async () => {
    await inSite(database, 'andes', (scope) =>
      putIntoOutbox(scope, { kind: 'unknown', payload: {}, now: NOW }),
    );
    expect(String(await deliver())).toContain('No mail is known for letters of kind "unknown"');
  });
});
