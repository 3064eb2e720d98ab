import type { Seo } from '../../generated/page/types.ts';
import type { BlogPost } from '../domain/blog-post.ts';
import type { PageAddress } from './page-context.ts';

/** What search engines and social networks get of a post, in the language of the page. */
export function postSeo(
  { titles, excerpts, image, openGraph, date }: BlogPost,
  { language, origin }: Pick<PageAddress, 'language' | 'origin'>,
  fileOf: (src: string) => string,
): Partial<Seo> {
  const picture = image && fileOf(image);
  return {
    title: titles,
    description: excerpts,
    ogTags: {
      'og:type': 'article',
      ...(date ? { 'article:published_time': date } : {}),
      ...(picture ? { 'og:image': new URL(picture, origin).href } : {}),
      ...(Object.hasOwn(openGraph, language) ? openGraph[language] : {}),
    },
  };
}
