import { expect, it } from 'vitest';
import { DESCRIPTION_LENGTH } from '../../src/runtime/checks/seo-texts.ts';
import { SUPPORTED_LANGUAGES } from '../../src/runtime/text/languages.ts';
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

const COMPANY = {
  name: 'Pampa Cars',
  // One of each language: countries that share a language share its words.
  languages: [...new Map(SUPPORTED_LANGUAGES.map((tag) => [tag.slice(0, 2), tag])).values()],
  city: 'Mendoza',
  phone: '+54 261 555 0100',
  email: 'a@b.example',
};

it('no two pages of a new site have one title, in whatever language', () => {
  const titles = newPages(COMPANY, '/media/hero').flatMap(({ kind, id, published }) => {
    const seo = published?.seo as { readonly title?: Readonly<Record<string, string>> } | undefined;
    return kind === 'page' ? Object.values(seo?.title ?? {}).map((title) => [id, title] as const) : [];
  });
  expect(titles.length).toBeGreaterThan(80);
  const again = titles.filter(([, title], at) => titles.findIndex(([, other]) => other === title) < at);
  expect(again).toEqual([]);
});

it('the front page of a new site names the page that cancels as its menu does', () => {
  const pages = newPages(COMPANY, '/media/hero');
  const [home, manage] = ['home', 'manage-booking'].map(
    (id) => pages.find((page) => page.id === id)?.published,
  );
  const front = home?.builder as { translations: Record<string, Record<string, string>> } | undefined;
  const names = manage?.menuLabel as Readonly<Record<string, string>>;
  for (const language of COMPANY.languages)
    expect(front?.translations[language]?.['page.changeA']).toContain(names[language] as string);
});
