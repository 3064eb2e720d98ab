import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import en from './locales/en.json';

/** Languages of the editor's interface; the first is that of whoever reads none of them. */
export const INTERFACE_LANGUAGES = ['en', 'es', 'de', 'pt', 'hr'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

type Texts = typeof en;

/** Where the texts of schemas stand: by their English text, which the schemas hold. */
export const SCHEMA_TEXTS = 'schemas';

const LOADERS: Readonly<
  Record<Exclude<InterfaceLanguage, 'en'>, () => Promise<readonly { readonly default: object }[]>>
> = {
  es: () => Promise.all([import('./locales/es.json'), import('./locales/schemas/es.json')]),
  de: () => Promise.all([import('./locales/de.json'), import('./locales/schemas/de.json')]),
  pt: () => Promise.all([import('./locales/pt.json'), import('./locales/schemas/pt.json')]),
  hr: () => Promise.all([import('./locales/hr.json'), import('./locales/schemas/hr.json')]),
};

export const isInterfaceLanguage = (tag: string | null): tag is InterfaceLanguage =>
  INTERFACE_LANGUAGES.some((language) => language === tag);

/** The first interface language among the languages of a browser, such as `es` for `es-AR`. */
export const preferredLanguage = (tags: readonly string[]): InterfaceLanguage =>
  tags.map((tag) => tag.split('-')[0] ?? '').find(isInterfaceLanguage) ?? INTERFACE_LANGUAGES[0];

/** The texts of a language, and those of schemas; English is part of the editor's first file and of the schemas. */
async function loadTexts(
  language: InterfaceLanguage,
): Promise<{ translation: Texts; [SCHEMA_TEXTS]: object }> {
  if (language === 'en') return { translation: en, [SCHEMA_TEXTS]: {} };
  const [texts, schemas] = await LOADERS[language]();
  return { translation: texts?.default as Texts, [SCHEMA_TEXTS]: schemas?.default ?? {} };
}

/** Texts in a language. Rejects when the file of the language cannot be loaded. */
export async function createTexts(language: InterfaceLanguage): Promise<i18n> {
  const texts = createInstance();
  await texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    // English stays at hand: components are found by their English synonyms too.
    resources: { en: { translation: en }, [language]: await loadTexts(language) },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return texts;
}

/** Changes the language of the interface, once its texts are loaded. */
export async function changeLanguage(texts: i18n, language: InterfaceLanguage): Promise<void> {
  for (const [name, bundle] of Object.entries(await loadTexts(language)))
    texts.addResourceBundle(language, name, bundle);
  await texts.changeLanguage(language);
}
