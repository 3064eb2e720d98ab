import { PAGE_STATUSES, type PageStatus, statusOf } from './page-status.ts';
import type { ListedPage, PageSummary } from './listed-page.ts';

/** Which pages a list shows: all but archived ones, those that visitors see, or those of a status. */
export const PAGE_FILTERS = ['all', ...PAGE_STATUSES] as const;
export type PageFilter = (typeof PAGE_FILTERS)[number];

export const isPageFilter = (value: string | null): value is PageFilter =>
  PAGE_FILTERS.some((filter) => filter === value);

/** Statuses that a filter shows, where these are not the one of its name. */
const SHOWN: Partial<Readonly<Record<PageFilter, readonly PageStatus[]>>> = {
  all: ['published', 'changed', 'draft'],
  // Visitors see a page that has a newer draft, as it was published last.
  published: ['published', 'changed'],
};

const passes = (status: PageStatus, filter: PageFilter): boolean =>
  SHOWN[filter]?.includes(status) ?? status === filter;

/** Letters as searches compare them: without case and marks, so that `sao` finds `São`. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether a name in any language, a title for search engines, a path or the id of a page contains a text. */
function contains({ id, name, otherNames, slugs }: ListedPage, text: string): boolean {
  const wanted = plain(text.trim());
  return [id, name, ...otherNames, ...Object.values(slugs)].some((value) => plain(value).includes(wanted));
}

export interface PageChoice {
  readonly filter: PageFilter;
  /** What is searched for; empty for nothing. */
  readonly text: string;
  readonly sort: PageSort;
}

export const PAGE_SORTS = ['changed', 'name'] as const;
/** The newest change first, or by name. */
export type PageSort = (typeof PAGE_SORTS)[number];

/**
 * The pages that a list shows, in their order.
 * @param language by which names are sorted
 */
export function choosePages(
  pages: readonly ListedPage[],
  { filter, text, sort }: PageChoice,
  language: string,
): readonly ListedPage[] {
  const chosen = pages.filter((page) => passes(statusOf(page), filter) && contains(page, text));
  if (sort === 'changed') return chosen.toSorted((a, b) => b.changedAt - a.changedAt);
  const { compare } = new Intl.Collator(language);
  return chosen.toSorted((a, b) => compare(a.name, b.name));
}

/** How many pages each filter shows, whatever is searched for. */
export function countPages(pages: readonly PageSummary[]): Readonly<Record<PageFilter, number>> {
  const statuses = pages.map(statusOf);
  return Object.fromEntries(
    PAGE_FILTERS.map((filter) => [filter, statuses.filter((status) => passes(status, filter)).length]),
  ) as Record<PageFilter, number>;
}
