import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, PriceChangedError } from '../../../api/api-error.ts';
import { ANSWERS, FIELDS, OFFER, ORDER } from '../../../../tests/support/submission-samples.ts';
import { createBookingApi } from '../../../api/http/booking-api.ts';
import type { SendOptions } from '../../../api/http/caller.ts';
import type { ApiErrorCode } from '../../../api/wire/error-codes.ts';
import type { BookingApi } from '../../../api/product-api.ts';
import type { VehicleOffer } from '../../../domain/vehicle-offer.ts';
import { type CheckoutOrder, tripOf } from '../state/checkout-order.ts';
import { createCheckoutStore } from '../state/checkout-store.ts';
import { createSubmission, type Submission } from './submission.ts';

/** The price is still what it was. */
const confirm = async () => OFFER;
const SENT: Submission = {
  fields: FIELDS,
  answers: ANSWERS,
  isCompany: false,
  extras: [],
  paymentMethodId: null,
  offer: OFFER,
  confirm,
};

let keys: string[] = [];
let totals: string[] = [];
let bodies: unknown[] = [];
let requestedKeys: string[] = [];
let stored = new Map<string, string>();
let made = 0;
const newKey = () => `key-${(made += 1)}`;
const open = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
};
let storage = open;

/** A server that notes the keys of what it is sent and gives the same response to all; what it knows of a key is asked apart. */
const serverThat = (response: () => unknown, known: () => unknown = falling(0)): BookingApi =>
  createBookingApi({
    send: async (_method: string, _path: string, body: unknown, options?: SendOptions) => {
      bodies.push(body);
      keys.push(options?.headers?.['idempotency-key'] ?? '');
      totals.push(options?.headers?.['expected-total'] ?? '');
      return response();
    },
    get: async (_path, _query, options) => {
      requestedKeys.push(options?.headers?.['idempotency-key'] ?? '');
      return known();
    },
  });
const falling =
  (status: number, code: ApiErrorCode | null = null, body: unknown = null) =>
  () => {
    throw new ApiError(status, 'no', code, null, body);
  };
const books = serverThat(() => ({ id: 'B1' }));
const falls = (status: number, code: ApiErrorCode | null = null, body: unknown = null) =>
  serverThat(falling(status, code, body));
const CODE_TEXTS = { busy: 'Many are booking.', alreadyBooked: 'Booked before.' };
/** A page of the tab: each page reads what the tab stored. */
const submission = (order: CheckoutOrder, api: BookingApi) =>
  createSubmission(order, {
    newKey,
    api,
    store: createCheckoutStore({ storage }),
    decimalsOf: () => 2,
    codeTexts: CODE_TEXTS,
  });
const sentOf = (order: CheckoutOrder) => createCheckoutStore({ storage }).sent(tripOf(order));

beforeEach(() => {
  keys = [];
  totals = [];
  bodies = [];
  requestedKeys = [];
  made = 0;
  stored = new Map();
  storage = open;
});

