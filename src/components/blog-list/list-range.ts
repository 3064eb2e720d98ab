import { MAX_POSTS, MAX_POSTS_SKIPPED } from '../../domain/constants.ts';
import type { PageContext } from '../../runtime/registry/page-context.ts';

interface Paging {
  /** 0 for the setting of the site. */
  readonly pageSize: number;
  readonly paging: 'pages' | 'more' | 'none';
}

/** What a list is shown with. */
type Listed = Pick<PageContext, 'postsPerPage' | 'search'>;

/** How many posts are shown at once. */
export const shownAtOnce = (
  { pageSize }: Pick<Paging, 'pageSize'>,
  { postsPerPage }: Pick<PageContext, 'postsPerPage'>,
): number => pageSize || postsPerPage;

/** The page of the list that an address asks for, from 1 on to the last that a call can return. */
export function pageNumber(props: Paging, context: Listed): number {
  const page = Number(context.search.get('page') ?? 1);
  const last = Math.floor(MAX_POSTS_SKIPPED / shownAtOnce(props, context)) + 1;
  return props.paging !== 'none' && Number.isInteger(page) && page > 0 ? Math.min(page, last) : 1;
}

/**
 * The posts that are shown: those of the page, or with a button for more all up to its end, as many as one call returns.
 */
export function shownRange(props: Paging, context: Listed): { skip: number; top: number } {
  const atOnce = shownAtOnce(props, context);
  const end = pageNumber(props, context) * atOnce;
  const top = props.paging === 'more' ? Math.min(end, MAX_POSTS) : atOnce;
  return { skip: end - top, top };
}

/** Address of a page of the blog. */
export const blogPagePath = (page: Pick<PageContext, 'routePath'>, number: number): string =>
  page.routePath('blog', number === 1 ? '' : `page=${number}`);
