import { isRecord } from '../../src/api/wire/is-record.ts';
import type { Sentence } from './commands/command.ts';
import { describeMove } from './commands/move-node.ts';
import { movedNodes } from './compare-lists.ts';
import { reviewSentences } from './compare-translation-states.ts';
import { rekeyedTexts, shownKeys, type TextDifference, textDifferences } from './compare-texts.ts';
import type { DocumentNode, JsonObject, OpenDocument } from './page-document.ts';
import { isSameJson } from './same-json.ts';
import { fieldsOf, indexOf, inOrder, kindOf, nodeOf, propsOf, subtree, typeOf } from './tree.ts';

/** One thing that differs between two documents. */
export interface Difference {
  readonly sentence: Sentence;
  /** Id of the node that it is about; `null` for settings of the document, and texts that no node shows. */
  readonly node: string | null;
  /** What stood there and what stands there now, where that is short enough to be shown. */
  readonly values: { readonly before: string; readonly after: string } | null;
}

/** What differs in one section. */
export interface SectionDifferences {
  /** Id of the top-level node, of the earlier document where it was removed; `null` for the document itself. */
  readonly section: string | null;
  readonly differences: readonly Difference[];
}

/** A value as it can be shown; `null` for what is no text, number or switch. */
function shown(value: unknown): string | null {
  if (value === undefined) return '';
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : null;
}

/** What a value was and is, as it can be shown. */
export function valuesOf(before: unknown, after: unknown): Difference['values'] {
  const [earlier, later] = [shown(before), shown(after)];
  return earlier === null || later === null ? null : { before: earlier, after: later };
}

const namesOf = (...objects: readonly JsonObject[]) => new Set(objects.flatMap((one) => Object.keys(one)));

/** Parts of a slot that are no lists of nodes; these are compared by themselves. */
const otherSlots = ({ slots }: JsonObject): unknown =>
  isRecord(slots)
    ? Object.fromEntries(Object.entries(slots).filter(([, children]) => !Array.isArray(children)))
    : (slots ?? {});

/** What a property that shows a text says, in the languages in which it differs, where it got another key. */
type RekeyedTexts = (was: unknown, is: unknown) => readonly TextDifference[];

/** What differs in the stored fields of a node, its children left out. */
function fieldDifferences(before: DocumentNode, after: DocumentNode, rekeyed: RekeyedTexts): Difference[] {
  if (before.stored === after.stored) return [];
  const { id } = after;
  const type = kindOf(after);
  const changed = (property: string, values: Difference['values'] = null): Difference => ({
    node: id,
    sentence: { key: 'changed', values: { type, property } },
    values,
  });
  if (!isRecord(before.stored) || !isRecord(after.stored))
    return isSameJson(before.stored, after.stored) ? [] : [changed('')];
  const found: Difference[] = [];
  if (typeOf(before) !== typeOf(after))
    found.push({
      node: id,
      sentence: { key: 'replaced', values: { type, other: kindOf(before) } },
      values: null,
    });
  const [earlier, later] = [propsOf(before), propsOf(after)];
  for (const property of namesOf(earlier, later)) {
    const [was, is] = [earlier[property], later[property]];
    if (isSameJson(was, is)) continue;
    const texts = rekeyed(was, is);
    if (texts.length > 0) found.push(...texts.map((one) => textDifference(id, one, { type, property })));
    else found.push(changed(property, valuesOf(was, is)));
  }
  const [fields, laterFields] = [fieldsOf(before), fieldsOf(after)];
  for (const field of namesOf(fields, laterFields)) {
    if (field === 'slots') {
      if (!isSameJson(otherSlots(fields), otherSlots(laterFields))) found.push(changed(field));
    } else if (field === 'props') {
      if (!(isRecord(fields.props) && isRecord(laterFields.props)))
        if (!isSameJson(fields.props ?? {}, laterFields.props ?? {}) && found.length === 0)
          found.push(changed(field));
    } else if (field !== 'type' || typeof laterFields.type !== 'string') {
      if (!isSameJson(fields[field], laterFields[field]))
        found.push(changed(field, valuesOf(fields[field], laterFields[field])));
    }
  }
  return found;
}

/** Parts of a builder document that are compared by themselves, where they are what they should be. */
const isComparedApart = (name: string, value: unknown) =>
  (name === 'sections' && Array.isArray(value)) ||
  (['translations', 'translationState'].includes(name) && isRecord(value));

/** The settings of a document: its body without nodes, texts and states of texts, by path. */
function settingsOf({ body }: OpenDocument): JsonObject {
  const { builder, ...settings } = body;
  if (!isRecord(builder)) return builder === undefined ? settings : { ...settings, builder };
  const remaining = Object.entries(builder).filter(([name, value]) => !isComparedApart(name, value));
  return { ...settings, ...Object.fromEntries(remaining.map(([name, value]) => [`builder.${name}`, value])) };
}

function settingDifferences(before: OpenDocument, after: OpenDocument): Difference[] {
  if (before.body === after.body) return [];
  const [earlier, later] = [settingsOf(before), settingsOf(after)];
  const changed = [...namesOf(earlier, later)]
    .filter((field) => !isSameJson(earlier[field], later[field]))
    .map((field) => ({
      node: null,
      sentence: { key: 'changedField', values: { field } },
      values: valuesOf(earlier[field], later[field]),
    }));
  const reviews = reviewSentences(before, after).map((sentence) => ({ node: null, sentence, values: null }));
  return [...changed, ...reviews];
}

