import type { ListedPage } from './listed-page.ts';
import { firstFree, type PageNaming, type PageNamings } from './new-page.ts';

/** The names of pages by their paths, such as `/de/angebote`. */
export type TakenPaths = ReadonlyMap<string, string>;

/** The paths of pages, but for one that is named anew. */
export const takenPaths = (pages: readonly ListedPage[], except?: string): TakenPaths =>
  new Map(
    pages
      .filter(({ id, isArchived }) => id !== except && !isArchived)
      .flatMap(({ slugs, name }) =>
        Object.entries(slugs)
          .filter(([, slug]) => slug !== '')
          .map(([language, slug]) => [`/${language}/${slug}`, name] as const),
      ),
  );

/** A path for a page in a language: the one given or, where another page has it, that with the next free number. */
export const freeSlug = (language: string, slug: string, taken: TakenPaths): string =>
  firstFree(slug, (numbered) => taken.has(`/${language}/${numbered}`));

/** What is wrong with the path of a page in a language, by the key of its text. */
export function slugProblem(
  language: string,
  { title, slug }: PageNaming,
  taken: TakenPaths,
): { readonly key: string; readonly page?: string } | null {
  if (title.trim() === '') return null;
  if (/[\s\\?#]|^\/|\/$/.test(slug)) return { key: 'naming.wrongSlug' };
  const page = taken.get(`/${language}/${slug}`);
  return page === undefined ? null : { key: 'naming.takenSlug', page };
}

/** Whether names and paths can be stored: a name in the default language, and paths that are paths of no other page. */
export const isNamed = (
  namings: PageNamings,
  defaultLanguage: string | undefined,
  taken: TakenPaths,
): boolean =>
  (namings[defaultLanguage ?? '']?.title.trim() ?? '') !== '' &&
  Object.entries(namings).every(([language, naming]) => slugProblem(language, naming, taken) === null);
