import { describe, expect, it } from 'vitest';
import type { ApiParameter, ParameterSchema } from './api-call.ts';
import { queryProblems } from './check-query.ts';

const parameter = (
  name: string,
  schema: ParameterSchema,
  more: Partial<ApiParameter> = {},
): ApiParameter => ({
  name,
  in: 'query',
  description: '',
  schema,
  ...more,
});

const PARAMETERS = [
  parameter('id', { type: 'string', maxLength: 3 }, { isRequired: true }),
  parameter('day', { type: 'string', pattern: '^\\d\\d$' }),
  parameter('age', { type: 'integer', minimum: 0, maximum: 99 }),
  parameter('isNew', { type: 'boolean' }),
  parameter('tags', { type: 'string' }, { isList: true }),
  parameter('id', { type: 'boolean' }, { in: 'path' }),
  parameter('list[i].Id', { type: 'boolean' }),
];

describe('the query of a call', () => {
  it.each<[why: string, query: string]>([
    ['all it takes', 'id=abc&day=01&age=0&isNew=true&tags=a&tags=b'],
    ['only what is required', 'id=a'],
    ['empty values of what may be left out', 'id=a&day=&age=&isNew='],
    ['parameters that nobody knows', 'id=a&utm_source=mail&__proto__=1'],
    ['the bounds of a number', 'id=a&age=99'],
    ['a list of its own reader', 'id=a&list[0].Id=x'],
  ])('may have %s', (_why, query) => {
    expect(queryProblems(new URLSearchParams(query), PARAMETERS)).toEqual({});
  });

  it.each<[why: string, query: string, name: string, problem: string]>([
    ['without what is required', '', 'id', 'is missing'],
    ['with nothing in what is required', 'id=', 'id', 'is missing'],
    ['with a value twice', 'id=a&id=b', 'id', 'is given more than once'],
    ['with the same value twice', 'id=a&id=a', 'id', 'is given more than once'],
    ['with a value beside an empty one', 'id=a&id=', 'id', 'is given more than once'],
    ['with too long a text', 'id=abcd', 'id', 'is longer than 3 characters'],
    ['with a text of another shape', 'id=a&day=1', 'day', 'does not match ^\\d\\d$'],
    ['with a word for a number', 'id=a&age=x', 'age', 'is no whole number from 0 to 99'],
    ['with a number below', 'id=a&age=-1', 'age', 'is no whole number from 0 to 99'],
    ['with a number above', 'id=a&age=100', 'age', 'is no whole number from 0 to 99'],
    ['with a broken number', 'id=a&age=1.5', 'age', 'is no whole number from 0 to 99'],
    ['with an endless number', `id=a&age=${'9'.repeat(400)}`, 'age', 'is no whole number from 0 to 99'],
    ['with another yes', 'id=a&isNew=1', 'isNew', 'is neither true nor false'],
  ])('is refused %s', (_why, query, name, problem) => {
    expect(queryProblems(new URLSearchParams(query), PARAMETERS)).toEqual({ [name]: problem });
  });
});
