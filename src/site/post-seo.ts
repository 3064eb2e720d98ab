import type { Seo } from '../../generated/page/types.ts';
import type { BlogPost } from '../domain/blog-post.ts';
import type { PageAddress } from './page-context.ts';

/** What search engines and social networks get of a post, in the language of the page; its picture is not among them. */
export function postSeo(
  { titles, excerpts, openGraph, date }: BlogPost,
  { language }: Pick<PageAddress, 'language'>,
): Partial<Seo> {
  return {
    title: titles,
    description: excerpts,
    ogTags: {
      'og:type': 'article',
      ...(date ? { 'article:published_time': date } : {}),
      ...(Object.hasOwn(openGraph, language) ? openGraph[language] : {}),
    },
  };
}
