import type { SiteConfiguration } from '../../../generated/page/types.ts';
import { memoize } from '../../domain/memoize.ts';

/** A language tag that the product supports. */
export type LanguageTag = SiteConfiguration['languages'][number]['isoLanguageName'];

/** The supported languages with the names their speakers use. */
export const NATIVE_NAMES: Readonly<Record<LanguageTag, string>> = {
  de: 'Deutsch',
  'en-GB': 'English (UK)',
  'en-US': 'English (US)',
  'es-AR': 'Español (Argentina)',
  'es-CL': 'Español (Chile)',
  'es-CR': 'Español (Costa Rica)',
  'es-DO': 'Español (Rep. Dominicana)',
  'es-MX': 'Español (México)',
  'es-NI': 'Español (Nicaragua)',
  'es-US': 'Español (EE. UU.)',
  'es-ES': 'Español (España)',
  'fr-FR': 'Français',
  hr: 'Hrvatski',
  it: 'Italiano',
  'nl-NL': 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  ru: 'Русский',
  lt: 'Lietuvių',
};

export const SUPPORTED_LANGUAGES = Object.keys(NATIVE_NAMES) as LanguageTag[];

/** The language whose texts are used when a tag and the variants of its language have none. */
export const LAST_RESORT: LanguageTag = 'en-US';

/** The subtag before the first dash: `es` of `es-AR`. */
export const primarySubtag = (tag: string) => tag.toLowerCase().split('-')[0] ?? '';

/** The variant whose texts the other variants of a language fall back to first. */
const REPRESENTATIVE: Readonly<Record<string, LanguageTag>> = { es: 'es-ES', en: 'en-US' };

/**
 * Caches what each text of a page looks up, for the supported languages: a visitor may ask for any tag. Calls are marked as
 * pure, so that scripts of visitors are without what they do not use.
 */
function memoizeSupported<Value>(make: (tag: string) => Value): (tag: string) => Value {
  const ofSupported = /* @__PURE__ */ memoize(make);
  return (tag) => (Object.hasOwn(NATIVE_NAMES, tag) ? ofSupported(tag) : make(tag));
}

function makeChain(tag: string): readonly LanguageTag[] {
  const language = primarySubtag(tag);
  const relatives = SUPPORTED_LANGUAGES.filter((other) => primarySubtag(other) === language);
  const chain = [tag as LanguageTag, REPRESENTATIVE[language], ...relatives, LAST_RESORT];
  return [...new Set(chain.filter((entry): entry is LanguageTag => entry !== undefined))];
}

/** Tags whose texts are tried, best first: the tag, its language's representative, its other variants, en-US. */
export const fallbackChain = /* @__PURE__ */ memoizeSupported(makeChain);

/** The tags of a fallback chain in whose texts every key is found: the other variants only differ from these. */
export function sufficientTags(tag: string): readonly LanguageTag[] {
  const representative = REPRESENTATIVE[primarySubtag(tag)];
  return fallbackChain(tag).filter(
    (other) => other === tag || other === representative || other === LAST_RESORT,
  );
}

/** Tags whose text counts as one in a language, best first: itself, then the other variants of the same language. */
export const variantsOf = /* @__PURE__ */ memoizeSupported((tag) =>
  fallbackChain(tag).filter((other) => primarySubtag(other) === primarySubtag(tag)),
);

/**
 * The enabled language that fits best: each wanted tag exactly, then ignoring case, then the first enabled
 * one of the same language, in the order wanted; `null` when none fits.
 */
export function matchLanguage(
  wanted: readonly string[],
  enabled: readonly LanguageTag[],
): LanguageTag | null {
  for (const tag of wanted) {
    const match =
      enabled.find((entry) => entry === tag) ??
      enabled.find((entry) => entry.toLowerCase() === tag.toLowerCase()) ??
      enabled.find((entry) => primarySubtag(entry) === primarySubtag(tag));
    if (match) return match;
  }
  return null;
}

/** Tags of an Accept-Language header, best first; wrong parts are left out. */
export function parseAcceptLanguage(header: string): string[] {
  return header
    .slice(0, 1000)
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1])
        .find(Boolean);
      return { tag: tag.trim(), weight: quality === undefined ? 1 : Number(quality), position };
    })
    .filter(({ tag, weight }) => /^[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*$/.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight || a.position - b.position)
    .map(({ tag }) => tag);
}
