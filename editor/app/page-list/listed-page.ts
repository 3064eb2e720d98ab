import type { ResponseOf } from '../../../src/api/wire/operations/client-types.ts';
import { nameInTitle } from '../../../src/site/name-in-title.ts';
import { ADDRESSLESS_PAGES, HOME, SYSTEM_ROUTES } from '../../../src/site/routes.ts';
import { pickName } from '../document-name.ts';

export type PageSummary = ResponseOf<'documents'>[number];

/** A page as lists show it. */
export interface ListedPage extends PageSummary {
  /** What operators know it by: in the language of the interface, else in the first language of the site that has a name for it. */
  readonly name: string;
  /** What search engines call it, in the first language that says so; '' where its name says the same. */
  readonly nameInSearch: string;
  /** What it is called in any language, by which it is found too. */
  readonly otherNames: readonly string[];
  /** Its path in the first language that has one; `null` for pages that stand in for others, and those without a path. */
  readonly path: string | null;
}

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

/** What pages are called that were given no name. */
interface OtherNames {
  /** What the editor calls a page that every site has. */
  readonly ofSystem: (id: string) => string;
  /** What a menu of the site calls a page by language; nothing where none leads to it. */
  readonly inMenus: (id: string) => Readonly<Record<string, string>>;
}

/**
 * A page with its names and path.
 * @param languages languages of the site, the default first
 * @param namedIn the same in the order in which operators read names
 */
export function listedPage(
  page: PageSummary,
  { languages, namedIn }: { readonly languages: readonly string[]; readonly namedIn: readonly string[] },
  { ofSystem, inMenus }: OtherNames,
): ListedPage {
  const { id, title, searchTitle } = page;
  const [known, inSearch] = [pickName(title, namedIn), pickName(searchTitle, namedIn)];
  // Without a name of its own the title for search engines stands in for it.
  const given = known === inSearch ? '' : known;
  const short = nameInTitle(inSearch);
  const labels = inMenus(id);
  const name = given || (SYSTEM_PAGES.includes(id) ? ofSystem(id) : pickName(labels, namedIn) || short || id);
  return {
    ...page,
    name,
    nameInSearch: short === name ? '' : inSearch,
    otherNames: [title, searchTitle, labels].flatMap(Object.values<string>),
    path: pathOf(page, languages),
  };
}
