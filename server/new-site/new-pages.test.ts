import { expect, it } from 'vitest';
import { DESCRIPTION_LENGTH } from '../../src/runtime/checks/seo-texts.ts';
import { newPages } from './new-pages.ts';

/** The description of the page about a company of a name with so many characters. */
function descriptionOf(nameLength: number): string {
  const name = 'n'.repeat(nameLength);
  const company = {
    name,
    languages: ['en-US'],
    city: 'Mendoza',
    phone: '+54 261 555 0100',
    email: 'a@b.example',
  };
  const about = newPages(company, '/media/hero').find(({ kind, id }) => kind === 'page' && id === 'about');
  const seo = about?.published?.seo as { readonly description: Readonly<Record<string, string>> } | undefined;
  return seo?.description['en-US'] ?? '';
}

it.each([
  ['begins with name and city', 40, /^n{40}, Mendoza\. /],
  ['leaves both out where they would make it too long', 60, /^We are n{60}\./],
])('the description of a new page %s', (_what, nameLength, beginning) => {
  expect(descriptionOf(nameLength)).toMatch(beginning);
  expect(descriptionOf(nameLength).length).toBeLessThanOrEqual(DESCRIPTION_LENGTH);
});
