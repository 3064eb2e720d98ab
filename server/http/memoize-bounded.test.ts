import { expect, it } from 'vitest';
import { remember } from './memoize-bounded.ts';

it('works once for each text, and forgets all of them past the limit', () => {
  const asked: string[] = [];
  const length = remember((text) => asked.push(text) && text.length, 2);
  for (const text of ['a', 'bb', 'a', 'bb', 'ccc', 'a']) expect(length(text)).toBe(text.length);
  expect(asked).toEqual(['a', 'bb', 'ccc', 'a']);
});

it('keeps an answer of undefined too', () => {
  let count = 0;
  const nothing = remember(() => {
    count += 1;
    return undefined;
  });
  nothing('a');
  nothing('a');
  expect(count).toBe(1);
});
