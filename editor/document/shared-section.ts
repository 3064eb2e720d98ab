import { isRecord } from '../../src/api/wire/is-record.ts';
import { insertRefusal } from '../../src/runtime/document/composition.ts';
import { SHARED_SECTION } from '../../src/runtime/document/shared-sections.ts';
import { type Clipboard, clipboardOf } from './clipboard.ts';
import { apply } from './commands/apply.ts';
import type { Command, Sentence } from './commands/command.ts';
import { type Fragment, fragmentOf } from './fragment.ts';
import type { JsonObject, OpenDocument } from './page-document.ts';
import { insertionRefusal, type EditRefusal, type StructureRules } from './structure-refusals.ts';
import { indexOf, nodeOf, propsOf, typeOf } from './tree.ts';

/** Type of the page that rules of composition take a shared section for. */
export const SHARED_PAGE = 'shared';

/** A node that shows a shared section. */
export const referenceTo = (sharedComponentId: string) => ({
  node: { id: 'new', type: SHARED_SECTION, v: 1, props: { sharedComponentId } },
  texts: {},
});

/** The shared section that a node names; `null` for a node of another type, and for one that names none. */
export function namedSection({ nodes }: OpenDocument, id: string): string | null {
  const node = nodes.get(id);
  if (!node || typeOf(node) !== SHARED_SECTION) return null;
  const named = propsOf(node).sharedComponentId;
  return typeof named === 'string' && named !== '' ? named : null;
}

/** Why a node cannot become a shared section: it, or one below it, may not stand in one. */
export function sharingRefusal(
  document: OpenDocument,
  id: string,
  { manifests }: StructureRules,
): EditRefusal | null {
  const point = { pageType: SHARED_PAGE, parent: null, countInSlot: 0, countOnPage: 0 };
  return (
    fragmentOf(document, id)
      .nodes.map((node) => insertRefusal(typeOf(node), point, manifests))
      .find((refusal) => refusal !== null) ?? null
  );
}

/** The body of a shared section out of a node, with the texts that it shows. */
export function sharedBodyOf(
  document: OpenDocument,
  id: string,
  name: string,
  sourceLanguage: string,
): JsonObject {
  const { nodes, translations, translationState } = clipboardOf(document, [id], sourceLanguage);
  return {
    name,
    wrapperTag: 'section',
    builder: { format: 1, sections: nodes, translations, translationState },
  };
}

const objectAt = (value: JsonObject, name: string): JsonObject => {
  const part = value[name];
  return isRecord(part) ? part : {};
};

/** The sections of a shared section, to be put into a page. */
export function clipboardOfShared({ builder }: JsonObject, sourceLanguage: string): Clipboard {
  const document = isRecord(builder) ? builder : {};
  return {
    format: 'forecourt/nodes',
    nodes: (Array.isArray(document.sections) ? document.sections : []).filter(isRecord),
    translations: objectAt(document, 'translations'),
    translationState: objectAt(document, 'translationState'),
    sourceLanguage,
  };
}

/** What replaces a node by others at its position: one step of the history. */
export function replacement(
  document: OpenDocument,
  id: string,
  fragments: readonly Fragment[],
  {
    rules,
    besides,
    sentence,
  }: {
    readonly rules: StructureRules;
    /** What else belongs to the step, such as texts. */
    readonly besides: readonly Command[];
    readonly sentence: Sentence;
  },
): { readonly command: Command } | { readonly refusal: EditRefusal } {
  const { parent: into } = nodeOf(document, id);
  const at = indexOf(document, id);
  const commands: Command[] = [{ kind: 'remove', id }];
  let current = apply(document, { kind: 'remove', id }).document;
  for (const [offset, fragment] of fragments.entries()) {
    const refusal = insertionRefusal(current, fragment, into, rules);
    if (refusal) return { refusal };
    const insert: Command = { kind: 'insert', fragment, into, at: at + offset };
    current = apply(current, insert).document;
    commands.push(insert);
  }
  return { command: { kind: 'batch', commands: [...commands, ...besides], sentence } };
}
