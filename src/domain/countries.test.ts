import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES, isCountryCode } from './countries.ts';

describe('country codes', () => {
  it('are those of ISO 3166-1, each once and in order', () => {
    expect(COUNTRY_CODES).toHaveLength(249);
    expect(COUNTRY_CODES).toEqual([...new Set(COUNTRY_CODES)].sort());
  });

  it('name a country in every browser and server', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
    expect(COUNTRY_CODES.filter((code) => names.of(code) === undefined)).toEqual([]);
  });

  it.each<[why: string, text: string, isCode: boolean]>([
    ['a country', 'AR', true],
    ['the last one', 'ZW', true],
    ['small letters', 'ar', false],
    ['three letters', 'ARG', false],
    ['two letters of nowhere', 'ZZ', false],
    ['a name', 'Argentina', false],
    ['nothing', '', false],
    ['a key of objects', 'constructor', false],
  ])('recognise %s', (_why, text, isCode) => {
    expect(isCountryCode(text)).toBe(isCode);
  });
});
