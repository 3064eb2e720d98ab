import { MAX_POSTS, MAX_POSTS_SKIPPED } from '../../domain/constants.ts';
import type { PageContext } from '../../runtime/registry/page-context.ts';

interface Paging {
  readonly pageSize: number;
  readonly paging: 'pages' | 'more' | 'none';
}

/** The page of the list that an address asks for, from 1 on to the last that a call can return. */
export const pageNumber = ({ paging, pageSize }: Paging, search: URLSearchParams): number => {
  const page = Number(search.get('page') ?? 1);
  const last = Math.floor(MAX_POSTS_SKIPPED / pageSize) + 1;
  return paging !== 'none' && Number.isInteger(page) && page > 0 ? Math.min(page, last) : 1;
};

/**
 * The posts that are shown: those of the page, or with a button for more all up to its end, as many as one call returns.
 */
export function shownRange(props: Paging, search: URLSearchParams): { skip: number; top: number } {
  const end = pageNumber(props, search) * props.pageSize;
  const top = props.paging === 'more' ? Math.min(end, MAX_POSTS) : props.pageSize;
  return { skip: end - top, top };
}

/** Address of a page of the blog. */
export const blogPagePath = (page: Pick<PageContext, 'routePath'>, number: number): string =>
  page.routePath('blog', number === 1 ? '' : `page=${number}`);