/** The section that each node is in. */
function sectionsOf(document: OpenDocument): Map<string, string> {
  const found = new Map<string, string>();
  for (const section of document.sections)
    for (const id of subtree(document, section)) found.set(id, section);
  return found;
}

/** Sections of both documents: in the order of the later one, removed ones after those that they followed. */
function sectionOrder(before: OpenDocument, after: OpenDocument): string[] {
  const order = [...after.sections];
  for (const [at, id] of before.sections.entries()) {
    if (order.includes(id)) continue;
    const previous = before.sections[at - 1];
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id);
  }
  return order;
}

const textDifference = (
  node: string,
  { language, before, after }: TextDifference,
  values: Readonly<Record<string, string>>,
): Difference => ({
  node,
  sentence: { key: 'changedTextOf', values: { ...values, language } },
  values: valuesOf(before, after),
});

/**
 * What differs between two documents, grouped by the sections of the page; empty where they are the same. Of what was
 * added or removed only the topmost node is named.
 */
export function compareDocuments(before: OpenDocument, after: OpenDocument): SectionDifferences[] {
  const groups = new Map<string | null, Difference[]>([[null, settingDifferences(before, after)]]);
  for (const section of sectionOrder(before, after)) groups.set(section, []);
  const add = (section: string | undefined, differences: readonly Difference[]) =>
    groups.get(section ?? null)?.push(...differences);

  const texts = textDifferences(before.translations, after.translations);
  const keys = new Set(texts.keys());
  const isDifferent = (key: string) => keys.has(key);
  const moved = movedNodes(before, after);
  const accounted = new Set<string>();

  const earlierSections = sectionsOf(before);
  for (const id of inOrder(before)) {
    if (after.nodes.has(id)) continue;
    for (const key of shownKeys(before, id, isDifferent).keys()) accounted.add(key);
    const { parent } = nodeOf(before, id);
    if (parent !== null && !after.nodes.has(parent.node)) continue;
    const sentence = { key: 'removed', values: { type: kindOf(nodeOf(before, id)) } };
    add(earlierSections.get(id), [{ node: id, sentence, values: null }]);
  }
  const sections = sectionsOf(after);
  for (const id of inOrder(after)) {
    const node = nodeOf(after, id);
    const earlier = before.nodes.get(id);
    const section = sections.get(id);
    const type = kindOf(node);
    const shownTexts = keys.size > 0 ? shownKeys(after, id, isDifferent) : new Map<string, string>();
    for (const key of shownTexts.keys()) accounted.add(key);
    if (!earlier) {
      if (node.parent !== null && !before.nodes.has(node.parent.node)) continue;
      add(section, [{ node: id, sentence: { key: 'inserted', values: { type } }, values: null }]);
      continue;
    }
    if (moved.has(id)) {
      const move = { kind: 'move', id, into: node.parent, at: indexOf(after, id) } as const;
      add(section, [{ node: id, sentence: describeMove(after, move), values: null }]);
    }
    const rekeyedKeys = new Set<string>();
    const rekeyed: RekeyedTexts = (was, is) => {
      const differences = rekeyedTexts(before.translations, after.translations, was, is);
      if (differences.length > 0)
        for (const key of [was, is]) if (typeof key === 'string') rekeyedKeys.add(key);
      return differences;
    };
    add(section, fieldDifferences(earlier, node, rekeyed));
    for (const key of rekeyedKeys) accounted.add(key);
    for (const [key, property] of shownTexts)
      if (!rekeyedKeys.has(key))
        add(
          section,
          (texts.get(key) ?? []).map((one) => textDifference(id, one, { type, property })),
        );
  }
  // Copies that were deleted again leave their texts: nobody sees them.
  const unused = [...texts.keys()].filter((key) => !accounted.has(key)).length;
  if (unused > 0)
    add(undefined, [
      { node: null, sentence: { key: 'changedUnusedTexts', values: { count: unused } }, values: null },
    ]);
  return [...groups].flatMap(([section, differences]) =>
    differences.length > 0 ? [{ section, differences }] : [],
  );
}

/**
 * What differs for visitors between a published document and its draft: without texts that no component shows, where
 * nothing of them is published, such as those of a component that was added and deleted again.
 */
export function comparePublished(published: OpenDocument, draft: OpenDocument): SectionDifferences[] {
  const keysOf = (texts: unknown) => (isRecord(texts) ? Object.keys(texts) : []);
  const known = new Set(Object.values(published.translations).flatMap(keysOf));
  const shownByDraft = new Set(
    [...draft.nodes.keys()].flatMap((id) => [...shownKeys(draft, id, (key) => !known.has(key)).keys()]),
  );
  const isSeen = (key: string) => known.has(key) || shownByDraft.has(key);
  const translations = Object.fromEntries(
    Object.entries(draft.translations).map(([language, texts]) => [
      language,
      isRecord(texts) ? Object.fromEntries(Object.entries(texts).filter(([key]) => isSeen(key))) : texts,
    ]),
  );
  return compareDocuments(published, { ...draft, translations });
}

/** How many things differ. */
export const countDifferences = (compared: readonly SectionDifferences[]): number =>
  compared.reduce((count, { differences }) => count + differences.length, 0);
