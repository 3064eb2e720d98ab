import { isRecord } from '../../src/api/wire/is-record.ts';
import { resolveText, type Translations } from '../../src/runtime/text/resolve-text.ts';
import type { Clipboard } from './clipboard.ts';
import type { JsonObject, OpenDocument } from './page-document.ts';
import { propsOf } from './tree.ts';

/** The site that copied nodes are pasted into. */
interface Target {
  readonly document: OpenDocument;
  /** Languages of the site. */
  readonly languages: readonly string[];
  /** The one of them that texts are translated from. */
  readonly sourceLanguage: string;
}

/** What was changed of copied nodes, so that they fit where they are pasted. */
export interface Adaptation {
  readonly clipboard: Clipboard;
  /** Languages that the site does not have, whose texts are left out. */
  readonly leftOut: readonly string[];
  /** How many texts there are in none of the site's languages: they stand for texts of its default language. */
  readonly takenOver: number;
  /** Anchors that the page has already: the pasted nodes have none. */
  readonly anchors: readonly string[];
}

const textsOf = (translations: JsonObject, language: string): JsonObject => {
  const texts = translations[language];
  return isRecord(texts) ? texts : {};
};

const isText = (text: unknown): boolean => typeof text === 'string' && text !== '';

function adaptTexts(translations: JsonObject, { languages, sourceLanguage }: Target) {
  const stored = Object.keys(translations);
  const kept = Object.fromEntries(
    stored.filter((language) => languages.includes(language)).map((one) => [one, textsOf(translations, one)]),
  );
  const keys = new Set(stored.flatMap((language) => Object.keys(textsOf(translations, language))));
  const foreign = [...keys].filter((key) => !Object.values(kept).some((texts) => isText(texts[key])));
  const taken = foreign.flatMap((key): [string, string][] => {
    const text = resolveText(translations as Translations, key, sourceLanguage);
    return text === '' ? [] : [[key, text]];
  });
  const own = { ...kept[sourceLanguage], ...Object.fromEntries(taken) };
  return {
    translations: taken.length > 0 ? { ...kept, [sourceLanguage]: own } : kept,
    takenOver: taken.length,
    leftOut: stored.filter(
      (language) =>
        !languages.includes(language) && Object.values(textsOf(translations, language)).some(isText),
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
  const { translations, leftOut, takenOver } = adaptTexts(clipboard.translations, target);
  return { clipboard: { ...clipboard, nodes, translations }, leftOut, takenOver, anchors: [...anchors] };
}
