import type { ResponseOf } from '../../../src/api/wire/operations/client-types.ts';
import { ADDRESSLESS_PAGES, SYSTEM_ROUTES } from '../../../src/site/routes.ts';

export type PageSummary = ResponseOf<'documents'>[number];

/** A page as lists show it. */
export interface ListedPage extends PageSummary {
  /** What it is called in the first language of the site that has a name for it. */
  readonly name: string;
  /** Its path in the first language that has one; `null` for pages that stand in for others, and those without a path. */
  readonly path: string | null;
}

const HOME = 'home';

/** Pages that every site has: the product knows what they are for. */
const SYSTEM_PAGES: readonly string[] = [...Object.keys(SYSTEM_ROUTES), ...ADDRESSLESS_PAGES];

/** Whether operators choose the path of a page. */
export const hasOwnPath = (id: string): boolean =>
  id !== HOME && !(ADDRESSLESS_PAGES as readonly string[]).includes(id);

/** Whether other pages can begin as a page is: what belongs to the booking flow stands on its own page alone. */
export const canBeTemplate = (id: string): boolean => id === HOME || !SYSTEM_PAGES.includes(id);

function pathOf({ id, slugs }: PageSummary, languages: readonly string[]): string | null {
  if (id === HOME) return `/${languages[0]}/`;
  const language = hasOwnPath(id) && languages.find((tag) => slugs[tag]);
  return language ? `/${language}/${slugs[language]}` : null;
}

/**
 * A page with its name and path.
 * @param languages languages of the site, the default first
 * @param systemName what the editor calls a page that every site has, by its id
 */
export function listedPage(
  page: PageSummary,
  languages: readonly string[],
  systemName: (id: string) => string,
): ListedPage {
  const { id, title } = page;
  const given = [...languages, 'und', ...Object.keys(title)].map((tag) => title[tag]).find(Boolean);
  const name = given ?? (SYSTEM_PAGES.includes(id) ? systemName(id) : id);
  return { ...page, name, path: pathOf(page, languages) };
}
