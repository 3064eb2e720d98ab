import { isRecord } from '../../src/api/wire/is-record.ts';
import { sampleRecord } from '../../src/runtime/document/translation-states.ts';
import { fallbackChain, primarySubtag, variantsOf } from '../../src/runtime/text/languages.ts';
import type { Clipboard } from './clipboard.ts';
import { withValueAt } from './json-path.ts';
import type { JsonObject, OpenDocument } from './page-document.ts';
import { isSameJson } from './same-json.ts';
import { propsOf } from './tree.ts';

/** The site that copied nodes are pasted into. */
interface Target {
  readonly document: OpenDocument;
  /** Languages of the site. */
  readonly languages: readonly string[];
  /** The one of them that texts are translated from. */
  readonly sourceLanguage: string;
  /** The version of a component's schema; `undefined` for an unknown one. */
  readonly versionOf: (type: string) => number | undefined;
}

/** What was changed of copied nodes, so that they fit where they are pasted. */
export interface Adaptation {
  readonly clipboard: Clipboard;
  /** Languages that the site has in no variant, and of which a text is left out. */
  readonly leftOut: readonly string[];
  /** Texts that are in none of the site's languages, and those that they are in: they stand for samples of its default language. */
  readonly takenOver: { readonly count: number; readonly from: readonly string[] };
  /** How many texts of another default language are not in that of the site. */
  readonly untranslated: number;
  /** Anchors that the page has already: the pasted nodes have none. */
  readonly anchors: readonly string[];
  /** Components that were copied at another version of their schema than this program has, each once. */
  readonly versions: readonly OtherVersion[];
}

