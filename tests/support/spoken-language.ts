import { ALL_LOCALES } from '../../src/runtime/text/all-locales.ts';
import {
  fallbackChain,
  LAST_RESORT,
  primarySubtag,
  SUPPORTED_LANGUAGES,
} from '../../src/runtime/text/languages.ts';
import { visibleText } from './html.ts';

/** Shorter texts are too often names. */
const LETTERS_TO_JUDGE = 40;
/** How much better another language must fit a text, in the mean of the logarithms of its trigrams. */
const CLEAR_LEAD = 0.25;
/** Weight of a trigram that the texts of a language lack, and how many such there are about. */
const UNSEEN = 0.1;
const KINDS_OF_TRIGRAMS = 5000;

/** What stands in every language as it is, within texts too. */
const NAMES = ['Adria Cars d.o.o., Cesta dr. Franje Tuđmana 1270, 21217 Kaštel Štafilić'];

const textsIn = (texts: object): string[] =>
  Object.values(texts).flatMap((value) => (typeof value === 'string' ? [value] : textsIn(value as object)));

function trigramsOf(text: string): string[] {
  const letters = text
    .replace(/\{\{[^}]*\}\}/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
  const padded = ` ${letters} `;
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
}

/** How common trigrams are in a language, as its built-in texts have them. */
function readTrigrams(texts: object): (trigram: string) => number {
  const counts = new Map<string, number>();
  const trigrams = textsIn(texts).flatMap(trigramsOf);
  for (const trigram of trigrams) counts.set(trigram, (counts.get(trigram) ?? 0) + 1);
  const whole = trigrams.length + UNSEEN * KINDS_OF_TRIGRAMS;
  return (trigram) => Math.log(((counts.get(trigram) ?? 0) + UNSEEN) / whole);
}

// Of the variants of a language the one that has all texts.
const LANGUAGES = new Map(
  [...new Set(SUPPORTED_LANGUAGES.map(primarySubtag))].map((language) => {
    const whole = fallbackChain(language).find((tag) => ALL_LOCALES[tag]) ?? LAST_RESORT;
    return [language, readTrigrams(ALL_LOCALES[whole] ?? {})] as const;
  }),
);

/** The other language that fits a text best, and how much better than its own. */
function leadOfOthers(text: string, language: string): readonly [other: string, lead: number] {
  const trigrams = trigramsOf(text);
  const fit = (of: string) =>
    trigrams.reduce((sum, trigram) => sum + (LANGUAGES.get(of)?.(trigram) ?? -Infinity), 0) / trigrams.length;
  const own = fit(language);
  return [...LANGUAGES.keys()]
    .filter((other) => other !== language)
    .map((other) => [other, fit(other) - own] as const)
    .reduce((best, one) => (one[1] > best[1] ? one : best));
}

const WITHIN_SENTENCES =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|em|i|mark|q|s|strong|sub|sup|time|u|wbr)(?=[ >/])[^>]*>/g;

/** The texts of a page, each with all of its sentences. */
function blocksOf(html: string): string[] {
  const body = html
    .replace(/<!--[\s\S]*?-->/g, '')
    // Streets have the names that they have, in every language.
    .replace(/<(head|style|script|template|address)\b[\s\S]*?<\/\1>/g, '<hr>')
    .replaceAll('</a><a', '</a><hr><a')
    .replace(WITHIN_SENTENCES, '')
    .replace(/&[#\w]+;/g, ' ');
  return body
    .split(/<[^>]*>/)
    .map((block) => NAMES.reduce((text, name) => text.replace(name, ''), visibleText(block)));
}

/** The texts of a page that are clearly in another language than its own, each with that language. */
export function foreignTexts(html: string, tag: string): string[] {
  const language = primarySubtag(tag);
  return [...new Set(blocksOf(html))].flatMap((text) => {
    if ((text.match(/\p{L}/gu)?.length ?? 0) < LETTERS_TO_JUDGE) return [];
    const [other, lead] = leadOfOthers(text, language);
    return lead > CLEAR_LEAD ? [`${other}: ${text}`] : [];
  });
}
