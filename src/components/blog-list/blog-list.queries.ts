import { blogPostsQuery } from '../../api/queries/blog.ts';
import type { DataContext } from '../../runtime/data/queries.ts';
import { shownRange } from './list-range.ts';

export const queries = (
  props: { readonly pageSize: number; readonly paging: 'pages' | 'more' | 'none' },
  context: DataContext,
) => ({ posts: blogPostsQuery(context.api, shownRange(props, context)) });
