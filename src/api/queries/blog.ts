import type { ProductApi } from '../product-api.ts';

/** Query options of a part of the blog, the newest posts first. */
export const blogPostsQuery = (api: ProductApi, range: { readonly skip: number; readonly top: number }) => ({
  queryKey: ['blog-posts', range.skip, range.top] as const,
  queryFn: () => api.blogPosts(range),
});

/** Query options of a post by its id; of the newest one for ''. `null` when there is none. */
export const blogPostQuery = (api: ProductApi, id: string) => ({
  queryKey: ['blog-post', id] as const,
  queryFn: async () =>
    id === '' ? ((await api.blogPosts({ skip: 0, top: 1 })).posts[0] ?? null) : api.blogPost(id),
});
