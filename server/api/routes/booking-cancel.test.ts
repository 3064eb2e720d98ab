import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '../../../generated/api/types.ts';
import { bookingTable, outboxTable } from '../../db/tables/bookings.ts';
import { openBookingApp } from '../../testing/booking-app.ts';

const { ask, at, book, post, publishSettings } = openBookingApp({ units: 1 });
beforeAll(() =>
  publishSettings('bookingConfiguration', { freeCancellationHours: 48, cancellationFeeDays: 1 }),
);

const SOON = { from: '2026-11-21T10:00:00Z', to: '2026-11-23T10:00:00Z' };
const LATER = { from: '2026-12-08T10:00:00Z', to: '2026-12-10T10:00:00Z' };
const booked = async (days: object) => (await book(days)).json() as Booking;
const cancel = (body: object) => post('/api/booking/cancel', body);
const seen = async (bookingId: string, key?: string) =>
  (await ask('/api/booking/book', { bookingId }, key ? { 'booking-access': key } : {})).json() as Booking;

describe('a booking without an account', () => {
  it('[API-44] is opened by the key of its confirmation, with who booked it, and by its number without', async () => {
    const { id, accessKey } = await booked({ from: '2026-12-22T10:00:00Z', to: '2026-12-23T10:00:00Z' });
    expect(await seen(id, accessKey)).toMatchObject({ customer: { firstName: 'Ana' }, accessKey });
    for (const wrong of [undefined, 'x', `${accessKey}x`]) {
      const other = await seen(id, wrong);
      expect([other.id, other.customer, other.accessKey]).toEqual([id, undefined, undefined]);
    }
  });

  it('[API-54] is cancelled for nothing in time, by who has its key, and its car is free again', async () => {
    const { id, accessKey, cancellation } = await booked(LATER);
    expect(cancellation).toEqual({
      isPossible: true,
      fee: 0,
      freeUntil: '2026-12-06T10:00:00Z',
      feeAfter: 48.4,
    });
    expect((await book(LATER)).statusCode).toBe(409);
    const response = await cancel({ bookingId: id, accessKey });
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { currentStatus: 4, cancellation: { charged: 0 }, balance: 0 },
    ]);
    expect((await book(LATER)).statusCode).toBe(200);
    // Cancelling again changes nothing.
    expect((await cancel({ bookingId: id, accessKey })).statusCode).toBe(200);
  });

  it('[API-54] costs a fee after that, which has to be agreed to', async () => {
    const { id, accessKey, cancellation } = await booked(SOON);
    expect(cancellation).toMatchObject({ isPossible: true, fee: 48.4 });
    for (const fee of [undefined, 0, 48.39]) {
      const refused = await cancel({ bookingId: id, accessKey, ...(fee === undefined ? {} : { fee }) });
      expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 'cancellationFee']);
      expect(refused.json().booking.cancellation.fee).toBe(48.4);
    }
    const charged = {
      currentStatus: 4,
      cancellation: { isPossible: false, fee: 0, charged: 48.4 },
      balance: 48.4,
      customerBalance: -48.4,
    };
    const response = await cancel({ bookingId: id, accessKey, fee: 48.4 });
    expect([response.statusCode, response.json()]).toMatchObject([200, charged]);
    expect(await seen(id)).toMatchObject(charged);
  });

  it.each([
    ['cancel', 'cancellation.failed'],
    ['resend', 'success.resendFailed'],
    ['book', 'errors.booking'],
  ])('says what did not work where the call %s cannot be read', async (call, errorMessage) => {
    const refused = await post(`/api/booking/${call}`, { language: 'en-US' });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      400,
      { errorCode: 'invalidRequest', errorMessage: expect.stringContaining(errorMessage) },
    ]);
  });

  it('promises nothing back where it is not known what its cancellation cost', async () => {
    const { id, accessKey } = await booked({ from: '2027-01-11T10:00:00Z', to: '2027-01-12T10:00:00Z' });
    await cancel({ bookingId: id, accessKey });
    const whereBooking = eq(bookingTable.reference, id);
    const paidWith = (cancelled: object) =>
      at(async ({ tx }) => {
        const [stored] = await tx.select().from(bookingTable).where(whereBooking);
        const details = { ...(stored?.details as object), cancelled };
        await tx.update(bookingTable).set({ paidMinor: 1000, details }).where(whereBooking);
      });
    await paidWith({ fee: { minor: 400, currency: 'USD' } });
    expect(await seen(id)).toMatchObject({ customerBalance: 6, cancellation: { charged: 4 } });
    await paidWith({});
    const { balance, customerBalance, cancellation } = await seen(id);
    expect([balance, customerBalance, cancellation?.charged]).toEqual([0, 0, undefined]);
  });

  it.each<[why: string, who: object, status: number]>([
    ['the e-mail of its customer, in capitals or not', { emailAddress: 'ANA@example.com' }, 200],
    ['the last name of its customer', { lastName: 'paz' }, 200],
    ['another e-mail', { emailAddress: 'eva@example.com' }, 404],
    ['no name at all', { lastName: '', emailAddress: ' ' }, 404],
    ['a wrong key', { accessKey: 'x' }, 404],
    ['its number alone', {}, 404],
  ])('[COMP-09] [API-54] is cancelled or not by who knows %s', async (_why, who, status) => {
    const { id } = await booked({ from: '2026-12-29T10:00:00Z', to: '2026-12-30T10:00:00Z' });
    const response = await cancel({ bookingId: id.toLowerCase(), ...who });
    expect(response.statusCode).toBe(status);
    // Whoever guesses a name learns nothing more of the customer.
    expect(JSON.stringify(response.json())).not.toContain('+541112345678');
    if (status !== 200) await cancel({ bookingId: id, lastName: 'Paz' });
  });

  it('[COMP-09] is looked up by who knows its customer; a wrong name is answered as a wrong number is', async () => {
    const { id } = await booked({ from: '2027-01-03T10:00:00Z', to: '2027-01-04T10:00:00Z' });
    const lookUp = (bookingId: string, customer: string) =>
      ask('/api/booking/book', { bookingId }, { 'booking-customer': customer });
    for (const right of ['ANA%40example.com', 'paz']) {
      const { statusCode, body } = await lookUp(id, right);
      expect([statusCode, JSON.parse(body).id]).toEqual([200, id]);
    }
    const unknown = await lookUp('NOSUCHNUMBER', 'Paz');
    expect(unknown.statusCode).toBe(404);
    // Each response has the moment and the number of its request.
    const told = ({ statusCode, headers: { date: _date, ...headers }, body }: typeof unknown) => ({
      statusCode,
      headers,
      body: body.replace(/"id":"req-\w+"/, ''),
    });
    for (const wrong of ['Ana', 'eva%40example.com', '', '%', '%00'])
      expect(told(await lookUp(id, wrong)), wrong).toEqual(told(unknown));
    const cancelUnknown = await cancel({ bookingId: 'NOSUCHNUMBER', lastName: 'Paz' });
    expect(told(await cancel({ bookingId: id, lastName: 'Pas' }))).toEqual(told(cancelUnknown));
  });

  const mailsOf = async (reference: string) => {
    const mails = await at(({ tx }) => tx.select().from(outboxTable).orderBy(outboxTable.id));
    return mails
      .filter(({ payload }) => (payload as { reference: string }).reference === reference)
      .map(({ kind }) => kind);
  };

  it('[API-55] has its confirmation sent again by who has its key, and by nobody who guesses numbers', async () => {
    const { id, accessKey } = await booked({ from: '2027-01-05T10:00:00Z', to: '2027-01-06T10:00:00Z' });
    const resend = async (body: object) => (await post('/api/booking/resend', body)).statusCode;
    expect(await resend({ bookingId: id, language: 'en-US' })).toBe(400);
    expect(await resend({ bookingId: id, accessKey: 'x' })).toBe(404);
    expect(await resend({ bookingId: 'NONE', accessKey })).toBe(404);
    expect(await mailsOf(id)).toEqual(['booking-confirmation']);
    expect(await resend({ bookingId: id, accessKey, language: 'en-US' })).toBe(204);
    expect(await mailsOf(id)).toEqual(['booking-confirmation', 'booking-confirmation']);
  });

  it('[API-55] is not confirmed again once it is cancelled: its cancellation is', async () => {
    const { id, accessKey } = await booked({ from: '2027-01-07T10:00:00Z', to: '2027-01-08T10:00:00Z' });
    await cancel({ bookingId: id, accessKey });
    await post('/api/booking/resend', { bookingId: id, accessKey, language: 'en-US' });
    expect(await mailsOf(id)).toEqual([
      'booking-confirmation',
      'booking-cancellation',
      'booking-cancellation',
    ]);
  });
});
