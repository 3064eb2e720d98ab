import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type en from './locales/en.json';

/** Languages of the editor's interface; the first is that of whoever reads none of them. */
export const INTERFACE_LANGUAGES = ['en', 'es', 'de', 'pt', 'hr'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

type Texts = typeof en;
type TextsByText = Readonly<Record<string, string>>;
type Load<Loaded> = () => Promise<{ readonly default: Loaded }>;

/** Where the texts of schemas stand: by their English text, which the schemas hold. */
export const SCHEMA_TEXTS = 'schemas';
/** Where the words stand that components are found by beside their names, by type. */
export const SYNONYMS = 'synonyms';

const TEXTS: Readonly<Record<InterfaceLanguage, Load<Texts>>> = {
  en: () => import('./locales/en.json'),
  es: () => import('./locales/es.json'),
  de: () => import('./locales/de.json'),
  pt: () => import('./locales/pt.json'),
  hr: () => import('./locales/hr.json'),
};

/** What is read as soon as a page is open: the names of components, and the settings of pages. */
const FIRST_SCHEMA_TEXTS: Readonly<Partial<Record<InterfaceLanguage, Load<TextsByText>>>> = {
  es: () => import('./locales/schemas/es.json?first'),
  de: () => import('./locales/schemas/de.json?first'),
  pt: () => import('./locales/schemas/pt.json?first'),
  hr: () => import('./locales/schemas/hr.json?first'),
};

const ALL_SCHEMA_TEXTS: typeof FIRST_SCHEMA_TEXTS = {
  es: () => import('./locales/schemas/es.json'),
  de: () => import('./locales/schemas/de.json'),
  pt: () => import('./locales/schemas/pt.json'),
  hr: () => import('./locales/schemas/hr.json'),
};

const ALL_SYNONYMS: Readonly<Record<InterfaceLanguage, Load<TextsByText>>> = {
  en: () => import('./locales/synonyms/en.json'),
  es: () => import('./locales/synonyms/es.json'),
  de: () => import('./locales/synonyms/de.json'),
  pt: () => import('./locales/synonyms/pt.json'),
  hr: () => import('./locales/synonyms/hr.json'),
};

export const isInterfaceLanguage = (tag: string | null): tag is InterfaceLanguage =>
  INTERFACE_LANGUAGES.some((language) => language === tag);

/** The first interface language among the languages of a browser, such as `es` for `es-AR`. */
export const preferredLanguage = (tags: readonly string[]): InterfaceLanguage =>
  tags.map((tag) => tag.split('-')[0] ?? '').find(isInterfaceLanguage) ?? INTERFACE_LANGUAGES[0];

/** What the file of a language holds; without one it is English, which the schemas are in. */
const textsOf = async (load: Load<TextsByText> | undefined) => (load ? (await load()).default : {});

/** What is at hand when the editor opens. */
async function loadFirst(language: InterfaceLanguage): Promise<Resource[string]> {
  const [texts, schemas] = await Promise.all([TEXTS[language](), textsOf(FIRST_SCHEMA_TEXTS[language])]);
  return { translation: texts.default, [SCHEMA_TEXTS]: schemas };
}

/** What is read once somebody edits. */
async function addSchemaTexts(texts: i18n, language: InterfaceLanguage): Promise<void> {
  const [schemas, own, english] = await Promise.all([
    textsOf(ALL_SCHEMA_TEXTS[language]),
    textsOf(ALL_SYNONYMS[language]),
    // Components are found by their English synonyms too.
    textsOf(ALL_SYNONYMS.en),
  ]);
  texts.addResourceBundle(language, SYNONYMS, own);
  texts.addResourceBundle('en', SYNONYMS, english);
  texts.addResourceBundle(language, SCHEMA_TEXTS, schemas);
}

/** Texts in a language. Rejects when the file of the language cannot be loaded. */
export async function createTexts(language: InterfaceLanguage): Promise<i18n> {
  const texts = createInstance();
  await texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: await loadFirst(language) },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return texts;
}

/** Those for which the texts of all schemas are wanted, in the language of now. */
const isEdited = new WeakSet<i18n>();

/** Loads the texts of all schemas, and the synonyms of components, unless they are there. Rejects when that fails. */
export async function loadSchemaTexts(texts: i18n): Promise<void> {
  const language = texts.language as InterfaceLanguage;
  isEdited.add(texts);
  if (!texts.hasResourceBundle(language, SYNONYMS)) await addSchemaTexts(texts, language);
}

/** Changes the language of the interface, once its texts are loaded. */
export async function changeLanguage(texts: i18n, language: InterfaceLanguage): Promise<void> {
  for (const [name, bundle] of Object.entries(await loadFirst(language)))
    texts.addResourceBundle(language, name, bundle);
  if (isEdited.has(texts)) await addSchemaTexts(texts, language);
  await texts.changeLanguage(language);
}
