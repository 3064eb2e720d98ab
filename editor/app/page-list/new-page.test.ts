import { describe, expect, it } from 'vitest';
import { blankPage, copyOfPage, idFor, pageOfTemplate, templateOfPage } from './new-page.ts';
import { pageOfBuiltIn } from './page-of-built-in.ts';

it.each([
  ['of its title', 'Summer offer', [], 'summer-offer'],
  ['with a number where it is taken', 'Summer offer', ['summer-offer', 'summer-offer-2'], 'summer-offer-3'],
  ['of its own where the title has no Latin letter', 'Прокат', ['page'], 'page-2'],
])('a new page gets an id %s', (_why, title, taken, id) => {
  expect(idFor(title, taken)).toBe(id);
});

describe('a new page', () => {
  const namings = {
    hr: { title: ' Ponuda ', slug: 'ponuda' },
    de: { title: 'Angebot', slug: 'angebot' },
    it: { title: '', slug: '' },
  };

  it('has a name and a path in each language that was filled in, and no sections', () => {
    expect(blankPage(namings)).toMatchObject({
      menuLabel: { hr: 'Ponuda', de: 'Angebot' },
      slugs: { hr: 'ponuda', de: 'angebot' },
      builder: { format: 1, sections: [] },
    });
  });

  const composed = (id: string) => ({
    format: 1,
    sections: [{ id, type: 'Row', props: { text: 'a' } }],
    translations: { hr: { a: 'Ponuda' } },
  });
  const NAMED = {
    menuLabel: { hr: 'Ponuda', de: 'Angebot' },
    slugs: { hr: 'ponuda', de: 'angebot' },
  };
  const renumbered = {
    sections: [{ id: expect.not.stringMatching(/^old$/), type: 'Row', props: { text: 'a' } }],
    translations: { hr: { a: 'Ponuda' } },
  };

  it('[EDIT-16] that is a copy keeps all but name, path and ids, and says what it is a copy of', () => {
    const original = { builder: composed('old'), seo: { x: 1 }, slugs: { hr: 'a', it: 'b' }, menuLabel: {} };
    expect(copyOfPage('first', original, namings)).toMatchObject({
      builder: renumbered,
      seo: original.seo,
      madeFrom: { kind: 'page', id: 'first' },
      ...NAMED,
    });
  });

  it('[EDIT-16] that begins with a template of the company has its sections, and not its name', () => {
    const template = {
      name: 'Season',
      description: 'For the summer',
      layoutId: 'wide',
      builder: composed('old'),
      madeFrom: { kind: 'page', id: 'x' },
    };
    expect(pageOfTemplate('season', template, namings)).toEqual({
      builder: expect.objectContaining(renumbered),
      layoutId: 'wide',
      madeFrom: { kind: 'pageTemplate', id: 'season' },
      ...NAMED,
    });
  });

  it('[EDIT-16] that begins with a template of every site has its name as the heading in each language', () => {
    const { builder, madeFrom } = pageOfBuiltIn('contact', namings);
    expect(madeFrom).toEqual({ kind: 'builtInTemplate', id: 'contact' });
    expect(builder).toMatchObject({
      translations: { hr: { 'page.title': 'Ponuda' }, de: { 'page.title': 'Angebot' } },
      translationState: {
        hr: { 'page.phoneText': { state: 'sample' } },
        de: { 'page.phoneText': { state: 'sample' } },
      },
    });
  });
});

it('[EDIT-16] a template that is made of a page leaves out what visitors find the page by', () => {
  const page = {
    builder: { format: 1, sections: [{ id: 'old', type: 'Row' }] },
    slugs: { hr: 'a' },
    menuLabel: { hr: 'A' },
    seo: { title: { hr: 'A' } },
    layoutId: 'wide',
  };
  expect(templateOfPage('first', page, { name: ' Season ', description: ' For the summer ' })).toEqual({
    name: 'Season',
    description: 'For the summer',
    builder: { format: 1, sections: [{ id: expect.not.stringMatching(/^old$/), type: 'Row' }] },
    layoutId: 'wide',
    madeFrom: { kind: 'page', id: 'first' },
  });
});
