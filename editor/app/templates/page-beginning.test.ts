import { expect, it } from 'vitest';
import { renamed } from './page-beginning.ts';

const LANGUAGES = ['hr', 'de'];
const EMPTY = { kind: 'empty', id: '' } as const;
const OFFERS = { kind: 'builtInTemplate', id: 'offers' } as const;
const CONTACT = { kind: 'builtInTemplate', id: 'contact' } as const;

it('[EDIT-16] a template that every site has names the page in each language', () => {
  expect(renamed({}, EMPTY, OFFERS, LANGUAGES)).toEqual({
    hr: { title: 'Ponude', slug: 'ponude' },
    de: { title: 'Angebote', slug: 'angebote' },
  });
});

it('another template replaces the names that were proposed, not those that were typed', () => {
  const typed = { ...renamed({}, EMPTY, OFFERS, LANGUAGES), de: { title: 'Sommer', slug: 'sommer' } };
  expect(renamed(typed, OFFERS, CONTACT, LANGUAGES)).toEqual({
    hr: { title: 'Kontakt', slug: 'kontakt' },
    de: { title: 'Sommer', slug: 'sommer' },
  });
  expect(renamed(typed, OFFERS, EMPTY, LANGUAGES).hr).toEqual({ title: '', slug: '' });
});
