import { isRecord } from '../../src/api/wire/is-record.ts';
import { apply } from './commands/apply.ts';
import type { Command, Sentence } from './commands/command.ts';
import { compareDocuments } from './compare.ts';
import { movedNodes } from './compare-lists.ts';
import { shownKeys, textDifferences } from './compare-texts.ts';
import { fragmentOf } from './fragment.ts';
import { valueAt } from './json-path.ts';
import type { ListRef, OpenDocument } from './page-document.ts';
import { isSameJson } from './same-json.ts';
import { summaryOf } from './summary.ts';
import { setRecord, statesOf } from './translation-commands.ts';
import { indexOf, kindOf, nodeOf, outermost, subtree } from './tree.ts';

/** Index after the nearest of the earlier ones before it that are there; the first one where none is. */
function indexAfter(earlier: readonly string[], id: string, present: readonly string[]): number {
  for (let at = earlier.indexOf(id) - 1; at >= 0; at -= 1) {
    const index = present.indexOf(earlier[at] as string);
    if (index >= 0) return index + 1;
  }
  return 0;
}

const listIn = (document: OpenDocument, list: ListRef): readonly string[] | undefined =>
  list === null
    ? document.sections
    : document.nodes.get(list.node) && (document.nodes.get(list.node)?.slots[list.slot] ?? []);

/** Puts a node back as and where it stood before; nothing where the list that it stood in is gone. */
function putBack(document: OpenDocument, before: OpenDocument, id: string, at?: number): OpenDocument {
  const { parent } = nodeOf(before, id);
  const present = listIn(document, parent);
  if (!present) return document;
  const index = at ?? indexAfter(listIn(before, parent) ?? [], id, present);
  return apply(document, { kind: 'insert', fragment: fragmentOf(before, id), into: parent, at: index })
    .document;
}

const without = (document: OpenDocument, ids: readonly string[]): OpenDocument =>
  outermost(document, ids).reduce((left, id) => apply(left, { kind: 'remove', id }).document, document);

/** Commands that give the nodes below some the texts that they had before, with the states of these. */
function textsBefore(before: OpenDocument, after: OpenDocument, ids: ReadonlySet<string>): Command[] {
  const texts = textDifferences(after.translations, before.translations);
  const isDifferent = (key: string) => texts.has(key);
  const keys = new Set(
    [...ids].flatMap((id) => [
      ...shownKeys(before, id, isDifferent).keys(),
      ...shownKeys(after, id, isDifferent).keys(),
    ]),
  );
  return [...keys].flatMap((key) =>
    (texts.get(key) ?? [])
      .filter(({ language }) =>
        [before, after].every(({ translations }) => isRecord(translations[language] ?? {})),
      )
      .flatMap(({ language, after: text }): Command[] => {
        const [record, current] = [before, after].map((document) =>
          valueAt(statesOf(document), [language, key]),
        );
        return [
          { kind: 'setText', language, key, text: typeof text === 'string' ? text : undefined },
          ...(isSameJson(record, current) ? [] : [setRecord(key, language, record)]),
        ];
      }),
  );
}

/**
 * A document in which one section is again as it was in an earlier one: its nodes, its texts and its position. Nodes that were
 * moved into it or out of it return to where they stood; a section that was added since is removed.
 */
export function revertSection(before: OpenDocument, after: OpenDocument, section: string): OpenDocument {
  const [earlier, later] = [before, after].map((document) =>
    document.nodes.has(section) ? subtree(document, section) : [],
  ) as [string[], string[]];
  const isInPlace = after.sections.includes(section) && !movedNodes(before, after).has(section);
  const at = isInPlace ? indexOf(after, section) : undefined;
  // What was moved out of it stands elsewhere by now.
  let document = without(after, [...later, ...earlier.filter((id) => after.nodes.has(id))]);
  if (earlier.length > 0) document = putBack(document, before, section, at);
  const lost = later.filter((id) => before.nodes.has(id) && !document.nodes.has(id));
  for (const id of outermost(before, lost))
    if (subtree(before, id).every((below) => !document.nodes.has(below)))
      document = putBack(document, before, id);
  for (const command of textsBefore(before, after, new Set([...earlier, ...later])))
    document = apply(document, command).document;
  return document;
}

/**
 * What reverting a section does: it names the one node that differs in it, else the section, with its first words.
 * @param language language of the words
 */
export function revertSentence(
  before: OpenDocument,
  after: OpenDocument,
  section: string,
  language: string,
): Sentence {
  const differences =
    compareDocuments(before, after).find((one) => one.section === section)?.differences ?? [];
  const [node, ...others] = new Set(differences.map((difference) => difference.node));
  const named = node && others.length === 0 ? node : section;
  const source = before.nodes.has(named) ? before : after;
  const words = summaryOf(source, named, language);
  const type = kindOf(nodeOf(source, named));
  return { key: 'revertedSection', values: { type, ...(words === '' ? {} : { words }) } };
}
