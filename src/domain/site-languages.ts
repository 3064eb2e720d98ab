import type { SiteConfiguration } from '../../generated/page/types.ts';

type LanguageTag = SiteConfiguration['languages'][number]['isoLanguageName'];

/** The languages of a site; en-US when its configuration names none. */
export function enabledLanguages({ languages }: Pick<SiteConfiguration, 'languages'>): LanguageTag[] {
  const tags = languages.map(({ isoLanguageName }) => isoLanguageName);
  return tags.length > 0 ? [...new Set(tags)] : ['en-US'];
}

/** The language that a site is written in first, and translated from. */
export function defaultLanguage(site: Pick<SiteConfiguration, 'languages'>): LanguageTag {
  const enabled = enabledLanguages(site);
  const marked = site.languages.find(({ isDefault }) => isDefault)?.isoLanguageName;
  return marked ?? (enabled.includes('en-US') ? 'en-US' : (enabled[0] as LanguageTag));
}

/** The pattern in which a site writes dates in a language: that of the language, or else its own. */
export const dateFormatOf = (
  { featureFlags, languages }: Pick<SiteConfiguration, 'featureFlags' | 'languages'>,
  language: string,
): SiteConfiguration['featureFlags']['dateFormat'] =>
  languages.find(({ isoLanguageName }) => isoLanguageName === language)?.dateFormat ||
  featureFlags.dateFormat;
