import { describe, expect, it } from 'vitest';
import { ALL_LOCALES } from '../all-locales.ts';
import { fallbackChain, type LanguageTag, primarySubtag, SUPPORTED_LANGUAGES } from '../languages.ts';
import { createTexts, translateFor } from '../translate.ts';

type FlatTexts = Readonly<Record<string, string>>;

const PLURAL_SUFFIX = /_(zero|one|two|few|many|other)$/;
/** Counts that meet every plural category of the supported languages: whole, broken and round millions. */
const COUNTS = [0, 1, 2, 5, 11, 21, 22, 1.5, 1_000_000];

const flatten = (texts: unknown, path = ''): [string, string][] =>
  typeof texts === 'string'
    ? [[path, texts]]
    : Object.entries(texts as object).flatMap(([key, value]) =>
        flatten(value, path ? `${path}.${key}` : key),
      );

const own = (tag: LanguageTag): FlatTexts => Object.fromEntries(flatten(ALL_LOCALES[tag] ?? {}));
const source = own('en-US');
const nameOf = (key: string) => key.replace(PLURAL_SUFFIX, '');
const categories = (tag: LanguageTag) => new Intl.PluralRules(tag).resolvedOptions().pluralCategories;

/** The file that completes a variant's: es-ES for es-AR, en-US for en-GB; null for those that are complete. */
function completedBy(tag: LanguageTag): LanguageTag | null {
  const whole = fallbackChain(primarySubtag(tag)).find((entry) => SUPPORTED_LANGUAGES.includes(entry));
  return whole === undefined || whole === tag ? null : whole;
}

/** Keys of en-US in its order, plural families with the categories of the language. */
const expectedKeys = (tag: LanguageTag): string[] => [
  ...new Set(
    Object.keys(source).flatMap((key) =>
      PLURAL_SUFFIX.test(key) ? inOrder(categories(tag)).map((one) => `${nameOf(key)}_${one}`) : [key],
    ),
  ),
];
const inOrder = (found: readonly string[]) =>
  ['zero', 'one', 'two', 'few', 'many', 'other'].filter((category) => found.includes(category));

const placeholders = (text: string) => (text.match(/\{\{[^}]*\}\}/g) ?? []).sort();
const sourceOf = (key: string) => source[key] ?? source[`${nameOf(key)}_other`] ?? '';

/** Matches whole words, whatever letters they have. */
const words = (list: string) => new RegExp(`(?<!\\p{L})(${list.replaceAll(' ', '|')})(?!\\p{L})`, 'iu');
const FORMAL_SPANISH = words(
  'su sus usted ustedes elija indique pruebe intente inténtelo revise compruebe pulse escriba busque espere llame',
);
const INFORMAL_SPANISH = words('tu tus te ti vos contigo inténtalo comprueba escribe revisa pagas ahorras');
/** Words of a sentence that address visitors in another way than the rest of the language does. */
const WRONG_ADDRESS: Partial<Readonly<Record<LanguageTag, RegExp>>> = {
  'es-ES': INFORMAL_SPANISH,
  'es-CR': INFORMAL_SPANISH,
  'es-AR': FORMAL_SPANISH,
  'es-CL': FORMAL_SPANISH,
  'es-DO': FORMAL_SPANISH,
  'es-MX': FORMAL_SPANISH,
  'es-NI': FORMAL_SPANISH,
  'es-US': FORMAL_SPANISH,
  de: words('du dir dich dein deine deiner deinen wähle gib prüfe versuche kannst musst'),
  'fr-FR': words('tu toi ton ta tes choisis essaie vérifie saisis'),
  hr: words('ti tvoj tvoja tvoje odaberi unesi pokušaj provjeri možeš'),
  it: words('tuo tua tuoi tue ti scegli prova riprova controlla inserisci premi puoi hai risparmi'),
  lt: words('tu tavo tave pasirink įvesk bandyk'),
  'nl-NL': words('u uw'),
  pl: words('twój twoja twoje twojej wybierz podaj spróbuj sprawdź możesz masz płacisz oszczędzasz'),
  ru: words('ты тебя тебе твой твоя твои выбери введи попробуй проверь'),
};
/** What is not a sentence labels a button, which tells the program what to do. */
const isSentence = (text: string) => /[.!?…]( |$)/.test(text);

