import { isRecord } from '../../src/api/wire/is-record.ts';
import { resolveText, type Translations } from '../../src/runtime/text/resolve-text.ts';
import { sampleRecord } from '../../src/runtime/document/translation-states.ts';
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
  /** Languages that the site does not have, whose texts are left out. */
  readonly leftOut: readonly string[];
  /** How many texts there are in none of the site's languages: they stand for texts of its default language. */
  readonly takenOver: number;
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

const isText = (text: unknown): boolean => typeof text === 'string' && text !== '';

function adaptTexts({ translations, translationState }: Clipboard, { languages, sourceLanguage }: Target) {
  const stored = Object.keys(translations);
  const remaining = Object.fromEntries(
    stored.filter((language) => languages.includes(language)).map((one) => [one, textsOf(translations, one)]),
  );
  const keys = new Set(stored.flatMap((language) => Object.keys(textsOf(translations, language))));
  const foreign = [...keys].filter((key) => !Object.values(remaining).some((texts) => isText(texts[key])));
  const taken = foreign.flatMap((key): [string, string][] => {
    const text = resolveText(translations as Translations, key, sourceLanguage);
    return text === '' ? [] : [[key, text]];
  });
  const own = { ...remaining[sourceLanguage], ...Object.fromEntries(taken) };
  const states = Object.fromEntries(
    Object.entries(translationState).filter(([language]) => languages.includes(language)),
  );
  const samples = taken
    .map(([key, text]) => [key, sampleRecord(text)] as const)
    .filter(([key, sample]) =>
      Object.keys(translationState).some((one) => isSameJson(textsOf(translationState, one)[key], sample)),
    );
  return {
    translations: taken.length > 0 ? { ...remaining, [sourceLanguage]: own } : remaining,
    translationState: samples.reduce<unknown>(
      (adapted, [key, sample]) => withValueAt(adapted, [sourceLanguage, key], sample),
      states,
    ) as JsonObject,
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
  const { leftOut, takenOver, ...texts } = adaptTexts(clipboard, target);
  return {
    clipboard: { ...clipboard, nodes, ...texts },
    leftOut,
    takenOver,
    anchors: [...anchors],
    versions: otherVersions(nodes, target.versionOf),
  };
}
