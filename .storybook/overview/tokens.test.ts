import { describe, expect, it } from 'vitest';
import { BRANDS } from '../brands.ts';
import { tokensOf } from './tokens.ts';

describe('the reference of tokens', () => {
  it.each(BRANDS)('says of every custom property of $name what it is for', ({ site: { theme } }) => {
    const tokens = tokensOf(theme);
    expect(tokens.length).toBeGreaterThan(50);
    expect(tokens.filter(({ meaning }) => meaning === '').map(({ name }) => name)).toEqual([]);
  });
});
