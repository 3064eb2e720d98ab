import type { PageSummary } from './use-pages.ts';

/**
 * What a page is called in lists: its name in the first language that has one, else its id.
 * @param languages languages of the site, the default first
 */
export function pageName({ title, id }: Pick<PageSummary, 'title' | 'id'>, languages: readonly string[]) {
  const tag = [...languages, 'und', ...Object.keys(title)].find((language) => title[language]);
  return (tag && title[tag]) || id;
}

/** The path of a page in the first language that has one; `null` where it has none. */
export function pagePath({ slugs }: Pick<PageSummary, 'slugs'>, languages: readonly string[]): string | null {
  const language = languages.find((tag) => slugs[tag] !== undefined);
  return language === undefined ? null : `/${language}/${slugs[language]}`;
}
