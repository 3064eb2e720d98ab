import type { FastifyInstance } from 'fastify';
import type { BlogPostList } from '../../../generated/api/types.ts';
import { findBlogPost, listBlogPosts } from '../../content/blog-posts.ts';
import type { Database } from '../../db/engine/database.ts';
import { inSite } from '../../db/in-site.ts';
import { isStorable, siteOf } from '../../http/request.ts';
import { addOperation } from '../add-operation.ts';
import { CallRefusal } from '../calls/call-refusal.ts';

/** Posts of a response that does not say how many it wants. */
const USUAL_TOP = 20;

interface ListQuery {
  readonly $count?: boolean;
  readonly $orderby?: string;
  readonly $skip?: number;
  readonly $top?: number;
}

/** Posts of the blog. Whatever is asked for, only published ones are returned. */
export function blogRoutes(app: FastifyInstance, database: Database) {
  addOperation(app, 'blogPosts', async (request): Promise<BlogPostList> => {
    const { $count, $orderby = '', $skip = 0, $top = USUAL_TOP } = request.query as ListQuery;
    const order = $orderby.endsWith(' asc') ? 'oldest' : 'newest';
    const { count, posts } = await inSite(database, siteOf(request).id, (scope) =>
      listBlogPosts(scope, { skip: $skip, top: $top }, order),
    );
    return { ...($count ? { '@odata.count': count } : {}), value: [...posts] };
  });

  addOperation(app, 'blogPost', async (request) => {
    const { id } = request.params as { id: string };
    const post = isStorable(id)
      ? await inSite(database, siteOf(request).id, (scope) => findBlogPost(scope, id))
      : null;
    if (!post) throw new CallRefusal('postNotFound');
    return post;
  });
}
