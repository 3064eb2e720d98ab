import { expect, it } from 'vitest';
import { SITE } from '../../../tests/support/checked-page.ts';
import * as check from '../../../generated/page/check.js';
import { readCheckedDocument } from '../../runtime/checks/checked-document.ts';
import { checkTranslations } from '../../runtime/checks/translations.ts';
import { checkHeadingOrder } from '../../runtime/checks/heading-order.ts';
import { bodyFindings } from '../findings/body-findings.ts';
import { SUPPORTED_LANGUAGES } from '../../runtime/text/languages.ts';
import { ICONS } from '../../ui/icon/icon-set.ts';
import {
  BUILT_IN_TEMPLATES,
  type BuiltInTemplate,
  builtInContent,
  builtInTitles,
} from './built-in-templates.ts';
import texts from './texts.json' with { type: 'json' };
import { textsOf } from './texts-of.ts';

const titles = Object.fromEntries(SUPPORTED_LANGUAGES.map((language) => [language, `Title ${language}`]));

it.each(BUILT_IN_TEMPLATES)(
  '[EDIT-16] the template "%s" can be published as it is and has all its texts in every language',
  (template) => {
    const { sections, translations } = builtInContent(template, titles);
    const body = { builder: { format: 1, sections, translations } };
    check.Page({ ...body, id: 'new', status: 0, version: 1 });
    expect(check.Page.errors).toBeNull();
    expect(bodyFindings('page', 'new', body)).toEqual([]);
    expect(checkHeadingOrder(readCheckedDocument('page', 'new', body), SITE)).toEqual([]);
    const used = new Set(JSON.stringify(sections).match(/page[.][A-Za-z]+/g));
    for (const language of SUPPORTED_LANGUAGES)
      expect([language, Object.keys(translations[language] ?? {}).sort()]).toEqual([
        language,
        [...used].sort(),
      ]);
    for (const [, icon] of JSON.stringify(sections).matchAll(/"icon":"([^"]+)"/g))
      expect([...ICONS.keys()]).toContain(icon);
  },
);

it.each<[template: BuiltInTemplate, samples: readonly string[]]>([
  ['home', []],
  ['landing', ['lead /props/text']],
  ['offers', ['early /props/text', 'long /props/text', 'weekend /props/text']],
  ['places', ['airport /props/text', 'city /props/text', 'station /props/text']],
  ['contact', ['phone /props/text', 'mail /props/text', 'visit /props/text']],
  ['text', ['lead /props/text', 'body /props/text']],
])(
  '[EDIT-16] a page of the template "%s" is warned of each text that says what to write, in every language',
  (template, samples) => {
    const body = { builder: { format: 1, ...builtInContent(template, titles) } };
    const site = { ...SITE, languages: SUPPORTED_LANGUAGES };
    const findings = checkTranslations(readCheckedDocument('page', 'new', body), site);
    expect(findings.map(({ nodeId, path }) => `${nodeId ?? '-'} ${path}`)).toEqual(samples);
    for (const { rule, params } of findings)
      expect([rule, params]).toEqual(['sample-text', { languages: [...SUPPORTED_LANGUAGES] }]);
  },
);

it('a language that the page has no name in has no texts', () => {
  expect(Object.keys(builtInContent('text', { hr: 'Ponuda' }).translations)).toEqual(['hr']);
});

it('a page of a template is called by its purpose in each language until it is named', () => {
  expect(builtInTitles('offers', ['hr', 'es-AR', 'en-US'])).toEqual({
    hr: 'Ponude',
    'es-AR': 'Ofertas',
    'en-US': 'Offers',
  });
});

it('every language has the same texts, and none of them twice the same as in English', () => {
  const names = Object.keys(texts.en).sort();
  for (const [language, words] of Object.entries(texts)) {
    if (language === 'en' || isVariant(language)) continue;
    expect([language, Object.keys(words).sort()]).toEqual([language, names]);
    expect([language, equalTexts(words, texts.en)]).toEqual([language, []]);
  }
});

it('a variant has what differs from its language alone, and says car as it is said there', () => {
  for (const [tags, words] of Object.entries(texts).filter(([language]) => isVariant(language))) {
    for (const tag of tags.split(' ')) expect(SUPPORTED_LANGUAGES).toContain(tag);
    const base = texts[tags.slice(0, 2) as 'en' | 'es'];
    expect([tags, Object.keys(words).filter((name) => !(name in base))]).toEqual([tags, []]);
    expect([tags, equalTexts(words, base)]).toEqual([tags, []]);
  }
  const find = (language: string) => textsOf(texts, language).find;
  expect(['es-AR', 'es-ES', 'es-DO'].map(find)).toEqual([
    'Buscar un auto',
    'Buscar un coche',
    'Buscar un carro',
  ]);
});

const isVariant = (language: string) => language.includes('-');

/** The names of texts that are the same in both; single words may be. */
const equalTexts = (words: Readonly<Record<string, string>>, others: Readonly<Record<string, string>>) =>
  Object.entries(words)
    .filter(([name, text]) => text === others[name] && text.includes(' '))
    .map(([name]) => name);
