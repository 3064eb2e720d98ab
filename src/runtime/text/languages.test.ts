import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SiteConfiguration as checkSite } from '../../../generated/page/check.js';
import { ALL_LOCALES } from './all-locales.ts';
import {
  fallbackChain,
  sufficientTags,
  type LanguageTag,
  matchLanguage,
  NATIVE_NAMES,
  parseAcceptLanguage,
  SUPPORTED_LANGUAGES,
} from './languages.ts';

const NINETEEN =
  'de en-GB en-US es-AR es-CL es-CR es-DO es-MX es-NI es-US es-ES fr-FR hr it nl-NL pl pt ru lt'.split(' ');

/** The paths of all texts below a value. */
const textPaths = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? textPaths(value, `${path}${key}.`) : [path + key],
  );

describe('the languages of the product', () => {
  it('[LANG-01] are these nineteen, in names, texts and files', () => {
    const files = readdirSync(new URL('locales/', import.meta.url)).filter((file) => file.endsWith('.json'));
    expect([...SUPPORTED_LANGUAGES].sort()).toEqual([...NINETEEN].sort());
    expect(Object.keys(ALL_LOCALES).sort()).toEqual([...NINETEEN].sort());
    expect(files.map((file) => file.slice(0, -5)).sort()).toEqual([...NINETEEN].sort());
    expect(new Set(Object.values(NATIVE_NAMES)).size).toBe(NINETEEN.length);
  });

  it.each(NINETEEN)('[LANG-01] include %s as a language of a site', (isoLanguageName) => {
    expect(checkSite({ languages: [{ isoLanguageName }] })).toBe(true);
  });

  it.each(['fr', 'es', 'en', 'pt-BR', 'DE', 'sr', ''])('[LANG-01] do not include "%s"', (isoLanguageName) => {
    expect(checkSite({ languages: [{ isoLanguageName }] })).toBe(false);
  });
});

describe('a wanted language', () => {
  const enabled: LanguageTag[] = ['en-GB', 'es-CL', 'es-AR', 'hr'];
  it.each<[why: string, wanted: string[], match: string | null]>([
    ['is met exactly', ['es-AR'], 'es-AR'],
    ['is met whatever its case', ['ES-ar'], 'es-AR'],
    ['is met by the first variant', ['es-MX'], 'es-CL'],
    ['is met by the language alone', ['en'], 'en-GB'],
    ['comes in its order', ['pl', 'hr', 'en-GB'], 'hr'],
    ['is met by a variant before the next wanted one', ['es-MX', 'hr'], 'es-CL'],
    ['may not be met', ['pl'], null],
    ['may be none', [], null],
  ])('[LANG-04] %s', (_why, wanted, match) => {
    expect(matchLanguage(wanted, enabled)).toBe(match);
  });
});

describe('Accept-Language', () => {
  it.each<[header: string, tags: string[]]>([
    ['de', ['de']],
    ['hr;q=0.2, de;q=0.9, en', ['en', 'de', 'hr']],
    ['de;q=0.5,hr;q=0.5', ['de', 'hr']],
    ['de;q=0, hr', ['hr']],
    ['*, hr;q=0.5', ['hr']],
    ['de;q=2, hr;q=x', ['de', 'hr']],
    ['"><script>, de', ['de']],
    ['', []],
    [',,;q=1,', []],
    [`${'x,'.repeat(2000)}de`, Array.from({ length: 500 }, () => 'x')],
  ])('%s', (header, tags) => {
    expect(parseAcceptLanguage(header)).toEqual(tags);
  });
});

describe('the languages to ask for a text', () => {
  it.each([
    ['es-AR', ['es-AR', 'es-ES']],
    ['en-GB', ['en-GB', 'en-US']],
    ['hr', ['hr', 'en-US']],
    ['xx', ['xx', 'en-US']],
  ])('of %s begin with %j and end with English', (tag, start) => {
    const chain = fallbackChain(tag);
    expect(chain.slice(0, start.length)).toEqual(start);
    expect(chain).toContain('en-US');
    expect(new Set(chain).size).toBe(chain.length);
  });
});

describe('sufficientTags', () => {
  it.each([
    ['es-AR', ['es-AR', 'es-ES', 'en-US']],
    ['en-GB', ['en-GB', 'en-US']],
    ['de', ['de', 'en-US']],
  ])('of %s hold every text that its whole chain has', (tag, sufficient) => {
    expect(sufficientTags(tag)).toEqual(sufficient);
    const keysOf = (tags: readonly LanguageTag[]) =>
      [...new Set(tags.flatMap((one) => textPaths(ALL_LOCALES[one] ?? {})))].sort();
    expect(keysOf(sufficientTags(tag))).toEqual(keysOf(fallbackChain(tag)));
  });
});