/** A component that was stored at another version; one of an earlier version is migrated when it is read. */
export interface OtherVersion {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

/** Stored nodes, and those inside them. */
export function* eachStored(nodes: readonly unknown[]): Generator<JsonObject> {
  for (const node of nodes) {
    if (!isRecord(node)) continue;
    yield node;
    for (const children of isRecord(node.slots) ? Object.values(node.slots) : [])
      if (Array.isArray(children)) yield* eachStored(children);
  }
}

function otherVersions(nodes: readonly JsonObject[], versionOf: Target['versionOf']): OtherVersion[] {
  const found = new Map<string, OtherVersion>();
  for (const { type, v } of eachStored(nodes)) {
    const to = versionOf(String(type));
    if (to !== undefined && typeof v === 'number' && v !== to)
      found.set(`${String(type)} ${v}`, { type: String(type), from: v, to });
  }
  return [...found.values()];
}

const textsOf = (translations: JsonObject, language: string): JsonObject => {
  const texts = translations[language];
  return isRecord(texts) ? texts : {};
};

/** A text that is stored under another language than it was copied in. */
interface Moved {
  readonly key: string;
  readonly text: string;
  readonly from: string;
  readonly to: string;
}

/** Of each language of a site the variant that gets the texts of its other variants: the first one. */
const firstVariants = (languages: readonly string[]): readonly string[] => [
  ...new Map(languages.toReversed().map((tag) => [primarySubtag(tag), tag])).values(),
];

function adaptTexts(clipboard: Clipboard, { languages, sourceLanguage }: Target) {
  const { translations, translationState } = clipboard;
  const stored = Object.keys(translations);
  const keys = [...new Set(stored.flatMap((language) => Object.keys(textsOf(translations, language))))];
  const textIn = (language: string, key: string): string => {
    const text = textsOf(translations, language)[key];
    return typeof text === 'string' ? text : '';
  };
  const moved = (key: string, tags: readonly string[], to: string): Moved[] => {
    const from = tags.find((tag) => textIn(tag, key) !== '');
    return from === undefined ? [] : [{ key, text: textIn(from, key), from, to }];
  };
  const isInSite = (tag: string, key: string) => languages.includes(tag) && textIn(tag, key) !== '';
  // English of the United States is English for a site that has that of the United Kingdom.
  const asVariants = keys.flatMap((key) =>
    firstVariants(languages).flatMap((to) => {
      const variants = variantsOf(to);
      return variants.some((tag) => isInSite(tag, key)) ? [] : moved(key, variants, to);
    }),
  );
  const isVariant = new Set(asVariants.map(({ key }) => key));
  const foreign = keys
    .filter((key) => !isVariant.has(key) && !languages.some((tag) => isInSite(tag, key)))
    .flatMap((key) => moved(key, [...fallbackChain(sourceLanguage), ...stored], sourceLanguage));
  const recordIn = (tag: string, key: string) => textsOf(translationState, tag)[key];
  const isSample = ({ key, text }: Moved) =>
    stored.some((tag) => isSameJson(recordIn(tag, key), sampleRecord(text)));
  const inSite = (byLanguage: JsonObject) =>
    Object.fromEntries(Object.entries(byLanguage).filter(([language]) => languages.includes(language)));
  // What nobody has written in a language of the site is to be written, as a sample is.
  const samples = [...foreign, ...asVariants.filter(isSample)];
  const adapted = [...asVariants, ...foreign].reduce<unknown>(
    (texts, { key, text, to }) => withValueAt(texts, [to, key], text),
    inSite(translations),
  ) as JsonObject;
  // A text of another variant is as far as it was there; a record of the empty text in its place is not one of it.
  const carried = asVariants
    .filter(({ key, from, to }) => [from, to].some((tag) => recordIn(tag, key) !== undefined))
    .reduce<unknown>(
      (states, { key, from, to }) => withValueAt(states, [to, key], recordIn(from, key)),
      inSite(translationState),
    );
  const isInVariant = (language: string) =>
    languages.some((one) => variantsOf(one).some((tag) => tag === language));
  const isLeftOut = (language: string, key: string) =>
    textIn(language, key) !== '' && !foreign.some((text) => text.key === key && text.from === language);
  const isTranslated = (key: string) =>
    variantsOf(sourceLanguage).some((tag) => (textsOf(adapted, tag)[key] ?? '') !== '');
  return {
    translations: adapted,
    translationState: samples.reduce<unknown>(
      (states, { key, text, to }) => withValueAt(states, [to, key], sampleRecord(text)),
      carried,
    ) as JsonObject,
    takenOver: { count: foreign.length, from: [...new Set(foreign.map(({ from }) => from))] },
    untranslated:
      clipboard.sourceLanguage === sourceLanguage
        ? 0
        : keys.filter((key) => stored.some((tag) => textIn(tag, key) !== '') && !isTranslated(key)).length,
    leftOut: stored.filter(
      (language) => !isInVariant(language) && keys.some((key) => isLeftOut(language, key)),
    ),
  };
}

const anchorOf = (props: unknown): string =>
  isRecord(props) && typeof props.anchor === 'string' ? props.anchor : '';

/** A stored node, and those inside it, without the anchors that are taken; these are added to `found`. */
function withoutAnchors(stored: JsonObject, taken: ReadonlySet<string>, found: Set<string>): JsonObject {
  const anchor = anchorOf(stored.props);
  const isTaken = taken.has(anchor);
  if (isTaken) found.add(anchor);
  const slots = isRecord(stored.slots)
    ? Object.entries(stored.slots).map(([slot, children]) => [
        slot,
        Array.isArray(children)
          ? children.map((child: unknown) => (isRecord(child) ? withoutAnchors(child, taken, found) : child))
          : children,
      ])
    : null;
  return {
    ...stored,
    ...(isTaken && isRecord(stored.props)
      ? { props: Object.fromEntries(Object.entries(stored.props).filter(([name]) => name !== 'anchor')) }
      : {}),
    ...(slots ? { slots: Object.fromEntries(slots) } : {}),
  };
}

/** Copied nodes as they fit into a page of a site, and what had to be changed for it. */
export function adaptClipboard(clipboard: Clipboard, target: Target): Adaptation {
  const taken = new Set([...target.document.nodes.values()].map((node) => anchorOf(propsOf(node))));
  taken.delete('');
  const anchors = new Set<string>();
  const nodes = clipboard.nodes.map((node) => withoutAnchors(node, taken, anchors));
  const { leftOut, takenOver, untranslated, ...texts } = adaptTexts(clipboard, target);
  return {
    clipboard: { ...clipboard, nodes, ...texts },
    leftOut,
    takenOver,
    untranslated,
    anchors: [...anchors],
    versions: otherVersions(nodes, target.versionOf),
  };
}
