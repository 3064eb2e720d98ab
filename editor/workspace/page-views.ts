import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { defaultLanguage } from '../../src/site/routes.ts';
import type { OpenSite } from '../canvas/open-site.ts';

/** The end of the address of an open page whose texts are shown side by side with those of the default language. */
export const TRANSLATIONS = 'translations';

/** The end of the address of an open page that is shown in all booking scenarios side by side. */
export const SITUATIONS = 'situations';

/** The parameter of an address that says from which page something that it shows was opened: a shared section of its content is edited in its place there, and a way leads back. */
export const ON_PAGE = 'on';

/** The parameter of an address that says which of the texts are shown side by side: a filter of theirs. */
export const SHOWN_TEXTS = 'texts';

/** What the address of an open page says beside its path, without a question mark. */
export const searchOf = (
  { settings: { site } }: Pick<OpenSite, 'settings'>,
  { onPage, language }: { readonly onPage: string | null; readonly language: LanguageTag },
): string =>
  String(
    new URLSearchParams({
      ...(onPage === null ? {} : { [ON_PAGE]: onPage }),
      ...(language === defaultLanguage(site) ? {} : { language }),
    }),
  );

/** Whether an open page can be shown so. */
export const isPageView = (view: string): boolean => view === TRANSLATIONS || view === SITUATIONS;

/** The address of an open page, however it is shown. */
export const addressOfPage = (pathname: string): string =>
  pathname.replace(/\/(?:translations|situations)\/?$/, '');

/** The address at which some texts of a page at a path are translated to a language other than the default one. */
export const addressOfTexts = (
  path: string,
  site: Pick<OpenSite, 'settings'>,
  { texts, ...shown }: Parameters<typeof searchOf>[1] & { readonly texts: string },
): string => `${path}/${TRANSLATIONS}?${searchOf(site, shown)}&${SHOWN_TEXTS}=${texts}`;
