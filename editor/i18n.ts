import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type en from './locales/en.json';

/** Languages of the editor's interface; the first is that of whoever reads none of them. */
export const INTERFACE_LANGUAGES = ['en', 'es', 'de', 'pt', 'hr'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

type Texts = typeof en;
type TextsByText = Readonly<Record<string, string>>;
type Load<Loaded> = () => Promise<{ readonly default: Loaded }>;

/** Where the texts of the interface stand. */
const MESSAGES = 'translation';
/** Where the texts of schemas stand: by their English text, which the schemas hold. */
export const SCHEMA_TEXTS = 'schemas';
/** Where the words stand that components are found by beside their names, by type. */
export const SYNONYMS = 'synonyms';

/** What the first screens say: the list of pages, a page that was just opened, and signing in. */
const FIRST_TEXTS: Readonly<Record<InterfaceLanguage, Load<Resource[string]>>> = {
  en: () => import('./locales/en.json?first'),
  es: () => import('./locales/es.json?first'),
  de: () => import('./locales/de.json?first'),
  pt: () => import('./locales/pt.json?first'),
  hr: () => import('./locales/hr.json?first'),
};

const ALL_TEXTS: Readonly<Record<InterfaceLanguage, Load<Texts>>> = {
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

/** Texts of a language as i18next takes them. */
type Bundle = readonly [language: InterfaceLanguage, namespace: string, texts: Resource[string]];

/** What the file of a language holds; without one it is English, which the schemas are in. */
const bundle = async (
  language: InterfaceLanguage,
  namespace: string,
  load: Load<Resource[string]> | undefined,
): Promise<Bundle> => [language, namespace, load ? (await load()).default : {}];

/** Texts that are loaded together: `all` by what is opened on demand, `schemas` once somebody edits. */
const PARTS = {
  first: (language) => [
    bundle(language, MESSAGES, FIRST_TEXTS[language]),
    bundle(language, SCHEMA_TEXTS, FIRST_SCHEMA_TEXTS[language]),
  ],
  all: (language) => [bundle(language, MESSAGES, ALL_TEXTS[language])],
  schemas: (language) => [
    bundle(language, SYNONYMS, ALL_SYNONYMS[language]),
    // Components are found by their English synonyms too.
    bundle('en', SYNONYMS, ALL_SYNONYMS.en),
    bundle(language, SCHEMA_TEXTS, ALL_SCHEMA_TEXTS[language]),
  ],
} satisfies Readonly<Record<string, (language: InterfaceLanguage) => readonly Promise<Bundle>[]>>;
type Part = keyof typeof PARTS;

interface LoadedParts {
  /** The parts that are wanted in every language. */
  readonly wanted: Set<Part>;
  /** Those that are there, as a language and a part. */
  readonly there: Set<string>;
  /** The language that was chosen last, whose texts may still be loading. */
  chosen?: InterfaceLanguage;
}
/** By where the texts are stored: `useTranslation` returns a proxy of them, a new one with each language. */
const partsByStore = new WeakMap<i18n['store'], LoadedParts>();

function partsOf({ store }: i18n): LoadedParts {
  const known = partsByStore.get(store);
  if (known) return known;
  const none: LoadedParts = { wanted: new Set(['first']), there: new Set() };
  partsByStore.set(store, none);
  return none;
}

/** Adds parts in a language unless they are there. Rejects when a file cannot be loaded. */
async function add(texts: i18n, language: InterfaceLanguage, parts: Iterable<Part>): Promise<void> {
  const { there } = partsOf(texts);
  const isMissing = (part: Part) => !there.has(`${language} ${part}`);
  const found = await Promise.all(
    [...parts]
      .filter(isMissing)
      .map(async (part) => [part, await Promise.all(PARTS[part](language))] as const),
  );
  // In this order, and once: a part that comes first would take away what it has not, such as texts of the panel.
  for (const [part, bundles] of found) {
    if (!isMissing(part)) continue;
    for (const each of bundles) texts.addResourceBundle(...each);
    there.add(`${language} ${part}`);
  }
}

/** Loads a part in the language of now, and from now on in each that follows. */
async function want(texts: i18n, part: Part): Promise<void> {
  partsOf(texts).wanted.add(part);
  let language: string;
  do {
    language = texts.language;
    await add(texts, language as InterfaceLanguage, [part]);
    // It may have been changed meanwhile.
  } while (language !== texts.language);
}

/** Texts in a language. Rejects when the file of the language cannot be loaded. */
export async function createTexts(language: InterfaceLanguage): Promise<i18n> {
  const texts = createInstance();
  await texts.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: {},
    interpolation: { escapeValue: false },
    returnNull: false,
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      // Texts of schemas stand for themselves where there are no others.
      if (namespace === MESSAGES) reportError(new Error(`There is no text for ${key}.`));
    },
  });
  await add(texts, language, ['first']);
  return texts;
}

/** Loads the texts of all screens and dialogs, unless they are there. Rejects when that fails. */
export const loadAllTexts = (texts: i18n): Promise<void> => want(texts, 'all');

/** Loads the texts of all schemas, and the synonyms of components, unless they are there. Rejects when that fails. */
export const loadSchemaTexts = (texts: i18n): Promise<void> => want(texts, 'schemas');

/**
 * Changes the language of the interface, once all its texts that are wanted are loaded, unless another was chosen
 * meanwhile. Rejects when they cannot be loaded, and leaves the language as it is.
 */
export async function changeLanguage(texts: i18n, language: InterfaceLanguage): Promise<void> {
  const parts = partsOf(texts);
  parts.chosen = language;
  try {
    // More may be wanted while they are loaded.
    while ([...parts.wanted].some((part) => !parts.there.has(`${language} ${part}`)))
      await add(texts, language, parts.wanted);
  } catch (error) {
    if (parts.chosen === language) throw error;
  }
  if (parts.chosen === language) await texts.changeLanguage(language);
}
