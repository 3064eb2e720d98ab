import type { ComponentManifest } from '../../src/runtime/document/manifest.ts';
import {
  isSampleRecord,
  sampleRecord,
  type TranslatedText,
} from '../../src/runtime/document/translation-states.ts';
import { clipboardOf, type Clipboard, type PasteReport } from './clipboard.ts';
import { apply } from './commands/apply.ts';
import type { Command, Sentence } from './commands/command.ts';
import { describeMove, movedTo } from './commands/move-node.ts';
import { type DeviceVisibility, hideable, visibilityCommand } from './device-visibility.ts';
import { type Fragment, openFragment } from './fragment.ts';
import type { JsonPath } from './json-path.ts';
import { asSection } from './own-section.ts';
import type { JsonObject, ListRef, NodePosition } from './page-document.ts';
import { moveTogether } from './move-together.ts';
import {
  insertionRefusal,
  type EditRefusal,
  type StructureRules,
  type StructureRefusal,
  removalRefusal,
} from './structure-refusals.ts';
import { referenceTo, replacement, sharedBodyOf, sharingRefusal } from './shared-section.ts';
import type { DocumentStore } from './store.ts';
import { summaryOf } from './summary.ts';
import { textCommand } from './text-command.ts';
import { type LocalizedPaths, underOwnKeys, withOwnKeys } from './text-keys.ts';
import { fieldText, reviewCommand, setRecord, stateCommands } from './translation-commands.ts';
import { indexOf, kindOf, listOf, nodeOf, outermost, typeOf } from './tree.ts';

/** A component as the palette offers it: a stored node, with texts by the keys in it. */
export interface Template {
  readonly node: JsonObject;
  /** Sample texts, which count as not written until somebody writes others. */
  readonly texts: Readonly<Record<string, string>>;
  /** Its texts by language, which are no samples, where it has them in several. */
  readonly translations?: JsonObject;
}

export interface EditsOptions {
  readonly store: DocumentStore;
  readonly rules: StructureRules & {
    readonly manifests: ReadonlyMap<string, Pick<ComponentManifest, 'slots' | 'page' | 'localized'>>;
  };
  /** Makes an id that no document has. */
  readonly newId: () => string;
  /** Language in which new texts are written. */
  readonly language: () => string;
  /** The default language of the site, which texts are translated from. */
  readonly sourceLanguage: string;
}

/** Everything that can be done to an open page: for buttons, keys, drags, menus and programs alike. */
export interface Edits {
  /** Why a template cannot be put at a position; `null` when it can. */
  readonly insertionRefusal: (template: Template, into: ListRef) => EditRefusal | null;
  /** Puts a template at a position, content among the sections into a section of its own, and selects it. @returns why not */
  readonly insert: (template: Template, position: NodePosition) => StructureRefusal | null;
  /** Why nodes cannot be moved into a list together; `null` when they can. */
  readonly moveRefusal: (ids: readonly string[], into: ListRef) => EditRefusal | null;
  /** Moves nodes to a position, in their order, whose index counts the others of the list. @returns why not */
  readonly move: (ids: readonly string[], position: NodePosition) => StructureRefusal | null;
  /** Moves the selected nodes one position up or down in their list. @returns why not */
  readonly moveSelection: (by: -1 | 1) => EditRefusal | null;
  /** Moves the selected nodes of one list before, or after, all others of it. @returns why not */
  readonly moveSelectionToEdge: (edge: 'first' | 'last') => EditRefusal | null;
  readonly duplicate: () => EditRefusal | null;
  readonly remove: () => StructureRefusal | null;
  /** Shows the selected nodes on some devices alone. */
  readonly showOn: (visibility: DeviceVisibility) => void;
  /** The selected nodes, to be pasted here or in another page. */
  readonly copy: () => Clipboard | null;
  /** Puts what was copied after the selected node. */
  readonly paste: (clipboard: Clipboard) => PasteReport;
  /** Why a node cannot become a shared section; `null` when it can. */
  readonly sharingRefusal: (id: string) => EditRefusal | null;
  /** The body of a shared section out of a node. */
  readonly sharedBody: (id: string, name: string) => JsonObject;
  /** Puts a node that shows a shared section instead of another one, and selects it. @returns why not */
  readonly replaceByShared: (id: string, sharedComponentId: string, name: string) => EditRefusal | null;
  /** Puts copies of the sections that a node shows instead of it, and selects them. @returns why not */
  readonly detach: (id: string, sections: Clipboard, name: string) => EditRefusal | null;
  readonly setProp: (id: string, path: JsonPath, value: unknown) => void;
  /** Sets the text that a property shows in a language; the property gets a key when it has none. */
  readonly setText: (id: string, path: JsonPath, language: string, text: string) => void;
  readonly setField: (path: JsonPath, value: unknown) => void;
  /** Sets the text of a field that holds one per language. */
  readonly setFieldText: (path: JsonPath, language: string, text: string) => void;
  /** Marks translations as read and right, or takes that back. */
  readonly review: (texts: readonly TranslatedText[], language: string, isReviewed: boolean) => void;
}

