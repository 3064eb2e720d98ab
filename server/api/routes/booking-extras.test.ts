import { describe, expect, it } from 'vitest';
import * as check from '../../../generated/api/check.js';
import type { Additional, Booking, PriceResult } from '../../../generated/api/types.ts';
import { openBookingApp, SEARCH } from '../../testing/booking-app.ts';
import { exampleExtras } from '../../testing/example-extras.ts';

const { ask, book } = openBookingApp({ units: 40, extras: exampleExtras });
const COMPACT = { ...SEARCH, modelId: 'compact' };

type Chosen = readonly (readonly [id: string, quantity: number])[];
const chosenQuery = (chosen: Chosen) =>
  Object.fromEntries(
    chosen.flatMap(([id, quantity], index) => [
      [`additionals[${index}].Additional.Id`, id],
      [`additionals[${index}].Quantity`, String(quantity)],
    ]),
  );
const priceWith = (chosen: Chosen) => ask('/api/booking/price', { ...COMPACT, ...chosenQuery(chosen) });
const bookWith = (chosen: Chosen, headers?: Readonly<Record<string, string>>) =>
  book({ additionals: chosen.map(([additionalId, quantity]) => ({ additionalId, quantity })) }, headers);

describe('extras of a price and a booking', () => {
  it('[API-41] [RES-18] are in the price, each with its line', async () => {
    const response = await priceWith([
      ['seat', 2],
      ['cover', 1],
    ]);
    const price = response.json() as PriceResult;
    expect(price.priceItems.map(({ typeId, price: amount }) => [typeId, amount])).toEqual([
      [0, 80],
      [1, 20],
      [16, 24],
      [1, 3],
      [15, 26.67],
    ]);
    expect(price.price).toBe(153.67);
    expect(price.additionals).toEqual([
      { additionalId: 'seat', quantity: 2, additional: { name: 'The seat' } },
      { additionalId: 'cover', quantity: 1, additional: { name: 'The cover' } },
      { additionalId: 'plate', quantity: 1, additional: { name: 'The plate' } },
    ]);
  });

  it('[API-41] [CHK-14] are those that are default where a call asks for them and chooses none', async () => {
    const namesOf = async (chosen: Chosen) => {
      const query = { ...COMPACT, defaultAdditionals: 'true', ...chosenQuery(chosen) };
      const price = (await ask('/api/booking/price', query)).json() as PriceResult;
      return price.additionals?.map(({ additionalId }) => additionalId);
    };
    expect(await namesOf([])).toEqual(['plate', 'basic']);
    expect(await namesOf([['cover', 1]])).toEqual(['cover', 'plate']);
  });

  it('are not in the price of a search, which is that of the vehicle', async () => {
    const [found] = (await ask('/api/booking/search', COMPACT)).json() as PriceResult[];
    expect([found?.price, found?.additionals]).toEqual([96.8, []]);
  });

  it.each<[why: string, chosen: Chosen]>([
    ['nothing is chosen', []],
    ['the required one is named', [['plate', 1]]],
    ['others are chosen', [['seat', 2]]],
    ['as many are chosen as stock allows', [['rack', 2]]],
  ])('[API-41] [API-43] cost the same in both, the required one included, when %s', async (_why, chosen) => {
    const price = (await priceWith(chosen)).json() as PriceResult;
    expect(price.additionals?.map(({ additionalId }) => additionalId)).toContain('plate');
    const response = await bookWith(chosen, { 'expected-total': `${Math.round(price.price * 100)} USD` });
    expect(response.statusCode).toBe(200);
    const booking = response.json() as Booking;
    expect([booking.price, booking.additionals]).toEqual([price.price, price.additionals]);
  });

  it.each<[why: string, chosen: Chosen, errors: object]>([
    ['more than a booking may have', [['seat', 3]], { seat: 'wrong-quantity' }],
    ['the last one in stock', [['rack', 3]], { rack: 'not-available' }],
    ['one of which only the last is left', [['last', 1]], { last: 'not-available' }],
    ['two of a required one', [['plate', 2]], { plate: 'wrong-quantity' }],
    ['one that does not exist', [['gone', 1]], { gone: 'unknown-extra' }],
    [
      'two that exclude each other',
      [
        ['cover', 1],
        ['basic', 1],
      ],
      { cover: 'excluded', basic: 'excluded' },
    ],
    ['one that excludes a required one', [['bare', 1]], { bare: 'excluded' }],
    [
      'one twice',
      [
        ['seat', 1],
        ['seat', 1],
      ],
      { seat: 'listed-twice' },
    ],
    ['a key of objects', [['__proto__', 1]], JSON.parse('{"__proto__":"unknown-extra"}') as object],
  ])('[XTRA-03] [XTRA-04] are refused in both: %s', async (_why, chosen, errors) => {
    for (const response of [await priceWith(chosen), await bookWith(chosen)]) {
      const body = response.json();
      expect([response.statusCode, body.errorCode, JSON.stringify(body.errors)]).toEqual([
        400,
        'extras',
        JSON.stringify(errors),
      ]);
      expect(check.Error(body)).toBe(true);
    }
  });

  it.each<[why: string, query: Readonly<Record<string, string>>, problem: string]>([
    ['no quantity', { 'additionals[0].Additional.Id': 'seat' }, 'additionals[0].Quantity'],
    ['no id', { 'additionals[0].Quantity': '1' }, 'additionals[0].Additional.Id'],
    [
      'a gap',
      { ...chosenQuery([['seat', 1]]), 'additionals[2].Quantity': '1' },
      'additionals[1].Additional.Id',
    ],
    [
      'a start at one',
      { 'additionals[1].Additional.Id': 'seat', 'additionals[1].Quantity': '1' },
      'additionals[0].Quantity',
    ],
    ['a quantity below one', chosenQuery([['seat', 0]]), 'additionals[0].Quantity'],
    ['a huge quantity', chosenQuery([['seat', 1e9]]), 'additionals[0].Quantity'],
    ['half a piece', chosenQuery([['seat', 1.5]]), 'additionals[0].Quantity'],
    ['a huge number of an extra', { 'additionals[1e9].Quantity': '1' }, 'additionals[1e9].Quantity'],
    ['another part of an extra', { 'additionals[0].Price': '0' }, 'additionals[0].Price'],
  ])('[API-41] answers 400 to %s', async (_why, query, problem) => {
    const response = await ask('/api/booking/price', { ...COMPACT, ...query });
    expect([response.statusCode, response.json().errorCode]).toEqual([400, 'invalidParameter']);
    expect(Object.keys(response.json().errors as object)).toContain(problem);
  });

  it('[API-41] answers 400 to a parameter that is given twice', async () => {
    const query = new URLSearchParams([
      ...Object.entries(COMPACT),
      ...Object.entries(chosenQuery([['seat', 1]])).flatMap((one) => [one, one]),
    ]);
    const response = await ask(`/api/booking/price?${query}`);
    expect([response.statusCode, response.json().errorCode]).toEqual([400, 'invalidParameter']);
  });
});

