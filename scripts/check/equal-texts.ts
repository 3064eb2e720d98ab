import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { flattenTexts, readJson } from './locale-files.ts';

/** A text that languages share with English, and why that is right. */
interface SharedText {
  readonly text: string;
  readonly languages: readonly string[];
  readonly reason: string;
}

type Texts = Readonly<Record<string, string>>;

/** The texts of a folder of locales by language, and the English ones that they are compared with. */
interface Locales {
  readonly folder: string;
  readonly english: Texts | null;
  readonly byLanguage: ReadonlyMap<string, Texts>;
}

const SHARED = 'scripts/check/shared-texts.json';
/** Folders of locales, and the file of English texts in each; without one the keys are English. */
const FOLDERS = [
  ['src/runtime/text/locales', 'en-US'],
  ['editor/locales', 'en'],
  ['editor/locales/schemas', null],
  ['editor/locales/synonyms', 'en'],
] as const;

function readLocales(root: string, folder: string, source: string | null): Locales {
  const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.json'));
  const byLanguage = new Map(
    files.map((file) => [
      basename(file, '.json'),
      Object.fromEntries(flattenTexts(readJson(join(root, folder, file)))),
    ]),
  );
  return { folder, english: source === null ? null : (byLanguage.get(source) ?? {}), byLanguage };
}

/** A text of placeholders, figures and signs is the same in every language. */
const hasWords = (text: string) => /\p{L}{3}/u.test(text.replace(/\{\{[^}]*\}\}/g, ''));

/**
 * Texts of other languages that are those of the English: as a rule nobody has translated them. Names and words that
 * languages share stand in `shared-texts.json` with the reason.
 */
export function findEqualTexts(root: string): string[] {
  const shared = readJson(join(root, SHARED)) as readonly SharedText[];
  const isNeeded = new Set<string>();
  const nameOf = (text: string, language: string) => `${language}: ${JSON.stringify(text)}`;
  const allowed = new Set(shared.flatMap(({ text, languages }) => languages.map((one) => nameOf(text, one))));
  const equal = FOLDERS.flatMap(([folder, source]) => {
    const { english, byLanguage } = readLocales(root, folder, source);
    return [...byLanguage].flatMap(([language, texts]) =>
      language.startsWith('en')
        ? []
        : Object.entries(texts).flatMap(([key, text]) => {
            const name = nameOf(text, language);
            if (text !== (english ? english[key] : key) || !hasWords(text)) return [];
            isNeeded.add(name);
            return allowed.has(name)
              ? []
              : [
                  `${folder}/${language}.json: "${key}" is ${JSON.stringify(text)}, as in English; translate it, or give the reason in ${SHARED}`,
                ];
          }),
    );
  });
  const surplus = [...allowed].filter((name) => !isNeeded.has(name));
  return [...equal, ...surplus.map((name) => `${SHARED}: ${name} is no longer as in English; remove it`)];
}
