import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../api/client/api-error.ts';
import type { CallOptions } from '../../api/client/product-api.ts';
import { allowAnother, bookedNumber, rememberBooked } from './booked-order.ts';
import { type CheckoutOrder, createSubmission } from './submission.ts';

const ANSWERS = {
  firstName: 'Ana',
  lastName: 'Paz',
  emailAddress: 'ana@example.com',
  cellPhone: '+541112345678',
};
const PLACE = { id: 'city', name: 'City', endpoint: null, iataCode: null };
const ORDER: CheckoutOrder = {
  search: {
    pickUp: '2026-12-01T10:00',
    dropOff: '2026-12-03T10:00',
    pickUpPlace: PLACE,
    dropOffPlace: PLACE,
    driverAge: 30,
    hasUnlimitedMileage: true,
    showFinalPrice: true,
    onlyFullAvailability: false,
    expectedKilometers: null,
    promotionId: null,
    promotionCode: null,
    promotionIds: [],
    commercialAgreementCode: null,
    modelId: 'compact',
  },
  modelId: 'compact',
  isQuoteOnly: false,
  hasUnlimitedMileage: true,
  total: { minor: 12_300, currency: 'EUR' },
  language: 'en-GB',
};

let keys: string[] = [];
let stored = new Map<string, string>();
let made = 0;
const newKey = () => `key-${(made += 1)}`;

/** A server that notes the keys of what it is sent and gives the same answer to all. */
const serverThat = (answer: () => unknown) => ({
  send: async (_method: string, _path: string, _body: unknown, options?: CallOptions) => {
    keys.push(options?.headers?.['idempotency-key'] ?? '');
    return answer();
  },
});
const books = serverThat(() => ({ id: 'B1' }));
const falls = (status: number, code: string | null = null, body: unknown = null) =>
  serverThat(() => {
    throw new ApiError(status, 'no', code, null, body);
  });

beforeEach(() => {
  keys = [];
  made = 0;
  stored = new Map();
  globalThis.sessionStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
  } as Storage;
});

describe('a submission', () => {
  it('sent again after no answer came carries the same key, after a reload too', async () => {
    const submit = createSubmission(ORDER, newKey, falls(0));
    expect(await submit(ANSWERS)).toEqual({ kind: 'unclear' });
    await submit(ANSWERS);
    const reloaded = createSubmission(ORDER, newKey, books);
    expect(await reloaded(ANSWERS)).toEqual({ kind: 'booked', number: 'B1' });
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  it('carries the same key when only the price changed: the first may have been booked', async () => {
    await createSubmission(ORDER, newKey, falls(0))(ANSWERS);
    await createSubmission({ ...ORDER, total: { minor: 1, currency: 'EUR' } }, newKey, books)(ANSWERS);
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it('is another one for other answers, another car or another language', async () => {
    await createSubmission(ORDER, newKey, books)(ANSWERS);
    await createSubmission(ORDER, newKey, books)({ ...ANSWERS, firstName: 'Eva' });
    await createSubmission({ ...ORDER, modelId: 'van' }, newKey, books)(ANSWERS);
    await createSubmission({ ...ORDER, language: 'de' }, newKey, books)(ANSWERS);
    expect(new Set(keys).size).toBe(4);
  });

  it('keeps its key in memory where storage is closed', async () => {
    globalThis.sessionStorage = {
      getItem: () => {
        throw new Error('closed');
      },
      setItem: () => {
        throw new Error('closed');
      },
    } as unknown as Storage;
    const submit = createSubmission(ORDER, newKey, falls(0));
    await submit(ANSWERS);
    await submit(ANSWERS);
    expect(keys).toEqual(['key-1', 'key-1']);
  });

  it.each<[why: string, status: number, code: string | null, outcome: object]>([
    ['a changed price', 409, 'priceChanged', { kind: 'price-changed' }],
    ['no car left', 409, 'noAvailability', { kind: 'gone' }],
    ['too many bookings of one address', 429, 'tooManyRequests', { kind: 'too-many' }],
    ['any other refusal', 400, 'invalidRequest', { kind: 'refused', message: null }],
    ['a server too busy to book', 503, 'busy', { kind: 'refused', message: null }],
    ['no more than that it may be booked when the server failed', 500, null, { kind: 'unclear' }],
    ['the same when nothing came from beyond', 502, 'productApiUnavailable', { kind: 'unclear' }],
    ['the same when the server took too long', 503, null, { kind: 'unclear' }],
    ['the same when a proxy took too long', 504, null, { kind: 'unclear' }],
  ])('tells %s', async (_why, status, code, outcome) => {
    expect(await createSubmission(ORDER, newKey, falls(status, code))(ANSWERS)).toEqual(outcome);
  });
});

describe('what was booked', () => {
  const laterReturn = { ...ORDER.search, dropOff: '2026-12-04T10:00' } as const;

  it('is known to the tab, at another price and in another language too', () => {
    expect(bookedNumber(ORDER)).toBeNull();
    rememberBooked(ORDER, 'B1');
    expect(bookedNumber(ORDER)).toBe('B1');
    const inGerman = { ...ORDER.search, pickUpPlace: { ...PLACE, name: 'Stadt' } };
    expect(bookedNumber({ ...ORDER, search: inGerman })).toBe('B1');
  });

  it.each([
    ['another car', { ...ORDER, modelId: 'van' }],
    ['another trip', { ...ORDER, search: laterReturn }],
  ])('says nothing of %s', (_why, order) => {
    rememberBooked(ORDER, 'B1');
    expect(bookedNumber(order)).toBeNull();
  });

  it('can be booked once more on purpose, as a submission of its own', async () => {
    await createSubmission(ORDER, newKey, books)(ANSWERS);
    rememberBooked(ORDER, 'B1');
    allowAnother();
    expect(bookedNumber(ORDER)).toBeNull();
    await createSubmission(ORDER, newKey, books)(ANSWERS);
    expect(keys).toEqual(['key-1', 'key-2']);
  });
});