describe('extras that not every rental can have', () => {
  const week = { from: '2026-12-08T10:00:00Z', to: '2026-12-10T10:00:00Z' };
  const searchWeek = { ...COMPACT, from: '2026/12/08 10:00', to: '2026/12/10 10:00' };
  const listed = async (from: string, to: string) => {
    const rental = {
      fromDate: from,
      toDate: to,
      deliveryPlaceId: 'city',
      modelId: 'compact',
      language: 'en-US',
    };
    return (await ask('/api/booking/additionals-price', rental)).json() as Additional[];
  };

  it('[XTRA-04] [API-42] are counted by what rentals at the same time have taken of them', async () => {
    const racks = (quantity: number) => book({ ...week, additionals: [{ additionalId: 'rack', quantity }] });
    const left = async (from: string, to: string) =>
      (await listed(from, to)).find(({ id }) => id === 'rack')?.availableStock;
    expect((await racks(1)).statusCode).toBe(200);
    expect(await left('2026/12/08 10:00', '2026/12/10 10:00')).toBe(2);
    expect(await left('2026/12/10 10:00', '2026/12/12 10:00')).toBe(3);
    expect((await racks(1)).statusCode).toBe(200);
    const [booked, priced] = [
      await racks(1),
      await ask('/api/booking/price', { ...searchWeek, ...chosenQuery([['rack', 1]]) }),
    ];
    for (const response of [booked, priced])
      expect([response.statusCode, response.json().errors, response.json().errorMessage]).toEqual([
        400,
        { rack: 'not-available' },
        'checkout.extras.refused',
      ]);
  });

  it('[XTRA-09] are sold once only, however many ask for the last of them at the same time', async () => {
    const days = { from: '2026-12-15T10:00:00Z', to: '2026-12-17T10:00:00Z' };
    const responses = await Promise.all(
      Array.from({ length: 6 }, () =>
        book({ ...days, additionals: [{ additionalId: 'rack', quantity: 1 }] }),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  });

  it.each<[why: string, id: string, refusal: object]>([
    ['needs more notice', 'permit', { reason: 'needs-notice', hours: 2400 }],
    ['is of another season', 'chains', { reason: 'out-of-season', from: '06-01', to: '09-30' }],
  ])('are listed with the reason and refused for it: one that %s', async (_why, id, refusal) => {
    const list = await listed('2026/12/08 10:00', '2026/12/10 10:00');
    expect(list.find((extra) => extra.id === id)?.refusal).toEqual(refusal);
    const response = await book({ ...week, additionals: [{ additionalId: id, quantity: 1 }] });
    expect([response.statusCode, response.json().errors]).toEqual([
      400,
      { [id]: (refusal as { reason: string }).reason },
    ]);
  });
});
