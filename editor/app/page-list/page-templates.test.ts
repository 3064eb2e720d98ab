import { expect, it } from 'vitest';
import * as check from '../../../generated/page/check.js';
import type { Builder } from '../../../generated/page/types.ts';
import { SUPPORTED_LANGUAGES } from '../../../src/runtime/text/languages.ts';
import { PAGE_TEMPLATES, templatePage } from './page-templates.ts';

const namings = Object.fromEntries(
  SUPPORTED_LANGUAGES.map((language) => [language, { title: `Title ${language}`, slug: 'title' }]),
);

/** Keys of the texts that nodes show. */
const keysIn = (text: string) => [...text.matchAll(/"text":"([^"]+)"/g)].map(([, key]) => key);

it.each(PAGE_TEMPLATES)(
  'the page of template "%s" is valid and has all its texts in every language',
  (template) => {
    const body = templatePage(template, namings);
    check.Page({ ...body, id: 'new', status: 0, version: 1 });
    expect(check.Page.errors).toBeNull();
    const { sections, translations } = body.builder as Builder;
    const keys = keysIn(JSON.stringify(sections));
    for (const language of SUPPORTED_LANGUAGES)
      expect([language, Object.keys(translations[language] ?? {}).sort()]).toEqual([language, keys.sort()]);
  },
);

it('a language without a name has no texts', () => {
  const { builder } = templatePage('text', {
    hr: { title: 'Ponuda', slug: 'ponuda' },
    de: { title: '', slug: '' },
  });
  expect(Object.keys((builder as Builder).translations)).toEqual(['hr']);
});
