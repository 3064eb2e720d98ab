/** The end of the address of an open page whose texts are shown side by side with those of the default language. */
export const TRANSLATIONS = 'translations';

/** The end of the address of an open page that is shown in all booking scenarios side by side. */
export const SITUATIONS = 'situations';

/** Whether an open page can be shown so. */
export const isPageView = (view: string): boolean => view === TRANSLATIONS || view === SITUATIONS;

/** The address of an open page, however it is shown. */
export const addressOfPage = (pathname: string): string =>
  pathname.replace(/\/(?:translations|situations)\/?$/, '');
