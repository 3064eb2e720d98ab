import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LanguageTag } from '../../../src/runtime/text/languages.ts';
import { defaultLanguage, enabledLanguages } from '../../../src/site/routes.ts';
import { useServices } from '../services.tsx';
import { type ListedPage, listedPage, type PageSummary } from './listed-page.ts';

/** The pages of a site, and its languages, the default first. */
export interface SitePages<Page = ListedPage> {
  readonly pages: readonly Page[];
  readonly languages: readonly LanguageTag[];
}

/** Key of the pages of a site in the cache of calls. */
export const pagesKey = (site: string) => ['pages', site];

/** Loads the pages of a site. */
export function usePages(site: string) {
  const { t } = useTranslation();
  const { api } = useServices();
  return useQuery({
    queryKey: pagesKey(site),
    queryFn: async (): Promise<SitePages<PageSummary>> => {
      const [pages, configuration] = await Promise.all([
        api.call('documents', { site, path: { kind: 'page' } }),
        api.call('siteConfiguration', { site }),
      ]);
      const first = defaultLanguage(configuration);
      return { pages, languages: [...new Set([first, ...enabledLanguages(configuration)])] };
    },
    select: ({ pages, languages }): SitePages => ({
      pages: pages.map((page) => listedPage(page, languages, (id) => t(`pages.system.${id}`))),
      languages,
    }),
  });
}
