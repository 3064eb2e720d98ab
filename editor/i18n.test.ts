import { describe, expect, it } from 'vitest';
import {
  changeLanguage,
  createTexts,
  INTERFACE_LANGUAGES,
  loadSchemaTexts,
  preferredLanguage,
  SCHEMA_TEXTS,
  SYNONYMS,
} from './i18n.ts';

type Texts = { readonly [key: string]: string | Texts };

const files = import.meta.glob<Texts>(['./locales/*.json', './locales/synonyms/*.json'], {
  eager: true,
  import: 'default',
});
const textsOf = (language: string) => files[`./locales/${language}.json`] as Texts;

const synonymsOf = (language: string) => files[`./locales/synonyms/${language}.json`] as Texts;

const flatten = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );

const PLURAL = /_(zero|one|two|few|many|other)$/;
const source = Object.fromEntries(flatten(textsOf('en')));
const placeholders = (text: string) => (text.match(/\{\{[^}]*\}\}/g) ?? []).sort();

describe.each(INTERFACE_LANGUAGES)('the texts of %s', (language) => {
  const texts = flatten(textsOf(language));

  it('have every key of English and no other, in its order, with the plural forms of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const forms = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) =>
      (pluralCategories as readonly string[]).includes(form),
    );
    const expected = Object.keys(source).flatMap((key) =>
      PLURAL.test(key) ? forms.map((form) => key.replace(PLURAL, `_${form}`)) : [key],
    );
    expect(texts.map(([key]) => key)).toEqual([...new Set(expected)]);
  });

  it('keep the placeholders', () => {
    const original = (key: string) => source[key] ?? source[key.replace(PLURAL, '_other')] ?? '';
    const changed = texts.filter(
      ([key, text]) => `${placeholders(text)}` !== `${placeholders(original(key))}`,
    );
    expect(changed).toEqual([]);
  });

  it('have synonyms of the components that have English ones', () => {
    expect(Object.keys(synonymsOf(language))).toEqual(Object.keys(synonymsOf('en')));
  });

  it('are neither empty nor padded', () => {
    expect(
      [...texts, ...flatten(synonymsOf(language))].filter(([, text]) => text === '' || text !== text.trim()),
    ).toEqual([]);
  });
});

it.each([
  [['es-AR', 'en'], 'es'],
  [['fr-FR', 'hr-HR', 'de'], 'hr'],
  [['ja'], 'en'],
  [[], 'en'],
])('browsers that prefer %j get the interface in %s', (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});

it('the interface changes its language after the texts are loaded', async () => {
  const texts = await createTexts('de');
  await changeLanguage(texts, 'hr');
  expect([texts.language, texts.t('signIn.title')]).toEqual(['hr', 'Prijava u uređivač']);
});

it('texts of schemas and synonyms are loaded when they are asked for, and come with the next language then', async () => {
  const texts = await createTexts('de');
  const has = (language: string) => texts.hasResourceBundle(language, SYNONYMS);
  expect([has('de'), has('en')]).toEqual([false, false]);
  await changeLanguage(texts, 'hr');
  expect(has('hr')).toBe(false);
  await loadSchemaTexts(texts);
  expect([has('hr'), has('en')]).toEqual([true, true]);
  await changeLanguage(texts, 'pt');
  expect(has('pt')).toBe(true);
  expect(texts.getResource('pt', SCHEMA_TEXTS, 'A choice.')).toBe('Uma opção.');
});

it('texts that are asked for while the language changes are there in the next language too', async () => {
  const texts = await createTexts('de');
  const changing = changeLanguage(texts, 'es');
  await Promise.all([loadSchemaTexts(texts), changing]);
  expect(texts.language).toBe('es');
  expect(texts.hasResourceBundle('es', SYNONYMS)).toBe(true);
});

it('the language that was chosen last stays, also when the texts of one before it arrive later', async () => {
  const texts = await createTexts('de');
  const earlier = changeLanguage(texts, 'pt');
  // Its texts are there already.
  await changeLanguage(texts, 'de');
  await earlier;
  expect(texts.language).toBe('de');
});
