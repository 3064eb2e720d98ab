import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

describe('JSON in a string', () => {
  it.each<[why: string, text: unknown, value: unknown]>([
    ['an object', '{"a":[1]}', { a: [1] }],
    ['null', 'null', null],
    ['nothing', '', undefined],
    ['broken JSON', '{"a":', undefined],
    ['an object that is no text', { a: 1 }, undefined],
    ['a million characters', JSON.stringify('a'.repeat(1_048_574)), 'a'.repeat(1_048_574)],
    ['one character more', JSON.stringify('a'.repeat(1_048_575)), undefined],
    ['a key __proto__', '{"a":{"__proto__":{"polluted":1}}}', undefined],
    ['a key constructor', '{"constructor":{}}', undefined],
    ['a forbidden word as a value', '["__proto__"]', ['__proto__']],
  ])('%s', (_why, text, value) => {
    expect(parseJson(text)).toEqual(value);
    expect('polluted' in {}).toBe(false);
  });
});
