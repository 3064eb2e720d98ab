import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { SiteConfiguration } from '../../../generated/page/types.ts';
import { useTranslation } from 'react-i18next';
import type { LanguageTag } from '../../../src/runtime/text/languages.ts';
import { labelsInMenus } from '../../../src/site/label-in-menus.ts';
import { defaultLanguage, enabledLanguages } from '../../../src/site/routes.ts';
import { namingLanguages } from '../document-name.ts';
import { readAnew } from '../read-anew.ts';
import { useServices } from '../services.tsx';
import { type ListedPage, listedPage, type PageSummary } from './listed-page.ts';

/** The pages of a site, and its languages, the default first. */
export interface SitePages<Page = ListedPage> {
  readonly pages: readonly Page[];
  readonly menus: SiteConfiguration['menus'];
  readonly languages: readonly LanguageTag[];
}

/** Key of the pages of a site in the cache of calls. */
const pagesKey = (site: string) => ['pages', site];

/**
 * Reads anew what lists the pages of a site, their list and the fields that refer to pages, and what is published of them,
 * which the checks of other pages ask about.
 */
export const refreshPages = (client: QueryClient, site: string): Promise<unknown> =>
  Promise.all(
    [pagesKey(site), ['references', site], ['versions', site], ['checked-site', site]].map((queryKey) =>
      readAnew(client, queryKey),
    ),
  );

/** Loads the pages of a site, once they are needed. */
export function usePages(site: string, isNeeded = true) {
  const { t, i18n } = useTranslation();
  const { api } = useServices();
  return useQuery({
    queryKey: pagesKey(site),
    enabled: isNeeded,
    queryFn: async (): Promise<SitePages<PageSummary>> => {
      const [pages, configuration] = await Promise.all([
        api.call('documents', { site, path: { kind: 'page' } }),
        api.call('siteConfiguration', { site }),
      ]);
      const first = defaultLanguage(configuration);
      return {
        pages,
        menus: configuration.menus ?? [],
        languages: [...new Set([first, ...enabledLanguages(configuration)])],
      };
    },
    select({ pages, menus, languages }): SitePages {
      const namedIn = namingLanguages(i18n.language, languages);
      const otherNames = {
        ofSystem: (id: string) => t(`pages.system.${id}`),
        inMenus: (id: string) => labelsInMenus(menus, id),
      };
      return {
        pages: pages.map((page) => listedPage(page, { languages, namedIn }, otherNames)),
        menus,
        languages,
      };
    },
  });
}
