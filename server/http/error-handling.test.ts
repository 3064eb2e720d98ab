import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { DatabaseUnavailableError } from '../db/errors.ts';
import { readSettings } from '../environment/settings.ts';
import { API_ERRORS } from '../../src/api/wire/error-codes.ts';
import { ALL_LOCALES } from '../../src/runtime/text/all-locales.ts';
import { createTexts, translateFor } from '../../src/runtime/text/translate.ts';
import { createApp } from './app.ts';
import { fieldProblems, respondToSocketError } from './error-handling.ts';
import { createHostTable } from './hosts.ts';

const HOST = 'a.localhost';
const TEXTS = createTexts(ALL_LOCALES, () => undefined);
/** Failures of a database by the path that meets them. */
const FAILURES: Readonly<Record<string, Error>> = {
  '/no-connection': new DatabaseUnavailableError(new Error('timeout')),
  '/cut': new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') }),
  '/shutdown': new Error('Failed query', {
    cause: Object.assign(new Error('terminating'), { code: '57P01' }),
  }),
  '/bug': new TypeError('x is undefined'),
};

let app: FastifyInstance;
const logged: { reqId?: string; err?: { code: string } }[] = [];
let port = 0;
beforeAll(async () => {
  const hosts = createHostTable({
    readRows: async () => [{ host: HOST, siteId: 'a', siteName: 'A', siteVersion: 1, isPrimary: true }],
    originOf: (host) => `http://${host}`,
    report: () => undefined,
  });
  await hosts.read();
  const settings = readSettings({
    APP_MODE: 'production',
    PUBLIC_ORIGIN: 'http://localhost:4000',
    MAIL_FROM: 'a@b.example',
    PREVIEW_SECRET: 'a secret of the tests, long enough',
  });
  const errorText = (key: string, language: string) => translateFor(TEXTS, language)(key);
  const log = { stream: { write: (line: string) => void logged.push(JSON.parse(line)) } };
  app = await createApp({ settings, hosts, log, errorText, handlerTimeout: 100 });
  for (const [path, error] of Object.entries(FAILURES)) app.get(path, () => Promise.reject(error));
  app.post('/echo', ({ body }) => body);
  app.put('/echo', ({ body }) => body);
  app.get<{ Params: { id: string } }>('/things/:id', ({ params }) => params);
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** What a connection is sent until the server closes it. */
const exchange = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.on('data', (data) => (received += String(data)));
    socket.on('close', () => resolve(received));
    socket.on('error', (error) => (received === '' ? reject(error) : resolve(received)));
  });

const responseOf = (received: string) => ({
  status: Number(/^HTTP\/1\.1 (\d+)/.exec(received)?.[1]),
  errorCode: /"errorCode":"(\w+)"/.exec(received)?.[1],
  errorMessage: /"errorMessage":"([^"]+)"/.exec(received)?.[1],
});
/** What the log says under the id that a response has. */
const causeOf = (received: string) => {
  const id = /"id":"([^"]+)"/.exec(received)?.[1];
  return logged.find(({ reqId }) => reqId !== undefined && reqId === id)?.err?.code;
};
const errorMessage = 'Something went wrong';

describe('a failure is answered with its code', () => {
  it.each([
    ['/no-connection', 503, 'unavailable'],
    ['/cut', 503, 'unavailable'],
    ['/shutdown', 503, 'unavailable'],
    ['/bug', 500, 'internal'],
    ['/nowhere', 404, 'notFound'],
  ])('%s: %d %s', async (url, status, errorCode) => {
    const response = await app.inject({ url, headers: { host: HOST } });
    expect([response.statusCode, response.json()]).toMatchObject([status, { errorCode }]);
    expect(response.json().id).toMatch(/\S/);
    expect(response.body).not.toMatch(/terminat|undefined|query/i);
  });

  it('on a host of no site: 421 unknownHost', async () => {
    const response = await app.inject({ url: '/nowhere', headers: { host: 'evil.example' } });
    expect([response.statusCode, response.json().errorCode]).toEqual([421, 'unknownHost']);
  });
});

