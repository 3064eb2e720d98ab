import { dataOf } from '../../runtime/data/queries.ts';
import { defineComponent } from '../../runtime/registry/definition.ts';
import { queries } from './blog-post.queries.ts';
import { BlogPost } from './blog-post.tsx';

export default defineComponent('BlogPost', {
  render: BlogPost,
  queries,
  html: ({ data }) => {
    const post = dataOf(data.post);
    return post?.body ? [post.body] : [];
  },
});
