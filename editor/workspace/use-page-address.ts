import { useCallback } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { defaultLanguage, enabledLanguages } from '../../src/site/routes.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { SITUATIONS, TRANSLATIONS } from './page-views.ts';

/** What the address says of what is open at a path: the language that is shown, and how. */
export function usePageAddress({ settings: { site } }: Pick<OpenSite, 'settings'>, path: string) {
  const { view } = useParams();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const preferred = defaultLanguage(site);
  const wanted = search.get('language');
  const language = enabledLanguages(site).find((tag) => tag === wanted) ?? preferred;
  const setLanguage = useCallback(
    (tag: LanguageTag) => setSearch(tag === preferred ? {} : { language: tag }, { replace: true }),
    [setSearch, preferred],
  );
  const isTranslating = view === TRANSLATIONS;
  const setIsTranslating = useCallback(
    (isShown: boolean) => {
      // What is translated to is another language.
      const other = enabledLanguages(site).find((tag) => tag !== preferred);
      const shown = isShown && language === preferred && other ? other : language;
      void navigate({
        pathname: `${path}${isShown ? `/${TRANSLATIONS}` : ''}`,
        search: shown === preferred ? '' : `?language=${shown}`,
      });
    },
    [navigate, path, site, preferred, language],
  );
  const isInGrid = view === SITUATIONS;
  /** Shows the grid, or the page alone in a language. */
  const setIsInGrid = useCallback(
    (isShown: boolean, shown: LanguageTag) =>
      void navigate({
        pathname: `${path}${isShown ? `/${SITUATIONS}` : ''}`,
        search: shown === preferred ? '' : `?language=${shown}`,
      }),
    [navigate, path, preferred],
  );
  return { language, setLanguage, isTranslating, setIsTranslating, isInGrid, setIsInGrid };
}
