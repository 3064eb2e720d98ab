import { useQuery } from '@tanstack/react-query';
import type { LanguageTag } from '../../../src/runtime/text/languages.ts';
import { defaultLanguage, enabledLanguages } from '../../../src/site/routes.ts';
import type { ResponseOf } from '../../../src/api/wire/operations/client-types.ts';
import { useServices } from '../services.tsx';

/** A page as lists show it. */
export type PageSummary = ResponseOf<'documents'>[number];

/** The pages of a site, and its languages, the default first. */
export interface SitePages {
  readonly pages: readonly PageSummary[];
  readonly languages: readonly LanguageTag[];
}

/** Key of the pages of a site in the cache of calls. */
export const pagesKey = (site: string) => ['pages', site];

/** Loads the pages of a site. */
export function usePages(site: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: pagesKey(site),
    queryFn: async (): Promise<SitePages> => {
      const [pages, configuration] = await Promise.all([
        api.call('documents', { site, path: { kind: 'page' } }),
        api.call('siteConfiguration', { site }),
      ]);
      const first = defaultLanguage(configuration);
      return { pages, languages: [...new Set([first, ...enabledLanguages(configuration)])] };
    },
  });
}
