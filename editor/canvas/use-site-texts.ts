import { useQuery } from '@tanstack/react-query';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { siteTexts } from './open-site.ts';

/** The built-in texts of sites in a language; `undefined` until they are loaded. */
export function useSiteTexts(language: LanguageTag) {
  const { data } = useQuery({
    queryKey: ['site-texts', language],
    queryFn: async () => ({ translate: await siteTexts(language, () => undefined) }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.translate;
}
