import { useCallback } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { defaultLanguage, enabledLanguages } from '../../src/site/routes.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { ON_PAGE, searchOf, SITUATIONS, TRANSLATIONS } from './page-views.ts';

/** What the address says of what is open at a path: the page around it, the language that is shown, and how. */
export function usePageAddress(site: Pick<OpenSite, 'settings'>, path: string) {
  const { view } = useParams();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const preferred = defaultLanguage(site.settings.site);
  const languages = enabledLanguages(site.settings.site);
  const wanted = search.get('language');
  const language = languages.find((tag) => tag === wanted) ?? preferred;
  // What is translated to is another language.
  const translated =
    language === preferred ? (languages.find((tag) => tag !== preferred) ?? language) : language;
  const onPage = search.get(ON_PAGE);
  const setLanguage = useCallback(
    (tag: LanguageTag) => setSearch(searchOf(site, { onPage, language: tag }), { replace: true }),
    [setSearch, site, onPage],
  );
  const isTranslating = view === TRANSLATIONS;
  const setIsTranslating = useCallback(
    (isShown: boolean) =>
      void navigate({
        pathname: `${path}${isShown ? `/${TRANSLATIONS}` : ''}`,
        search: searchOf(site, { onPage, language: isShown ? translated : language }),
      }),
    [navigate, path, site, onPage, language, translated],
  );
  const isInGrid = view === SITUATIONS;
  /** Shows the grid, or the page alone in a language. */
  const setIsInGrid = useCallback(
    (isShown: boolean, shown: LanguageTag) =>
      void navigate({
        pathname: `${path}${isShown ? `/${SITUATIONS}` : ''}`,
        search: searchOf(site, { onPage, language: shown }),
      }),
    [navigate, path, site, onPage],
  );
  return { onPage, language, setLanguage, isTranslating, setIsTranslating, isInGrid, setIsInGrid };
}
