import { expect, it } from 'vitest';
import { deriveKey } from './derive-key.ts';

const SECRET = 'a secret of the tests, long enough';

it('is the same for a secret and a purpose, and another one for each of them', () => {
  const keys = [
    deriveKey(SECRET, 'previews'),
    deriveKey(SECRET, 'account links'),
    deriveKey(`${SECRET}.`, 'previews'),
  ];
  expect(keys[0]).toBe(deriveKey(SECRET, 'previews'));
  expect(new Set([...keys, SECRET]).size).toBe(4);
  for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(32);
});
