import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ApiCaller, type ApiRequest, type ApiResponse, createCaller, withQuery } from './caller.ts';

/** An API whose transport gives the responses in turn: a status, or `null` for no response at all. */
function open(...statuses: (number | null)[]) {
  const requested: ApiRequest[] = [];
  const waits: number[] = [];
  const transport = async (request: ApiRequest): Promise<ApiResponse> => {
    const status = statuses[requested.push(request) - 1];
    if (status === undefined) throw new Error('the transport was asked too often');
    if (status === null) throw new TypeError('connection refused');
    return { status, body: { status } };
  };
  const api = createCaller(transport, { wait: async (milliseconds) => void waits.push(milliseconds) });
  return { api, requested, waits };
}

const RETRIED = [null, 408, 429, 500, 502, 503, 504, 599];
const FINAL = [400, 401, 403, 404, 409, 410, 418, 422, 451];

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a success that is told in anything but JSON, such as the login page of a network', () => {
  const page = async (): Promise<ApiResponse> => ({ status: 200, body: '<title>Log in</title>' });
  const api = createCaller(page, { wait: async () => {} });

  it.each([
    ['a read', () => api.get('/api/data/places')],
    ['a change', () => api.send('POST', '/api/booking/resend', { bookingId: 'A1' })],
  ])('is no response to %s', async (_case, call) => {
    await expect(call()).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  });
});

describe('a read', () => {
  it.each(RETRIED)(
    '[CONF-18, CONF-19] is asked again once, after 2 seconds, when the response is %s',
    async (status) => {
      const { api, requested, waits } = open(status, 200);
      expect(await api.get('/api/data/places')).toEqual({ status: 200 });
      expect(requested).toHaveLength(2);
      expect(waits).toEqual([2000]);
    },
  );

  it.each(RETRIED)('[CONF-18, CONF-19] fails when the response is %s both times', async (status) => {
    const { api, requested } = open(status, status);
    await expect(api.get('/api/data/places')).rejects.toMatchObject({
      name: 'ApiError',
      status: status ?? 0,
    });
    expect(requested).toHaveLength(2);
  });

  it.each(FINAL)('[CONF-19] is not asked again when the response is %s', async (status) => {
    const { api, requested, waits } = open(status);
    await expect(api.get('/api/data/places')).rejects.toMatchObject({ status });
    expect(requested).toHaveLength(1);
    expect(waits).toEqual([]);
  });

  it('gives the body of any response in the two hundreds', async () => {
    expect(await open(204).api.get('/x')).toEqual({ status: 204 });
  });

  it('is not retried after the visitor left', async () => {
    const { api, requested } = open(null);
    const leaving = new AbortController();
    leaving.abort();
    await expect(api.get('/x', {}, { signal: leaving.signal })).rejects.toMatchObject({ status: 0 });
    expect(requested).toHaveLength(1);
  });
});

describe('a call that changes something', () => {
  it.each([...RETRIED, ...FINAL])(
    '[CONF-19] is never repeated, not even when the response is %s',
    async (status) => {
      const { api, requested, waits } = open(status);
      await expect(api.send('POST', '/api/booking/book', { a: 1 })).rejects.toMatchObject({
        status: status ?? 0,
      });
      expect(requested).toHaveLength(1);
      expect(requested[0]).toMatchObject({ method: 'POST', path: '/api/booking/book', body: { a: 1 } });
      expect(waits).toEqual([]);
    },
  );
});

describe('the time of a call', () => {
  it('ends after 30 seconds, anew for each attempt', async () => {
    const limits: number[] = [];
    const timers: AbortController[] = [];
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      limits.push(milliseconds);
      const timer = new AbortController();
      timers.push(timer);
      return timer.signal;
    });
    const hang = ({ signal }: ApiRequest) =>
      new Promise<ApiResponse>((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        queueMicrotask(() => timers.at(-1)?.abort(new Error('too slow')));
      });
    const api = createCaller(hang, { wait: async () => undefined });
    await expect(api.get('/x')).rejects.toMatchObject({ status: 0, message: 'too slow' });
    expect(limits).toEqual([30_000, 30_000]);
  });

  it('[CONF-18] is not retried after the deadline has passed', async () => {
    const deadline = new AbortController();
    let attempts = 0;
    const hang = ({ signal }: ApiRequest) =>
      new Promise<ApiResponse>((_resolve, reject) => {
        attempts += 1;
        signal?.addEventListener('abort', () => reject(signal.reason));
        queueMicrotask(() => deadline.abort(new Error('too late')));
      });
    const api = createCaller(hang, { wait: async () => undefined, deadline: deadline.signal });
    await expect(api.get('/x')).rejects.toMatchObject({ status: 0, message: 'too late' });
    expect(attempts).toBe(1);
  });

  it('[CONF-18] has room for a second attempt before the deadline of its API', async () => {
    const { signal } = new AbortController();
    const statuses = [503, 200];
    const transport = async () => ({ status: statuses.shift() ?? 0, body: ['there'] });
    const api = createCaller(transport, { wait: async () => undefined, deadline: signal });
    expect(await api.get('/x')).toEqual(['there']);
  });

  it('ends when the caller has enough, beside the time limit', async () => {
    const caller = new AbortController();
    const api = createCaller(({ signal }) => {
      caller.abort();
      return signal?.aborted
        ? Promise.reject(new Error('aborted'))
        : Promise.resolve({ status: 200, body: 1 });
    });
    await expect(api.send('POST', '/x', null, { signal: caller.signal })).rejects.toMatchObject({
      message: 'aborted',
    });
  });
});

it('the client of the product API calls the paths of its operations with the parameters that they take', async () => {
  const { api, requested } = open(200, 200, 200);
  const client: ApiCaller = api;
  await client.get('/api/form/7');
  await client.get('/api/booking/price', { modelId: 'x', 'additionals[0].Quantity': 1 });
  expect(requested.map(({ path }) => path)).toEqual([
    '/api/form/7',
    '/api/booking/price?modelId=x&additionals%5B0%5D.Quantity=1',
  ]);
  // These lines must not compile: the type check fails as soon as one does.
  const wrong = () => [
    // @ts-expect-error: no operation has this path.
    client.get('/api/forms/7'),
    // @ts-expect-error: the operation does not take this parameter.
    client.get('/api/booking/price', { model: 'x' }),
    // @ts-expect-error: the operation only reads.
    client.send('POST', '/api/booking/price', {}),
  ];
  expect(wrong).toBeTypeOf('function');
});

describe('withQuery', () => {
  it.each<[why: string, query: Parameters<typeof withQuery>[1], path: string]>([
    ['nothing', {}, '/x'],
    ['values in their order', { b: 1, a: true }, '/x?b=1&a=true'],
    ['no empty values', { a: '', b: undefined, c: 0, d: false }, '/x?c=0&d=false'],
    ['lists by repeating the name', { p: ['1', '2'] }, '/x?p=1&p=2'],
    ['no empty list', { p: [] }, '/x'],
    [
      'values escaped',
      { from: '2026/03/09 10:30', q: 'a&b=ž' },
      '/x?from=2026%2F03%2F09+10%3A30&q=a%26b%3D%C5%BE',
    ],
  ])('writes %s', (_why, query, path) => {
    expect(withQuery('/x', query)).toBe(path);
  });
});
