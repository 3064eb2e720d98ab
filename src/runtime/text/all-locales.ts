import type { LanguageTag } from './languages.ts';
import type { LocaleTexts } from './translate.ts';

const modules = import.meta.glob<LocaleTexts>('./locales/*.json', { eager: true, import: 'default' });

/** Built-in texts of every language, for the server and Storybook; browsers load only what an island needs. */
export const ALL_LOCALES = Object.fromEntries(
  Object.entries(modules).map(([file, texts]) => [file.slice('./locales/'.length, -'.json'.length), texts]),
) as Readonly<Partial<Record<LanguageTag, LocaleTexts>>>;
