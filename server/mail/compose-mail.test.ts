import { ANONYMOUS } from '../access/principal.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookCar } from '../booking/book-car.ts';
import type { CarOrder } from '../booking/create-booking.ts';
import type { Database } from '../db/engine/database.ts';
import { inSite } from '../db/in-site.ts';
import { listMails } from '../db/repositories/inbox.ts';
import { putIntoOutbox } from '../db/repositories/outbox.ts';
import { seedSite } from '../testing/seed-site.ts';
import { openTestDatabase } from '../testing/database.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { exampleMailSite } from '../testing/mail-site.ts';
import { createComposer } from './compose-mail.ts';
import { startOutboxWorker } from './outbox-worker.ts';
import { createInboxTransport } from './transports.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
let database: Database;
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
      siteFor: async (siteId, language) =>
        exampleMailSite(language, {
          name: 'Andes "Rent"\r\nBcc: x@y.example',
          bookingUrl: (reference) => `https://${siteId}.localhost/booking?id=${reference}`,
        }),
      accountLinkUrl: () => null,
      now: () => NOW,
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
  await seedSite(database, exampleSeed('andes'), NOW);
}, 120_000);
afterAll(() => database.close());

describe('the mail of a booking', () => {
  it('names car, places, price and number, in the language and under the name of the site', async () => {
    const outcome = await bookCar(database, 'andes', order, {
      now: NOW,
      principal: ANONYMOUS,
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
      'Onix or similar, Small',
      '2026-12-01 10:00, Buenos Aires city, Main street 1, Buenos Aires, [Argentina]',
      '  [checkout.lines.rental Buenos Aires city [results.days 2]]: USD 96.80',
      '2 × Child seat: USD 24.20',
      '  [checkout.lines.dropOffFee Buenos Aires airport [results.days 2]]: USD 12.10',
      '[mail.confirmation.total]: USD 133.10',
      '[results.taxWithin VAT]: USD 23.10',
      '[mail.confirmation.due]: USD 133.10',
      `https://andes.localhost/booking?id=${reference}`,
    ]) {
      expect(mail?.plain).toContain(text);
    }
    expect(mail?.attachments).toMatchObject([
      { fileName: `${reference}.ics`, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' },
    ]);
    expect(mail?.attachments[0]?.content).toContain('DTSTART:20261201T130000Z\r\n');
    expect(mail?.html).toContain('<html lang="hr">');
    expect(mail?.html).toContain('Ana &#34;Q&#34; &#60;b&#62;');
  });

  it('rejects a kind of message without a composer', async () => {
    await inSite(database, 'andes', (scope) =>
      putIntoOutbox(scope, { kind: 'unknown', payload: {}, now: NOW }),
    );
    expect(String(await deliver())).toContain('No mail is known for messages of kind "unknown"');
  });
});
