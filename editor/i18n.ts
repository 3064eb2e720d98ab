import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from './locales/en.json';

/** Languages of the editor's interface; the first is that of whoever reads none of them. */
export const INTERFACE_LANGUAGES = ['en', 'es', 'de', 'pt', 'hr'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

type Texts = typeof en;

const LOADERS: Readonly<
  Record<Exclude<InterfaceLanguage, 'en'>, () => Promise<{ readonly default: object }>>
> = {
  es: () => import('./locales/es.json'),
  de: () => import('./locales/de.json'),
  pt: () => import('./locales/pt.json'),
  hr: () => import('./locales/hr.json'),
};

export const isInterfaceLanguage = (tag: string | null): tag is InterfaceLanguage =>
  INTERFACE_LANGUAGES.some((language) => language === tag);

/** The first interface language among the languages of a browser, such as `es` for `es-AR`. */
export const preferredLanguage = (tags: readonly string[]): InterfaceLanguage =>
  tags.map((tag) => tag.split('-')[0] ?? '').find(isInterfaceLanguage) ?? INTERFACE_LANGUAGES[0];

/** The texts of a language; English is part of the editor's first file. */
const loadTexts = async (language: InterfaceLanguage): Promise<Texts> =>
  language === 'en' ? en : ((await LOADERS[language]()).default as Texts);

/** Texts in a language. Rejects when the file of the language cannot be loaded. */
export async function createTexts(language: InterfaceLanguage): Promise<i18n> {
  const texts = createInstance();
  await texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: await loadTexts(language) } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return texts;
}

/** Changes the language of the interface, once its texts are loaded. */
export async function changeLanguage(texts: i18n, language: InterfaceLanguage): Promise<void> {
  texts.addResourceBundle(language, 'translation', await loadTexts(language));
  await texts.changeLanguage(language);
}
