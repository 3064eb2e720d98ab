import type { PageContext } from '../../runtime/registry/page-context.ts';

interface Paging {
  /** 0 for the setting of the site. */
  readonly pageSize: number;
  readonly paging: 'pages' | 'more' | 'none';
}

/** Most posts that one call returns. */
const MAX_TOP = 100;

/** The page of the list that an address asks for, from 1 on. */
export const pageNumber = ({ paging }: Pick<Paging, 'paging'>, search: URLSearchParams): number => {
  const page = Number(search.get('page') ?? 1);
  return paging !== 'none' && Number.isInteger(page) && page > 0 ? page : 1;
};

/** How many posts are shown at once. */
export const shownAtOnce = (
  { pageSize }: Pick<Paging, 'pageSize'>,
  { postsPerPage }: Pick<PageContext, 'postsPerPage'>,
): number => pageSize || postsPerPage;

/**
 * The posts that are shown: those of the page, or with a button for more all up to its end, as many as one call returns.
 */
export function shownRange(
  props: Paging,
  context: Pick<PageContext, 'postsPerPage' | 'search'>,
): { skip: number; top: number } {
  const atOnce = shownAtOnce(props, context);
  const end = pageNumber(props, context.search) * atOnce;
  const top = props.paging === 'more' ? Math.min(end, MAX_TOP) : atOnce;
  return { skip: end - top, top };
}

/** Address of a page of the blog. */
export const blogPagePath = (page: Pick<PageContext, 'routePath'>, number: number): string =>
  page.routePath('blog', number === 1 ? '' : `page=${number}`);