it('[ERR-10] a failure whose code has a text is told by it, in the language of the call', async () => {
  const response = await app.inject({ url: '/cut?language=de', headers: { host: HOST } });
  expect(response.json()).toMatchObject({
    errorCode: 'unavailable',
    errorMessage:
      'Unser Buchungssystem antwortet im Moment nicht. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  });
});

describe('a request that names something unknown is answered with what is wrong', () => {
  it.each([
    ['an address', '/nowhere', HOST, 'This page does not exist'],
    ['a host', '/nowhere', 'evil.example', 'There is no website at this address.'],
    ['an address in German', '/nowhere?language=de', HOST, 'Diese Seite gibt es nicht'],
  ])('%s', async (_what, url, host, errorMessage) => {
    expect((await app.inject({ url, headers: { host } })).json()).toMatchObject({ errorMessage });
  });

  it.each(Object.entries(API_ERRORS).filter(([, { status }]) => [404, 405, 421].includes(status)))(
    '%s has a message of its own',
    (_code, { textKey }) => expect(textKey).not.toBe('errors.gralError'),
  );
});

describe('a known address with another method is answered with 405 and the methods it takes', () => {
  it.each([
    ['GET', '/echo', 'POST, PUT'],
    ['PATCH', '/echo?x=1', 'POST, PUT'],
    ['DELETE', '/things/7', 'GET, HEAD'],
  ] as const)('%s %s', async (method, url, allow) => {
    const response = await app.inject({ method, url, headers: { host: HOST } });
    expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
    expect(response.json()).toMatchObject({
      errorCode: 'methodNotAllowed',
      errorMessage: 'This address does not accept this kind of request.',
    });
  });

  it('an address that no method has stays unknown', async () => {
    expect((await app.inject({ method: 'PATCH', url: '/nowhere', headers: { host: HOST } })).statusCode).toBe(
      404,
    );
  });
});

describe('a connection is answered and closed', () => {
  it('when headers are too large', async () => {
    const received = await exchange(`GET / HTTP/1.1\r\nhost: ${HOST}\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(responseOf(received)).toEqual({ status: 431, errorCode: 'headersTooLarge', errorMessage });
  });

  it('when it is no HTTP', async () => {
    expect(responseOf(await exchange('hello\r\n\r\n'))).toEqual({
      status: 400,
      errorCode: 'malformedRequest',
      errorMessage,
    });
  });

  it.each<[status: number, cause: string, bytes: string]>([
    [400, 'HPE_INVALID_METHOD', 'hello\r\n\r\n'],
    [431, 'HPE_HEADER_OVERFLOW', `GET / HTTP/1.1\r\nhost: ${HOST}\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('with %d and an id by which its cause %s is found in the log', async (status, cause, bytes) => {
    const received = await exchange(bytes);
    expect(responseOf(received).status).toBe(status);
    expect(causeOf(received)).toBe(cause);
  });

  it('with 408 and an id by which its cause is found in the log', async () => {
    const socket = new PassThrough();
    const received = text(socket);
    const late = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    respondToSocketError(app, late, socket as unknown as Socket);
    expect(responseOf(await received).status).toBe(408);
    expect(causeOf(await received)).toBe(late.code);
  });

  it('when the body does not arrive in time', async () => {
    const received = await exchange(
      `POST /echo HTTP/1.1\r\nhost: ${HOST}\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n{"a":`,
    );
    expect(responseOf(received)).toEqual({ status: 408, errorCode: 'requestTimeout', errorMessage });
  });
});

describe('a value that does not match an expression', () => {
  it.each<[what: string, pattern: string, problem: string]>([
    ['is told the expression', '^[A-Z]{3}$', 'is not in the expected format ^[A-Z]{3}$'],
    ['is not told classes of characters', '^(?:[^\\p{Cc}]|[\\t\\n])*$', 'is not in the expected format'],
    ['is not told look-arounds', '^(?!.*://).*$', 'is not in the expected format'],
  ])('%s', (_what, pattern, problem) => {
    const refused = { instancePath: '/currency', keyword: 'pattern', params: { pattern } };
    expect(fieldProblems([refused])).toEqual({ '/currency': problem });
  });
});