describe.each(SUPPORTED_LANGUAGES)('the texts of %s', (tag) => {
  const texts = own(tag);
  const base = completedBy(tag);

  it('have every key of en-US and no other, in the same order', () => {
    const complete = { ...(base ? own(base) : {}), ...texts };
    const expected = expectedKeys(tag);
    expect(Object.keys(complete).sort()).toEqual([...expected].sort());
    expect(Object.keys(texts)).toEqual(expected.filter((key) => Object.hasOwn(texts, key)));
  });

  it('keep the placeholders', () => {
    const changed = Object.entries(texts).filter(
      ([key, text]) => `${placeholders(text)}` !== `${placeholders(sourceOf(key))}`,
    );
    expect(changed).toEqual([]);
  });

  it('are neither empty nor their own key', () => {
    const wrong = Object.entries(texts).filter(
      ([key, text]) => text.trim() === '' || text !== text.trim() || text === key || key.endsWith(`.${text}`),
    );
    expect(wrong).toEqual([]);
  });

  it('repeat no text of the language that they fall back to', () => {
    if (!base) return;
    const rest = own(base);
    expect(Object.entries(texts).filter(([key, text]) => rest[key] === text)).toEqual([]);
  });

  it('address visitors in one way', () => {
    const wrong = WRONG_ADDRESS[tag];
    const resolved = { ...(base ? own(base) : {}), ...texts };
    const mixed = Object.entries(resolved).filter(([, text]) => isSentence(text) && wrong?.test(text));
    expect(mixed.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  });

  it('[ERR-03] have the messages of what goes wrong anywhere, each in words of its own', () => {
    const t = translateFor(
      createTexts(ALL_LOCALES, (key) => expect.unreachable(key)),
      tag,
    );
    const said = ['gralError', 'authenticationError', 'fileSizeExceeded'].map((key) => t(`errors.${key}`));
    expect(new Set(said).size).toBe(3);
    const english = primarySubtag(tag) === 'en' ? [] : Object.values(source);
    expect(said.filter((text) => text.startsWith('errors.') || english.includes(text))).toEqual([]);
  });

  it('answer every key and count in the language itself [LANG-16]', () => {
    const missing: string[] = [];
    const t = translateFor(
      createTexts(ALL_LOCALES, (key) => missing.push(key)),
      tag,
    );
    const plurals = new Intl.PluralRules(tag);
    const spoken = { ...(base ? own(base) : {}), ...texts };
    const counted = (text: string | undefined, count: number) =>
      text
        ?.replaceAll('{{count}}', String(count))
        .replaceAll('{{count, number}}', new Intl.NumberFormat(tag).format(count));
    // Each placeholder stands for itself, so that an answer can be compared with the text as written.
    const echo = (text: string) =>
      Object.fromEntries(placeholders(text).map((name) => [name.slice(2, -2), name]));
    const wrong = [...new Set(Object.keys(source).map(nameOf))].flatMap((name) => {
      if (Object.hasOwn(source, name))
        return t(name, echo(source[name] ?? '')) === spoken[name] ? [] : [name];
      return COUNTS.filter((count) => {
        const text = spoken[`${name}_${plurals.select(count)}`];
        return t(name, { ...echo(text ?? ''), count }) !== counted(text, count);
      }).map((count) => `${name} ${count}`);
    });
    expect({ wrong, missing }).toEqual({ wrong: [], missing: [] });
  });
});

/** Texts that stand over a screen or a part of it, by their names and by their use. */
const HEADING =
  /([tT]itle|heading|screen|bookingError\.(nothing|alternatives)|gralError)$|^(search\.noPlaces|results\.(none|failed)|checkout\.(unavailable|nothingChosen|unknownModel|summary|yourDetails)|success\.missing|errors\.(notFound|currencyConfiguration))$/;

it.each(SUPPORTED_LANGUAGES)('the headings of %s end without a full stop', (tag) => {
  const headings = Object.entries(own(tag)).filter(([key]) => HEADING.test(key));
  expect(headings.filter(([, text]) => text.endsWith('.'))).toEqual([]);
  if (!completedBy(tag)) expect(headings.length).toBeGreaterThan(20);
});

it.each<[tag: LanguageTag, capital: RegExp]>([
  ['ru', /(?<=[\p{L},:;] )(?:Вы|Вас|Вам|Вами|Ваш\p{L}*)(?!\p{L})/u],
  ['lt', /(?<=[\p{L},:;] )(?:Jūs|Jus|Jums|Jūsų)(?!\p{L})/u],
])('the texts of %s speak to everybody in small letters, as websites do', (tag, capital) => {
  expect(Object.entries(own(tag)).filter(([, text]) => capital.test(text))).toEqual([]);
});

it.each(SUPPORTED_LANGUAGES)('"e-mail" stays on one line of the confirmation in %s', (tag) => {
  const sent = own(tag)['success.mailSent'] ?? '';
  expect(sent).not.toMatch(/(?<!\p{L})e-(?!\u2060)/iu);
});

it.each<LanguageTag>(['hr', 'lt', 'pl', 'ru'])(
  'a day with its weekday is named in %s where no other word inflects it',
  (tag) => {
    const dated = Object.entries(own(tag)).filter(([, text]) => /\{\{(moment|date)\}\}/.test(text));
    expect(dated.length).toBeGreaterThan(3);
    expect(dated.filter(([, text]) => !/: \{\{(moment|date)\}\}/.test(text))).toEqual([]);
  },
);

it('a colon in French stands after a space', () => {
  const close = Object.entries(own('fr-FR')).filter(([, text]) => /[^\s\d]:|\d: /.test(text));
  expect(close).toEqual([]);
});