describe('a submission', () => {
  it('sent again after no response came carries the same key, after a reload too', async () => {
    const submit = submission(ORDER, falls(0));
    expect(await submit(SENT)).toEqual({ kind: 'unclear' });
    await submit(SENT);
    const reloaded = submission(ORDER, books);
    expect(await reloaded(SENT)).toEqual({ kind: 'booked', number: 'B1', accessKey: null });
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('carries the same key when only the price changed: the first may have been booked', async () => {
    await submission(ORDER, falls(0))(SENT);
    const cheaper = { ...OFFER, total: { minor: 1, currency: 'EUR' } };
    await submission(ORDER, books)({ ...SENT, offer: cheaper, confirm: async () => cheaper });
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it('is another one for other answers, other extras, another car or another language', async () => {
    await submission(ORDER, books)(SENT);
    await submission(ORDER, books)({ ...SENT, answers: { ...ANSWERS, firstName: 'Eva' } });
    await submission(ORDER, books)({ ...SENT, extras: [{ extraId: 'seat', quantity: 1 }] });
    await submission({ ...ORDER, modelId: 'van' }, books)(SENT);
    await submission({ ...ORDER, language: 'de' }, books)(SENT);
    expect(new Set(keys).size).toBe(5);
  });

  it('sends the answers of unknown fields in the notes, with their labels', async () => {
    const fields = [
      ...FIELDS,
      ...['flight', 'hotel', 'dog'].map((name, order) => ({
        id: name,
        fieldTypeId: name === 'dog' ? 'pet' : 'question',
        name,
        label: `Your ${name}`,
        required: false,
        order: 10 + order,
      })),
    ];
    const answers = { ...ANSWERS, flight: ' LA 401 ', hotel: 'Plaza', dog: '' };
    await submission(ORDER, books)({ ...SENT, fields, answers });
    expect(bodies).toMatchObject([{ extra: 'Your flight: LA 401\nYour hotel: Plaza' }]);
  });

  it.each([
    ['the one that was chosen', ['spring'], null, 'spring'],
    ['that of the voucher first', ['spring'], 'voucher', 'voucher'],
    ['none of several', ['spring', 'summer'], null, undefined],
  ])('names a promotion: %s', async (_why, promotionIds, promotionId, promotion) => {
    const search = { ...ORDER.search, promotionIds, promotionId };
    await submission({ ...ORDER, search }, books)(SENT);
    expect((bodies[0] as { promotion?: string }).promotion).toBe(promotion);
  });

  it('returns the reason of each refused answer by name of field', async () => {
    const body = { errors: { birthday: 'required', cellPhone: 'invalid-phone', odd: 1 } };
    expect(await submission(ORDER, falls(400, 'formAnswers', body))(SENT)).toEqual({
      kind: 'wrong-answers',
      reasons: { birthday: 'required', cellPhone: 'invalid-phone' },
    });
  });

  it('keeps its key in memory where storage is closed', async () => {
    const refuse = () => {
      throw new Error('closed');
    };
    storage = { getItem: refuse, setItem: refuse };
    const submit = submission(ORDER, falls(0));
    await submit(SENT);
    await submit(SENT);
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it.each<[why: string, status: number, code: ApiErrorCode | null, outcome: object]>([
    ['a changed price', 409, 'priceChanged', { kind: 'price-changed', offer: null }],
    ['no car left', 409, 'noAvailability', { kind: 'unavailable' }],
    ['that an insurance is needed', 400, 'insuranceRequired', { kind: 'no-insurance' }],
    ['too many bookings of one address', 429, 'tooManyRequests', { kind: 'too-many' }],
    ['too many calls for a proxy, which has no codes of ours', 429, null, { kind: 'too-many' }],
    ['a trip that is not possible any more', 400, 'outsideOpeningHours', { kind: 'outdated' }],
    ['any other refusal', 400, 'invalidRequest', { kind: 'refused', message: null }],
    ['a server too busy to book', 503, 'busy', { kind: 'refused', message: 'Many are booking.' }],
    ['no more than that it may be booked by an earlier call', 409, 'inProgress', { kind: 'unclear' }],
    ['no more than that it may be booked when the server failed', 500, null, { kind: 'unclear' }],
    ['the same when nothing came from beyond', 502, 'productApiUnavailable', { kind: 'unclear' }],
    ['the same when the server took too long', 503, null, { kind: 'unclear' }],
    ['the same when a proxy took too long', 504, null, { kind: 'unclear' }],
    ['the same when what stands before the server did', 524, null, { kind: 'unclear' }],
    ['the same when the call was given up', 408, null, { kind: 'unclear' }],
    ['the same when the key is known with another content', 422, 'keyUsedDifferently', { kind: 'unclear' }],
  ])('tells %s', async (_why, status, code, outcome) => {
    expect(await submission(ORDER, falls(status, code))(SENT)).toEqual(outcome);
  });
});

describe('a submission without a response', () => {
  it.each<[why: string, known: () => unknown, outcome: object]>([
    [
      'is booked when the server knows the key',
      () => ({ id: 'B1' }),
      { kind: 'booked', number: 'B1', accessKey: null },
    ],
    ['never arrived when the server does not', falling(404, 'bookingNotFound'), { kind: 'not-arrived' }],
    ['is unclear when another server says not found', falling(404), { kind: 'unclear' }],
    ['is unclear when that cannot be asked either', falling(0), { kind: 'unclear' }],
  ])('%s', async (_why, known, outcome) => {
    expect(await submission(ORDER, serverThat(falling(0), known))(SENT)).toEqual(outcome);
    expect(requestedKeys).toEqual(keys);
  });

  it.each([
    ['a page of somebody else', '<html>Sign in to the network</html>'],
    ['a response that names no booking', {}],
  ])('is asked about when what came is %s', async (_what, response) => {
    const submit = submission(
      ORDER,
      serverThat(
        () => response,
        () => ({ id: 'B1' }),
      ),
    );
    expect(await submit(SENT)).toEqual({ kind: 'booked', number: 'B1', accessKey: null });
    expect(requestedKeys).toEqual(keys);
  });

  it.each<[why: string, status: number, code: ApiErrorCode]>([
    ['too busy to look', 503, 'busy'],
    ['asked too often', 429, 'tooManyRequests'],
  ])('stays open when it is sent again to a server that is %s', async (_why, status, code) => {
    await submission(ORDER, falls(0))(SENT);
    expect(await submission(ORDER, falls(status, code))(SENT)).toEqual({ kind: 'unclear' });
    const known = serverThat(falling(status, code), () => ({ id: 'B1' }));
    expect(await submission(ORDER, known)(SENT)).toEqual({ kind: 'booked', number: 'B1', accessKey: null });
  });

  it('is looked up before an altered one for the same trip is sent', async () => {
    const altered = { ...SENT, answers: { ...ANSWERS, firstName: 'Eva' } };
    await submission(ORDER, falls(0))(SENT);
    expect(await submission(ORDER, books)(altered)).toEqual({ kind: 'unclear' });
    const known = serverThat(falling(0), () => ({ id: 'B1' }));
    expect(await submission(ORDER, known)(altered)).toEqual({
      kind: 'booked',
      number: 'B1',
      accessKey: null,
    });
    expect(keys).toEqual(['key-1']);
  });

  it('gives its key to an altered one', async () => {
    const altered = { ...SENT, answers: { ...ANSWERS, firstName: 'Eva' } };
    await submission(ORDER, falls(0))(SENT);
    const unknown = serverThat(() => ({ id: 'B2' }), falling(404, 'bookingNotFound'));
    expect(await submission(ORDER, unknown)(altered)).toEqual({
      kind: 'booked',
      number: 'B2',
      accessKey: null,
    });
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it('that arrives before the altered one is what is booked', async () => {
    const altered = { ...SENT, answers: { ...ANSWERS, firstName: 'Eva' } };
    await submission(ORDER, falls(0))(SENT);
    const responses = [falling(404, 'bookingNotFound'), () => ({ id: 'B1' })];
    const late = serverThat(falling(422, 'keyUsedDifferently'), () => responses.shift()?.());
    expect(await submission(ORDER, late)(altered)).toEqual({ kind: 'booked', number: 'B1', accessKey: null });
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it('leaves an altered one open too, when that is refused for this call alone', async () => {
    const altered = { ...SENT, answers: { ...ANSWERS, firstName: 'Eva' } };
    await submission(ORDER, falls(0))(SENT);
    const busy = serverThat(falling(503, 'busy'), falling(404, 'bookingNotFound'));
    expect(await submission(ORDER, busy)(altered)).toEqual({
      kind: 'refused',
      message: CODE_TEXTS.busy,
    });
    expect(sentOf(ORDER)?.isOpen).toBe(true);
  });

  it('uses the same key for all orders until its result is known, refused orders in between', async () => {
    const named = (firstName: string) => ({ ...SENT, answers: { ...ANSWERS, firstName } });
    const known = falling(404, 'bookingNotFound');
    await submission(ORDER, falls(0))(SENT);
    await submission(ORDER, serverThat(falling(400, 'formAnswers'), known))(named('Eva'));
    expect(sentOf(ORDER)?.isOpen).toBe(true);
    await submission(
      ORDER,
      serverThat(() => ({ id: 'B1' }), known),
    )(named('Ida'));
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('neither keeps another car from being booked nor is forgotten for it', async () => {
    await submission(ORDER, falls(0))(SENT);
    expect(await submission({ ...ORDER, modelId: 'van' }, books)(SENT)).toMatchObject({ kind: 'booked' });
    expect(sentOf(ORDER)?.isOpen).toBe(true);
    await submission(ORDER, books)(SENT);
    expect(keys).toEqual(['key-1', 'key-2', 'key-1']);
  });

  describe('is looked up before the price, which may have changed since', () => {
    const moved = async () => ({ ...OFFER, total: { minor: 99_900, currency: 'EUR' } }) as VehicleOffer;
    const failing =
      (code: ApiErrorCode | null, status = 409) =>
      async () => {
        throw new ApiError(status, 'no', code, null);
      };
    it.each<[price: string, confirmed: () => Promise<VehicleOffer>, outcome: object]>([
      ['another price', moved, { kind: 'price-changed', offer: { total: { minor: 99_900 } } }],
      ['no price', failing(null), { kind: 'no-price' }],
      ['a trip that is not possible any more', failing('outsideOpeningHours', 400), { kind: 'outdated' }],
      ['a car that is gone', failing('noAvailability'), { kind: 'unavailable' }],
    ])('told as %s only where it was not made', async (_price, confirmed, outcome) => {
      const again = (known: () => unknown) =>
        submission(
          ORDER,
          serverThat(() => ({ id: 'B1' }), known),
        )({ ...SENT, confirm: confirmed });
      await submission(ORDER, falls(0))(SENT);
      expect(await again(falling(404, 'bookingNotFound'))).toMatchObject(outcome);
      // Nobody can tell: the same call is sent again, and answers what it answered.
      expect(await again(falling(0))).toEqual({ kind: 'booked', number: 'B1', accessKey: null });
      expect(keys).toEqual(['key-1', 'key-1']);
    });

    it('and answers for itself', async () => {
      await submission(ORDER, falls(0))(SENT);
      const known = serverThat(falling(0), () => ({ id: 'B7' }));
      expect(await submission(ORDER, known)({ ...SENT, confirm: moved })).toEqual({
        kind: 'booked',
        number: 'B7',
        accessKey: null,
      });
      expect(keys).toEqual(['key-1']);
    });

    it('and once more when the last car goes meanwhile', async () => {
      await submission(ORDER, falls(0))(SENT);
      const responses = [falling(404, 'bookingNotFound'), () => ({ id: 'B7' })];
      const known = serverThat(falling(0), () => responses.shift()?.());
      expect(await submission(ORDER, known)({ ...SENT, confirm: failing('noAvailability') })).toEqual({
        kind: 'booked',
        number: 'B7',
        accessKey: null,
      });
    });
  });

  it('is not looked up after the server refused it', async () => {
    await submission(ORDER, falls(409, 'noAvailability'))(SENT);
    await submission(ORDER, books)({ ...SENT, answers: { ...ANSWERS, firstName: 'Eva' } });
    expect(requestedKeys).toEqual([]);
  });
});

describe('a booking', () => {
  const ELSEWHERE = { ...ORDER.search.pickUpPlace, id: 'elsewhere' };
  const laterReturn = { ...ORDER.search, dropOff: '2026-12-04T10:00' } as const;
  const numberOf = (order: CheckoutOrder) => sentOf(order)?.number ?? null;

  it('is known to the tab, at another price and in another language too', async () => {
    expect(numberOf(ORDER)).toBeNull();
    await submission(ORDER, books)(SENT);
    expect(numberOf(ORDER)).toBe('B1');
    const inGerman = { ...ORDER.search, pickUpPlace: { ...ORDER.search.pickUpPlace, name: 'Stadt' } };
    expect(numberOf({ ...ORDER, search: inGerman, language: 'de' })).toBe('B1');
  });

  it.each([
    ['another car', { ...ORDER, modelId: 'van' }],
    ['another return', { ...ORDER, search: laterReturn }],
    ['an earlier pick-up', { ...ORDER, search: { ...ORDER.search, pickUp: '2026-11-30T10:00' } as const }],
    ['another place of pick-up', { ...ORDER, search: { ...ORDER.search, pickUpPlace: ELSEWHERE } }],
    ['another place of return', { ...ORDER, search: { ...ORDER.search, dropOffPlace: ELSEWHERE } }],
  ])('is not one of %s', async (_why, order) => {
    await submission(ORDER, books)(SENT);
    expect(numberOf(order)).toBeNull();
  });

  it('that the tab deletes is booked once more, under a key of its own', async () => {
    await submission(ORDER, books)(SENT);
    createCheckoutStore({ storage }).saveSent(tripOf(ORDER), null);
    await submission(ORDER, books)(SENT);
    expect(keys).toEqual(['key-1', 'key-2']);
  });
});

describe('a submission in a chosen currency', () => {
  const euro = { isoCode: 'EUR', decimals: 2, exchangeRate: 1, isSystemDefault: true };
  const yen = { isoCode: 'JPY', decimals: 0, exchangeRate: 161.5, isSystemDefault: false };
  const inYen: CheckoutOrder = { ...ORDER, currency: { chosen: yen, currencies: [euro, yen] } };
  /** A server whose price, as it is answered, is still so much. */
  const refuses = (total: number) => {
    const api = falls(409, 'priceChanged');
    const offer = { ...OFFER, total: { minor: total, currency: 'EUR' } };
    return {
      ...api,
      book: async () => {
        throw new PriceChangedError(new ApiError(409, 'no', 'priceChanged', null, null), offer);
      },
    };
  };

  it('[CURR-08] sends the currency, and the total converted as it was shown', async () => {
    expect(await submission(inYen, books)(SENT)).toMatchObject({ kind: 'booked' });
    expect(bodies).toEqual([expect.objectContaining({ currency: 'JPY' })]);
    // 123.00 at 161.5, half up.
    expect(totals).toEqual(['19865 JPY']);
  });

  it.each([
    ['asks for a new page where the rate alone changed', 12_300, { kind: 'outdated' }],
    ['says the new price where that changed', 12_400, { kind: 'price-changed' }],
  ])('%s', async (_what, total, outcome) => {
    expect(await submission(inYen, refuses(total))(SENT)).toMatchObject(outcome);
  });
});

it('asks to be the only booking, until the visitor was told of an equal one', async () => {
  const store = createCheckoutStore({ storage });
  const submit = () =>
    createSubmission(ORDER, {
      newKey,
      api: falls(409, 'alreadyBooked'),
      store,
      decimalsOf: () => 2,
      codeTexts: CODE_TEXTS,
    })(SENT);
  expect(await submit()).toEqual({ kind: 'refused', message: 'Booked before.' });
  await submit();
  expect(bodies).toMatchObject([{ isOnlyBooking: true }, {}]);
  expect(JSON.stringify(bodies[1])).not.toContain('isOnlyBooking');
  expect(keys).toEqual(['key-1', 'key-2']);
});
