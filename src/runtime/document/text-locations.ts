import type { DocumentBody } from '../../api/wire/document-body.ts';
import type { DocumentKind } from '../../api/wire/document-kinds.ts';
import { isRecord } from '../../api/wire/is-record.ts';
import { MANIFESTS } from './manifest.ts';

/** Where a value stands in a JSON value: names of properties and positions in lists. */
type Path = readonly (string | number)[];

/** A property of a component that holds a text key. */
export interface KeyLocation {
  /** From the properties of the node. */
  readonly path: Path;
  readonly key: string;
}

function keysAt(value: unknown, [step, ...rest]: readonly string[], path: Path, found: KeyLocation[]): void {
  if (step === undefined) {
    if (typeof value === 'string' && value !== '') found.push({ path, key: value });
  } else if (step === '*') {
    if (Array.isArray(value))
      for (const [at, entry] of value.entries()) keysAt(entry, rest, [...path, at], found);
  } else if (isRecord(value) && Object.hasOwn(value, step)) keysAt(value[step], rest, [...path, step], found);
}

/** The text keys in the properties of a node. @param localized paths of text keys, as manifests have them */
export function textKeysIn(props: unknown, localized: readonly (readonly string[])[]): KeyLocation[] {
  const found: KeyLocation[] = [];
  for (const path of localized) keysAt(props, path, [], found);
  return found;
}

/** A location in a document that holds a text for each language. */
export interface TextLocation {
  /** The node whose property it is; `null` for a field of the document. */
  readonly nodeId: string | null;
  /** From the properties of the node, or from the body of the document. */
  readonly path: Path;
  /** Its key in the translations and their states; that of a field is its JSON pointer. */
  readonly key: string;
  /** The text in a language, not that of another one; '' without one. */
  readonly textIn: (language: string) => string;
}

interface NodeWithProps {
  readonly id: string;
  readonly type: string;
  readonly props: unknown;
}

const ownText = (texts: unknown, name: string): string => {
  const text = isRecord(texts) && Object.hasOwn(texts, name) ? texts[name] : '';
  return typeof text === 'string' ? text : '';
};

/** A field that holds texts by language; none where it is empty: something else stands in for it. */
function ofField(texts: unknown, path: Path): TextLocation[] {
  if (!isRecord(texts) || Object.keys(texts).every((language) => ownText(texts, language) === '')) return [];
  return [{ nodeId: null, path, key: `/${path.join('/')}`, textIn: (language) => ownText(texts, language) }];
}

const ofMenu = (items: unknown, path: Path): TextLocation[] =>
  (Array.isArray(items) ? items : []).flatMap((item: unknown, at) =>
    isRecord(item)
      ? [
          ...ofField(item.label, [...path, at, 'label']),
          ...ofMenu(item.menuItems, [...path, at, 'menuItems']),
        ]
      : [],
  );

function ofFields(kind: DocumentKind, body: DocumentBody): TextLocation[] {
  const [seo, path] = kind === 'seo' ? [body, []] : [body.seo, ['seo']];
  return [
    ...(kind === 'menu' ? ofMenu(body.menuItems, ['menuItems']) : []),
    ...(kind === 'page' ? ofField(body.menuLabel, ['menuLabel']) : []),
    ...(isRecord(seo) ? ['title', 'description'].flatMap((name) => ofField(seo[name], [...path, name])) : []),
  ];
}

/** The texts by language and key of a body with a builder document. */
const translationsOf = ({ builder }: DocumentBody): unknown =>
  isRecord(builder) ? builder.translations : undefined;

/**
 * The locations in a document that hold texts: its fields, then those of its nodes in the given order. A text that several
 * nodes show has several locations.
 */
export function textLocationsOf(
  kind: DocumentKind,
  body: DocumentBody,
  nodes: Iterable<NodeWithProps>,
): TextLocation[] {
  const translations = translationsOf(body);
  const texts = isRecord(translations) ? translations : {};
  const locations = ofFields(kind, body);
  for (const { id, type, props } of nodes)
    for (const { path, key } of textKeysIn(props, MANIFESTS.get(type)?.localized ?? []))
      locations.push({ nodeId: id, path, key, textIn: (language) => ownText(texts[language], key) });
  return locations;
}
