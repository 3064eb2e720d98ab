import { describe, expect, it } from 'vitest';
import { blankPage, copyOfPage, idFor, slugOf } from './new-page.ts';

it.each([
  ['Ofertas de verão', 'ofertas-de-verao'],
  ['Über uns & Größe', 'ueber-uns-groesse'],
  ['Đakovo – Čakovec', 'dakovo-cakovec'],
  ['  50 % off!  ', '50-off'],
  ['Прокат авто', 'прокат-авто'],
  ['¿?', ''],
  ['a'.repeat(90), 'a'.repeat(80)],
])('the path of "%s" is "%s"', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

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

  it('that is a copy keeps all but name and path', () => {
    const original = {
      builder: { sections: [{ id: 'a' }] },
      seo: { x: 1 },
      slugs: { hr: 'a', it: 'b' },
      menuLabel: {},
    };
    expect(copyOfPage(original, namings)).toEqual({
      builder: original.builder,
      seo: original.seo,
      menuLabel: { hr: 'Ponuda', de: 'Angebot' },
      slugs: { hr: 'ponuda', de: 'angebot' },
    });
  });
});