const batch = (commands: readonly Command[], sentence?: Sentence): Command => ({
  kind: 'batch',
  commands,
  ...(sentence ? { sentence } : {}),
});

export function createEdits({ store, rules, newId, language, sourceLanguage }: EditsOptions): Edits {
  const manifests: LocalizedPaths = rules.manifests;
  const document = store.document;
  const selected = () => outermost(document(), store.selection());
  const inserted = (node: JsonObject, copied: Omit<Clipboard, 'format' | 'nodes'>) => {
    const fragment = openFragment(node, document(), newId);
    const { nodes, renamed } = withOwnKeys(fragment.nodes, manifests);
    const texts = underOwnKeys(copied.translations, renamed).flatMap(([language, key, text]): Command[] =>
      typeof text === 'string' ? [{ kind: 'setText', language, key, text }] : [],
    );
    // States say which text of the default language a translation was made from: another site may have another one. A
    // sample is one in any language.
    const records = underOwnKeys(copied.translationState, renamed).flatMap(([language, key, record]) =>
      copied.sourceLanguage === sourceLanguage || isSampleRecord(record)
        ? [setRecord(key, language, record)]
        : [],
    );
    return { fragment: { ...fragment, nodes }, texts: [...texts, ...records] };
  };
  /** A template's node as it is put into a list. */
  const asListed = (node: JsonObject, into: ListRef) =>
    into === null ? asSection(node, document(), rules.pageType) : node;
  /** After the last selected node; at the end of the page without one. */
  const positionAfterSelection = (): NodePosition => {
    const last = selected().at(-1);
    return last === undefined
      ? { into: null, at: document().sections.length }
      : { into: nodeOf(document(), last).parent, at: indexOf(document(), last) + 1 };
  };
  const sentenceOf = (key: string, ids: readonly string[]): Sentence => ({
    key: ids.length === 1 ? key : `${key}Several`,
    values: { type: ids[0] ? kindOf(nodeOf(document(), ids[0])) : '', count: ids.length },
  });
  /**
   * Names the node above which, or into which, a node is moved, by its first words too: others may be of its type. Several
   * nodes are counted.
   */
  const moveSentence = (ids: readonly string[], [command]: readonly Command[]): Sentence | undefined => {
    if (ids.length > 1) return sentenceOf('moved', ids);
    if (command?.kind !== 'move') return undefined;
    const { key, values } = describeMove(document(), command);
    const other = movedTo(document(), command);
    const otherWords = other === null ? '' : summaryOf(document(), other, language());
    return { key, values: { ...values, ...(otherWords === '' ? {} : { otherWords }) } };
  };
  /** Names a node that is gone afterwards by its first words too. */
  const removalSentence = (ids: readonly string[]): Sentence => {
    const { key, values } = sentenceOf('removed', ids);
    const words = ids.length === 1 ? summaryOf(document(), ids[0] ?? '', language()) : '';
    return { key, values: { ...values, ...(words === '' ? {} : { words }) } };
  };
  /** What is selected when nodes are gone: the next one of the list, else the one before, else the parent. */
  const selectionWithout = (ids: readonly string[]): string[] => {
    const [first] = ids;
    if (first === undefined) return [];
    const { parent } = nodeOf(document(), first);
    const list = listOf(document(), parent);
    const others = list.filter((id) => !ids.includes(id));
    const next = others[Math.min(list.indexOf(first), others.length - 1)] ?? parent?.node;
    return next === undefined ? [] : [next];
  };

  /** The selected nodes that stand in the list of the first of them. */
  const selectedOfOneList = () => {
    const ids = selected();
    const parent = ids[0] === undefined ? null : nodeOf(document(), ids[0]).parent;
    const list = listOf(document(), parent);
    return { list, parent, ids: ids.filter((id) => list.includes(id)) };
  };

  /** Replaces a node by others at its position, and selects these. */
  const replace = (
    id: string,
    fragments: readonly Fragment[],
    besides: readonly Command[],
    sentence: Sentence,
  ): EditRefusal | null => {
    const refused = removalRefusal(document(), id, rules);
    if (refused) return refused;
    const replaced = replacement(document(), id, fragments, { rules, besides, sentence });
    if ('refusal' in replaced) return replaced.refusal;
    const roots = fragments.map(({ root }) => root);
    store.run(replaced.command, { select: roots.length > 0 ? roots : selectionWithout([id]) });
    return null;
  };

  const edits: Edits = {
    insertionRefusal: ({ node }, into) =>
      insertionRefusal(document(), openFragment(asListed(node, into), document(), newId), into, rules),
    insert({ node, texts, translations }, { into, at }) {
      const samples = Object.entries(texts).map(([key, text]) => [key, sampleRecord(text)]);
      const { fragment, texts: own } = inserted(asListed(node, into), {
        translations: translations ?? { [language()]: texts },
        translationState: translations ? {} : { [language()]: Object.fromEntries(samples) },
        sourceLanguage,
      });
      const refusal = insertionRefusal(document(), fragment, into, rules);
      if (refusal) return refusal;
      // Without the section that it may have been given.
      const itself = fragment.nodes.find((one) => typeOf(one) === node.type);
      const sentence = { key: 'inserted', values: { type: itself ? kindOf(itself) : '' } };
      const select = [itself?.id ?? fragment.root];
      store.run(batch([{ kind: 'insert', fragment, into, at }, ...own], sentence), { select });
      return null;
    },
    moveRefusal(ids, into) {
      const moved = moveTogether(document(), ids, { into, at: 0 }, rules);
      return 'refusal' in moved ? moved.refusal : null;
    },
    move(ids, position) {
      const moved = moveTogether(document(), ids, position, rules);
      if ('refusal' in moved) return moved.refusal;
      if (moved.commands.length > 0)
        store.run(batch(moved.commands, moveSentence(ids, moved.commands)), { select: ids });
      return null;
    },
    moveSelection(by) {
      const { list, parent, ids } = selectedOfOneList();
      const edge = by < 0 ? ids[0] : ids.at(-1);
      if (edge === undefined) return null;
      if (list[indexOf(document(), edge) + by] === undefined)
        return { reason: by < 0 ? 'is-first' : 'is-last' };
      // From the end that they move to, so that none passes another.
      const order = by < 0 ? ids : ids.toReversed();
      const commands = order.map(
        (id): Command => ({ kind: 'move', id, into: parent, at: indexOf(document(), id) + by }),
      );
      store.run(batch(commands, moveSentence(ids, commands)));
      return null;
    },
    moveSelectionToEdge(edge) {
      const { list, parent: into, ids } = selectedOfOneList();
      const isAtEdge = ids.every((id, at) => list.at(edge === 'first' ? at : at - ids.length) === id);
      if (isAtEdge) return ids.length > 0 ? { reason: `is-${edge}` } : null;
      return edits.move(ids, { into, at: edge === 'first' ? 0 : list.length - ids.length });
    },
    duplicate() {
      const ids = selected();
      const copies: { readonly root: string; readonly list: readonly string[] }[] = [];
      const commands: Command[] = [];
      let current = document();
      for (const id of ids) {
        const copied = clipboardOf(document(), [id], sourceLanguage);
        const { fragment, texts } = inserted(copied.nodes[0] ?? {}, copied);
        const { parent } = nodeOf(document(), id);
        // Each takes room from those after it.
        const refusal = insertionRefusal(current, fragment, parent, rules);
        if (refusal) return refusal;
        const list = listOf(document(), parent);
        const at = indexOf(document(), id) + 1 + copies.filter((copy) => copy.list === list).length;
        const insert: Command = { kind: 'insert', fragment, into: parent, at };
        current = apply(current, insert).document;
        commands.push(insert, ...texts);
        copies.push({ root: fragment.root, list });
      }
      if (ids.length > 0)
        store.run(batch(commands, sentenceOf('duplicated', ids)), {
          select: copies.map(({ root }) => root),
        });
      return null;
    },
    remove() {
      const ids = selected();
      const refusal = ids.map((id) => removalRefusal(document(), id, rules)).find((one) => one !== null);
      if (refusal) return refusal;
      if (ids.length > 0)
        store.run(
          batch(
            ids.map((id) => ({ kind: 'remove', id })),
            removalSentence(ids),
          ),
          {
            select: selectionWithout(ids),
          },
        );
      return null;
    },
    showOn(visibility) {
      const ids = hideable(document(), selected(), rules.manifests);
      if (ids.length > 0) store.run(visibilityCommand(document(), ids, visibility));
    },
    copy() {
      const ids = selected();
      return ids.length > 0 ? clipboardOf(document(), ids, sourceLanguage) : null;
    },
    paste({ nodes, ...copied }) {
      const { into, at } = positionAfterSelection();
      const commands: Command[] = [];
      const pasted: string[] = [];
      const refused: PasteReport['refused'][number][] = [];
      let current = document();
      for (const node of nodes) {
        const { fragment, texts } = inserted(node, copied);
        const refusal = insertionRefusal(current, fragment, into, rules);
        if (refusal) refused.push({ type: String(node.type), refusal });
        else {
          const insert: Command = { kind: 'insert', fragment, into, at: at + pasted.length };
          current = apply(current, insert).document;
          commands.push(insert, ...texts);
          pasted.push(fragment.root);
        }
      }
      if (pasted.length > 0)
        store.run(batch(commands, { key: 'pasted', values: { count: pasted.length } }), { select: pasted });
      return { pasted: pasted.length, refused };
    },
    sharingRefusal(id) {
      const refused = sharingRefusal(document(), id, rules) ?? removalRefusal(document(), id, rules);
      if (refused) return refused;
      const reference = openFragment(referenceTo('').node, document(), newId);
      const replaced = replacement(document(), id, [reference], {
        rules,
        besides: [],
        sentence: { key: 'nothing', values: {} },
      });
      return 'refusal' in replaced ? replaced.refusal : null;
    },
    sharedBody: (id, name) => sharedBodyOf(document(), id, name, sourceLanguage),
    replaceByShared(id, sharedComponentId, name) {
      const fragment = openFragment(referenceTo(sharedComponentId).node, document(), newId);
      const sentence = { key: 'madeShared', values: { type: kindOf(nodeOf(document(), id)), name } };
      return replace(id, [fragment], [], sentence);
    },
    detach(id, { nodes, ...copied }, name) {
      const copies = nodes.map((node) => inserted(node, copied));
      const texts = copies.flatMap((copy) => copy.texts);
      const sentence = { key: 'detached', values: { name } };
      return replace(
        id,
        copies.map(({ fragment }) => fragment),
        texts,
        sentence,
      );
    },
    setProp: (id, path, value) =>
      store.run({ kind: 'setProp', id, path, value }, { group: `${id}/${path.join('/')}` }),
    setText(id, path, inLanguage, text) {
      const change = { id, path, language: inLanguage, text };
      const group = `${id}/${path.join('/')}/${inLanguage}`;
      store.run(textCommand(document(), change, { manifests, sourceLanguage }), { group, nodes: [id] });
    },
    setField: (path, value) =>
      store.run({ kind: 'setField', path, value }, { group: `field/${path.join('/')}` }),
    setFieldText(path, inLanguage, text) {
      const at = [...path, inLanguage];
      const set: Command = { kind: 'setField', path: at, value: text === '' ? undefined : text };
      const change = { language: inLanguage, text };
      const states = stateCommands(document(), fieldText(document(), path), change, sourceLanguage);
      store.run(batch([set, ...states]), { group: `field/${at.join('/')}` });
    },
    review(texts, inLanguage, isReviewed) {
      const command = reviewCommand(document(), texts, inLanguage, isReviewed, sourceLanguage);
      if (command) store.run(command);
    },
  };
  return edits;
}
