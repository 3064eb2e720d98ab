import { expect, it, vi } from 'vitest';
import { newKey, randomCode } from './new-key.ts';

it('[CONST-01] a random code has four digits and eight digits or capitals, from the secure source', () => {
  const source = vi.spyOn(crypto, 'getRandomValues');
  const codes = Array.from({ length: 500 }, randomCode);
  expect(source).toHaveBeenCalledTimes(500);
  source.mockRestore();
  for (const code of codes) expect(code).toMatch(/^\d{4}[0-9A-Z]{8}$/);
  expect(new Set(codes).size).toBe(500);
  expect(new Set(codes.join('')).size).toBe(36);
});

it('[CONST-01] a key of a booking call begins with such a code', () => {
  expect(newKey()).toMatch(/^\d{4}[0-9A-Z]{8}[0-9a-f]{20}$/);
  expect(newKey()).not.toBe(newKey());
});
