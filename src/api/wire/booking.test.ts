import { describe, expect, it } from 'vitest';
import { bookingMoments, STATUS_NUMBERS, toBookingSummary } from './booking.ts';

const PLACE = { id: 7, name: 'Zagreb Airport', city: 'Zagreb', country: 'HR' };
const WIRE = {
  id: '7KM4PX',
  currentStatus: 1,
  fromDate: '2026-03-29T02:30:00Z',
  toDate: '2026-04-01T09:00:00Z',
  deliveryPlace: PLACE,
  returnPlace: PLACE,
  car: {
    model: { id: 1, name: 'Clio', brand: { name: 'Renault' }, passengers: 5, imagePath: '/media/clio.svg' },
  },
  price: 120.5,
  currency: 'EUR',
  customerBalance: -120.5,
  priceItems: [{ description: '3 days', price: 120.5, type: 'rental', typeId: 0 }],
};
const two = () => 2;

describe('a booking', () => {
  it('[BOOK-03] reads its dates as the wall clock of the places', () => {
    expect(toBookingSummary(WIRE, two)).toMatchObject({
      pickUp: '2026-03-29T02:30',
      dropOff: '2026-04-01T09:00',
    });
  });

  it('is read with our names and amounts in minor units', () => {
    expect(toBookingSummary(WIRE, two)).toMatchObject({
      number: '7KM4PX',
      status: 'confirmed',
      total: { minor: 12050, currency: 'EUR' },
      amountDue: { minor: 12050, currency: 'EUR' },
      pickUpPlace: { id: '7', name: 'Zagreb Airport', city: 'Zagreb' },
      vehicle: { modelName: 'Clio', categoryName: '' },
      lines: [{ kind: 'rental', description: '3 days', amount: { minor: 12050, currency: 'EUR' } }],
    });
  });

  it('has the deposit of its class, where one is set', () => {
    const withDeposit = { ...WIRE, category: { id: 'c', name: 'Compact', deposit: 300.5 } };
    expect(toBookingSummary(withDeposit, two).deposit).toEqual({ minor: 30050, currency: 'EUR' });
    expect(toBookingSummary(WIRE, two).deposit).toBeNull();
  });

  it.each([
    ['owes', -0.01, 1],
    ['owes nothing', 0, 0],
    ['has paid too much', 5, 0],
  ])('knows a customer who %s', (_why, customerBalance, minor) => {
    const { amountDue } = toBookingSummary({ ...WIRE, customerBalance }, two);
    // Zero without a sign: a negative zero would be shown as "-0".
    expect(Object.is(amountDue.minor, minor)).toBe(true);
  });

  it.each([...Object.entries(STATUS_NUMBERS), ['unknown', 99] as const])(
    'knows the status %s',
    (status, number) => {
      expect(toBookingSummary({ ...WIRE, currentStatus: number }, two).status).toBe(status);
    },
  );

  it.each<[why: string, body: unknown]>([
    ['nothing', null],
    ['a list', []],
    ['an unreadable date', { ...WIRE, fromDate: '2026-03-29' }],
    ['no number', { ...WIRE, id: undefined }],
  ])('throws for %s', (_why, body) => {
    expect(() => toBookingSummary(body, two)).toThrow(TypeError);
  });
});

describe('the moments of a booking call', () => {
  it('[BOOK-03] are the wall clock of the places', () => {
    expect(bookingMoments({ from: '2026-03-09T10:30:00Z', to: '2026-03-10T10:30:00Z' })).toEqual({
      pickUp: '2026-03-09T10:30',
      dropOff: '2026-03-10T10:30',
    });
  });

  it('are none when one cannot be read', () => {
    expect(bookingMoments({ from: '2026-03-09T10:30:00Z', to: '2026-03-10T10:30' })).toBeNull();
  });
});
