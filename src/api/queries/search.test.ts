import { describe, expect, it } from 'vitest';
import { fakeApi, NOT_FOUND } from '../../../tests/support/fake-api.ts';
import { ApiError } from '../client/api-error.ts';
import { priceQuery } from './search.ts';

const ask = (answer: unknown, address = 'modelId=van') =>
  priceQuery({
    api: fakeApi({ '/api/booking/price': answer }),
    language: 'en-GB',
    decimalsOf: () => 2,
    search: new URLSearchParams(address),
  }).queryFn();

describe('the price of a model', () => {
  it('is none, for a search that is known, when the model cannot be had', async () => {
    expect(await ask(NOT_FOUND)).toMatchObject({ search: { modelId: 'van' }, offer: null });
  });

  it('is not asked for when the address names no model', async () => {
    expect(await ask(new Error('asked'), '')).toBeNull();
  });

  it('fails when the product API does', async () => {
    const down = new ApiError(503, 'down', null, null);
    await expect(ask(down)).rejects.toBe(down);
  });
});
