import { describe, expect, it } from 'vitest';
import { ApiError, errorText, visitorMessageOf } from './api-error.ts';

const ALL = { error: 'a', errorMessage: 'b', description: 'c', errorCode: 'd' };

describe('the text of an error', () => {
  it.each<[why: string, body: unknown, text: string | null]>([
    ['error first', ALL, 'a'],
    ['then errorMessage', { ...ALL, error: '' }, 'b'],
    ['then description', { ...ALL, error: ' ', errorMessage: 7 }, 'c'],
    ['then errorCode', { errorCode: 'd' }, 'd'],
    ['the order of the fields, not of the body', { errorCode: 'd', description: 'c', error: 'a' }, 'a'],
    ['a plain text', 'No cars left', 'No cars left'],
    ['no page of a proxy', '<!doctype html><title>502</title>', null],
    ['no field with markup', { error: '<b>x</b>', description: 'c' }, 'c'],
    ['no empty text', '  ', null],
    ['no field that is no text', { error: { nested: 'a' }, errorMessage: ['b'] }, null],
    ['nothing of nothing', null, null],
    ['nothing of a number', 500, null],
    ['a sign that is no markup', 'age < 21', 'age < 21'],
  ])('[ERR-01] is %s', (_why, body, text) => {
    expect(errorText(body)).toBe(text);
  });
});

describe('an error of a response', () => {
  it('[ERR-08] keeps message, code, status and id of a refused booking', () => {
    const body = { error: 'Sold out', errorMessage: 'No car is left', errorCode: 'NO_STOCK', id: 12 };
    expect(ApiError.fromResponse(409, body)).toMatchObject({
      name: 'ApiError',
      message: 'Sold out',
      status: 409,
      code: 'NO_STOCK',
      id: '12',
      body,
    });
    expect(visitorMessageOf(ApiError.fromResponse(409, body), {})).toBe('No car is left');
    expect(ApiError.fromResponse(502, {})).toMatchObject({ status: 502, code: null, id: null });
  });

  it.each<[why: string, body: object, text: string | null]>([
    ['by its code', { errorCode: 'noPrice', errorMessage: 'NO_RATE' }, 'No price'],
    ['by the server where its code has no text', { errorCode: 'R17', errorMessage: 'No rate' }, 'No rate'],
    ['by the server where it has no code', { errorMessage: 'No rate' }, 'No rate'],
    ['by nobody where neither has words', { errorCode: 'toString' }, null],
  ])('[ERR-10] is told to visitors %s', (_why, body, text) => {
    expect(visitorMessageOf(ApiError.fromResponse(404, body), { noPrice: 'No price' })).toBe(text);
  });

  it.each<[why: string, body: unknown]>([
    ['empty', null],
    ['a list', []],
    ['HTML', '<html></html>'],
  ])('[ERR-01] names the status when the body is %s', (_why, body) => {
    expect(ApiError.fromResponse(503, body)).toMatchObject({ message: 'HTTP 503', code: null, id: null });
  });
});
