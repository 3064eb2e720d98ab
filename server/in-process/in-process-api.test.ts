import { expect, it } from 'vitest';
import { createLocalLimits, RATE_LIMITS } from '../http/rate-limits.ts';
import { createInProcessApis, type InProcessOptions } from './in-process-api.ts';

const [{ calls: LIMIT }] = RATE_LIMITS.search;
const READ = { language: 'en-US', decimalsOf: () => 2 };

it('counts the searches of a visitor, and not those that the site suggests beside them', async () => {
  const search = async () => [];
  const api = createInProcessApis({
    bookings: { search },
    limits: { local: createLocalLimits({ now: () => 0, factor: 1 }) },
    report: () => undefined,
  } as unknown as InProcessOptions)(
    { id: 'andes' },
    { deadline: new AbortController().signal, visitorAddress: '203.0.113.7' },
  );
  const wanted = { pickUpPlace: { id: 'a' }, dropOffPlace: { id: 'b' } } as Parameters<typeof api.search>[0];
  for (let page = 0; page < LIMIT; page += 1) {
    expect(await api.search(wanted, READ)).toEqual([]);
    for (let suggestion = 0; suggestion < 3; suggestion += 1)
      expect(await api.search(wanted, { ...READ, isSuggestion: true })).toEqual([]);
  }
  await expect(api.search(wanted, READ)).rejects.toMatchObject({ status: 429, code: 'tooManyRequests' });
});
