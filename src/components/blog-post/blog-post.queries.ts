import { blogPostQuery } from '../../api/queries/blog.ts';
import type { DataContext } from '../../runtime/data/queries.ts';
import { pickText } from '../../runtime/text/resolve-text.ts';

/** The post that the page shows, with its text in the language of the page. */
export const queries = (_props: object, { api, postId, language }: DataContext) => {
  const { queryKey, queryFn } = blogPostQuery(api, postId);
  return {
    post: {
      queryKey: [...queryKey, language] as const,
      queryFn: async () => {
        const post = await queryFn();
        return post && { ...post, body: pickText(post.bodies, language) };
      },
    },
  };
};
