import { pageName } from './page-name.ts';
import { PAGE_STATUSES, type PageStatus, statusOf } from './page-status.ts';
import type { PageSummary } from './use-pages.ts';

/** Which pages a list shows: all but archived ones, or those of a status. */
export const PAGE_FILTERS = ['all', ...PAGE_STATUSES] as const;
export type PageFilter = (typeof PAGE_FILTERS)[number];

export const isPageFilter = (value: string | null): value is PageFilter =>
  PAGE_FILTERS.some((filter) => filter === value);

const passes = (status: PageStatus, filter: PageFilter): boolean =>
  filter === 'all' ? status !== 'archived' : status === filter;

/** Letters as searches compare them: without case and marks, so that `sao` finds `São`. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether a name, a path or the id of a page contains a text. */
function contains({ id, title, slugs }: PageSummary, text: string): boolean {
  const wanted = plain(text.trim());
  return [id, ...Object.values(title), ...Object.values(slugs)].some((value) =>
    plain(value).includes(wanted),
  );
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
 * @param languages languages of the site, the default first
 */
export function choosePages(
  pages: readonly PageSummary[],
  { filter, text, sort }: PageChoice,
  languages: readonly string[],
): readonly PageSummary[] {
  const chosen = pages.filter((page) => passes(statusOf(page), filter) && contains(page, text));
  if (sort === 'changed') return chosen.toSorted((a, b) => b.changedAt - a.changedAt);
  const { compare } = new Intl.Collator(languages[0]);
  return chosen.toSorted((a, b) => compare(pageName(a, languages), pageName(b, languages)));
}

/** How many pages each filter shows, whatever is searched for. */
export function countPages(pages: readonly PageSummary[]): Readonly<Record<PageFilter, number>> {
  const statuses = pages.map(statusOf);
  return Object.fromEntries(
    PAGE_FILTERS.map((filter) => [filter, statuses.filter((status) => passes(status, filter)).length]),
  ) as Record<PageFilter, number>;
}
