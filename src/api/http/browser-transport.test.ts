// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { browserTransport } from './browser-transport.ts';
import { createCaller } from './caller.ts';

const FILE = new Blob(['%PDF-1.7']);
const respondWith = (body: string | null, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
const send = () => createCaller(browserTransport).send('POST', '/api/booking/resend', { bookingId: 'B1' });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a response to a call of the browser', () => {
  it.each<[what: string, body: string | null, status: number, expected: unknown]>([
    ['with JSON', '{"a":1}', 200, { a: 1 }],
    ['without content', null, 204, null],
  ])('%s is one', async (_what, body, status, expected) => {
    respondWith(body, status);
    expect(await send()).toEqual(expected);
  });

  it('that is the login page of a network is none: nothing was sent', async () => {
    respondWith('<!doctype html><title>Welcome to our Wi-Fi</title>');
    await expect(send()).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  });

  it('that is a page keeps its text for who asked for a page, as the editor does', async () => {
    respondWith('<!doctype html><title>Canvas</title>');
    expect(await browserTransport({ method: 'GET', path: '/sites/one/canvas/home' })).toEqual({
      status: 200,
      body: '<!doctype html><title>Canvas</title>',
      retryAfter: null,
    });
  });

  it.each<[says: string, header: string | null, seconds: number | null]>([
    ['when the call may succeed', '30', 30],
    ['nothing of it', null, null],
    ['it as a date, which no server of ours does', 'Wed, 21 Oct 2026 07:28:00 GMT', null],
  ])('of a server that has had too many calls says %s', async (_says, header, seconds) => {
    const headers = new Headers(header === null ? {} : { 'retry-after': header });
    vi.stubGlobal('fetch', async () =>
      Response.json({ errorCode: 'tooManyRequests' }, { status: 429, headers }),
    );
    await expect(send()).rejects.toMatchObject({ status: 429, retryAfter: seconds });
  });

  it('of a proxy keeps its status', async () => {
    respondWith('<h1>Bad gateway</h1>', 502);
    await expect(send()).rejects.toMatchObject({ name: 'ApiError', status: 502 });
  });
});

describe('a call of the browser', () => {
  it.each<[what: string, body: unknown, headers: Record<string, string>, sent: unknown, type: string]>([
    ['JSON', { a: 1 }, {}, '{"a":1}', 'application/json'],
    ['a file as it is', FILE, { 'content-type': 'application/pdf' }, FILE, 'application/pdf'],
  ])('sends %s', async (_what, body, headers, sent, type) => {
    const fetched = vi.fn(async (_path: string, _init: RequestInit) => Response.json({}));
    vi.stubGlobal('fetch', fetched);
    await browserTransport({ method: 'POST', path: '/api', body, headers });
    const [, init] = fetched.mock.calls[0] ?? [];
    expect(init?.body).toBe(sent);
    expect(new Headers(init?.headers).get('content-type')).toBe(type);
  });
});
