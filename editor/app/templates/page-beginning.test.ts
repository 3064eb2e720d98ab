import { expect, it } from 'vitest';
import { renamed } from './page-beginning.ts';

const LANGUAGES = ['hr', 'de'];
const EMPTY = { kind: 'empty', id: '' } as const;
const OFFERS = { kind: 'builtInTemplate', id: 'offers' } as const;
const CONTACT = { kind: 'builtInTemplate', id: 'contact' } as const;

it('[EDIT-16] a template that every site has names the page in each language', () => {
  expect(renamed({}, EMPTY, OFFERS, LANGUAGES, new Map())).toEqual({
    hr: { title: 'Ponude', slug: 'ponude' },
    de: { title: 'Angebote', slug: 'angebote' },
  });
});

it('another template replaces the names that were proposed, not those that were typed', () => {
  const typed = {
    ...renamed({}, EMPTY, OFFERS, LANGUAGES, new Map()),
    de: { title: 'Sommer', slug: 'sommer' },
  };
  expect(renamed(typed, OFFERS, CONTACT, LANGUAGES, new Map())).toEqual({
    hr: { title: 'Kontakt', slug: 'kontakt' },
    de: { title: 'Sommer', slug: 'sommer' },
  });
  expect(renamed(typed, OFFERS, EMPTY, LANGUAGES, new Map()).hr).toEqual({ title: '', slug: '' });
});

it('proposes a path that no other page has', () => {
  const { hr } = renamed({}, EMPTY, OFFERS, LANGUAGES, new Map());
  const taken = new Map([`/hr/${hr?.slug}`, `/hr/${hr?.slug}-2`].map((path) => [path, 'Another page']));
  const proposal = renamed({}, EMPTY, OFFERS, LANGUAGES, taken);
  expect(proposal.hr?.slug).toBe(`${hr?.slug}-3`);
  expect(proposal.de?.slug).toBe(renamed({}, EMPTY, OFFERS, LANGUAGES, new Map()).de?.slug);
});
