import type { BlogPost } from '../domain/blog-post.ts';
import { type StructuredData, THE_ORGANIZATION } from '../runtime/metadata/structured-data.ts';
import { pickText } from '../runtime/text/resolve-text.ts';
import type { PageAddress } from './page-context.ts';

/**
 * What search engines read of a post of the blog, in the language of its page; what is not known is left out.
 * @param image path of its picture; '' without one
 */
export function blogPosting(
  { titles, excerpts, date, modifiedOn }: BlogPost,
  { language, path }: Pick<PageAddress, 'language' | 'path'>,
  image: string,
): StructuredData {
  const description = pickText(excerpts, language);
  const url = encodeURI(path);
  return {
    '@type': 'BlogPosting',
    headline: pickText(titles, language),
    ...(description ? { description } : {}),
    ...(image ? { image } : {}),
    url,
    mainEntityOfPage: url,
    inLanguage: language,
    ...(date ? { datePublished: date } : {}),
    ...(modifiedOn ? { dateModified: modifiedOn } : {}),
    author: THE_ORGANIZATION,
    publisher: THE_ORGANIZATION,
  };
}
