import type { NewNode, PageCommand } from '../../generated/api/types.ts';
import { createEdits, type Edits } from '../../editor/document/edits.ts';
import { openDocument, writeDocument } from '../../editor/document/page-document.ts';
import type { StructureRefusal } from '../../editor/document/structure-refusals.ts';
import { createDocumentStore, type DocumentStore } from '../../editor/document/store.ts';
import { nodeOf } from '../../editor/document/tree.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { bodyFindings } from '../../src/site/findings/body-findings.ts';
import { pageTypeOf } from '../../src/runtime/document/composition.ts';
import type { Finding } from '../../src/runtime/document/finding.ts';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import { findingText } from '../content/finding-text.ts';
import { ToolRefusal } from './tool.ts';

/** A page after commands. */
export interface AppliedCommands {
  readonly body: DocumentBody;
  /** Ids of the components that were inserted, by the index of their command. */
  readonly inserted: Readonly<Record<number, string>>;
}

/** A component as it is stored; the id is replaced by one that is free. @throws ToolRefusal for an unknown type */
function toStored({ type, props = {}, slots = {} }: NewNode): Record<string, unknown> {
  const manifest = MANIFESTS.get(type);
  if (!manifest)
    throw new ToolRefusal(`there is no component ${type}: list_components has those that there are`);
  return {
    id: type,
    type,
    v: manifest.version,
    props,
    slots: Object.fromEntries(Object.entries(slots).map(([slot, nodes]) => [slot, nodes.map(toStored)])),
  };
}

function refusalText(refusal: StructureRefusal): string {
  if (refusal.reason === 'into-itself') return 'cannot be put into itself';
  if (refusal.reason === 'page-needs')
    return `cannot be removed: the page needs the component ${refusal.type}`;
  const { reason: rule, ...params } = refusal;
  return findingText({ rule, params });
}

type Handlers = {
  readonly [Kind in PageCommand['kind']]: (
    edits: Edits,
    store: DocumentStore,
    command: Extract<PageCommand, { kind: Kind }>,
  ) => StructureRefusal | null | void;
};

/** How each command is carried out: by what the editor does itself, with its rules. */
const HANDLERS: Handlers = {
  insert: (edits, store, { node, texts = {}, into, at }) => {
    if (into) nodeOf(store.document(), into.node);
    return edits.insert({ node: toStored(node), texts: {}, translations: texts }, { into, at });
  },
  remove: (edits, store, { id }) => {
    nodeOf(store.document(), id);
    store.select([id]);
    return edits.remove();
  },
  move: (edits, store, { id, into, at }) => {
    if (into) nodeOf(store.document(), into.node);
    return edits.move([id], { into, at });
  },
  setProp: (edits, _store, { id, path, value }) => edits.setProp(id, path, value),
  setText: (edits, _store, { id, path, language, text }) => edits.setText(id, path, language, text),
  setField: (edits, _store, { path, value }) => edits.setField(path, value),
};

const run = (edits: Edits, store: DocumentStore, command: PageCommand): StructureRefusal | null | void =>
  (
    HANDLERS[command.kind] as (...args: [Edits, DocumentStore, PageCommand]) => StructureRefusal | null | void
  )(edits, store, command);

const locationOf = ({ nodeId, path }: Finding) =>
  `${nodeId === null ? 'the page' : `component ${nodeId}`}${path}`;

/** What a finding is about. Positions in lists are left out, because an entry keeps its fault when the list is reordered. */
const subjectOf = ({ nodeId, path, rule, params }: Finding): string =>
  JSON.stringify([nodeId, path.replaceAll(/\/\d+(?=\/|$)/g, '/*'), rule, params]);

/** What is found in a page after commands and was not found before, or not as often. */
export function newFindings(before: readonly Finding[], after: readonly Finding[]): Finding[] {
  const known = new Map<string, number>();
  for (const finding of before) known.set(subjectOf(finding), (known.get(subjectOf(finding)) ?? 0) + 1);
  return after.filter((finding) => {
    const left = known.get(subjectOf(finding)) ?? 0;
    known.set(subjectOf(finding), left - 1);
    return left <= 0;
  });
}

/** @throws ToolRefusal naming the rules that a page breaks after commands; nothing where it breaks none */
export function refuseFindings(findings: readonly Finding[]): void {
  if (findings.length === 0) return;
  const broken = findings.map((finding) => `${locationOf(finding)} ${findingText(finding)}`).join('; ');
  throw new ToolRefusal(`after these commands the page breaks rules: ${broken}`, { findings });
}

/** What commands are carried out with. */
export interface ApplyOptions {
  readonly pageId: string;
  /** The default language of the site, which texts are translated from. */
  readonly sourceLanguage: string;
  /** Makes an id that no component has. */
  readonly newId: () => string;
}

/**
 * Carries out commands on the body of a page, all of them or none.
 * @throws ToolRefusal naming the command that breaks a rule, or the rules that the page breaks after them and did not before
 */
export function applyCommands(
  body: DocumentBody,
  commands: readonly PageCommand[],
  { pageId, sourceLanguage, newId }: ApplyOptions,
): AppliedCommands {
  const store = createDocumentStore(openDocument(body), () => 0);
  const rules = { pageType: pageTypeOf(pageId, MANIFESTS), manifests: MANIFESTS };
  const edits = createEdits({ store, rules, newId, language: () => sourceLanguage, sourceLanguage });
  const inserted: Record<number, string> = {};
  for (const [index, command] of commands.entries()) {
    const refuse = (words: string): never => {
      throw new ToolRefusal(`command ${index} (${command.kind}) is refused: it ${words}`, { command: index });
    };
    try {
      const refusal = run(edits, store, command);
      if (refusal) refuse(refusalText(refusal));
    } catch (error) {
      if (error instanceof ToolRefusal) throw error;
      refuse(`cannot be carried out (${(error as Error).message})`);
    }
    const [root] = store.selection();
    if (command.kind === 'insert' && root !== undefined) inserted[index] = root;
  }
  const changed = writeDocument(store.document());
  refuseFindings(newFindings(bodyFindings('page', pageId, body), bodyFindings('page', pageId, changed)));
  return { body: changed, inserted };
}
