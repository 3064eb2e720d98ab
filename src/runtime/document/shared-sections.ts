import { DocumentError, LIMITS } from './limits.ts';
import type { PrepareContext, PreparedNode, RenderError } from './prepare-node.ts';
import { readDocument } from './read-document.ts';
import { eachNode, type RawNode } from './read-nodes.ts';

/** Type of the node that shows a shared component where it stands. */
export const SHARED_SECTION = 'SharedSection';

/** Slot of that node which its content is rendered in; never stored. */
export const SHARED_SLOT = 'content';

/** The builder document of a shared component; `undefined` where there is none of that id. */
export type ReadShared = (id: string) => unknown;

/** A site without shared components. */
export const NO_SHARED: ReadShared = () => undefined;

/** What a node shows of a shared component: its sections, and what they are prepared with; or why it shows nothing. */
export type SharedContent =
  | { readonly sections: readonly RawNode[]; readonly context: PrepareContext }
  | { readonly renderError: RenderError };

/** @param depth level of the node in its document; the sections of a document are on level 1 */
export type OpenShared = (node: PreparedNode, depth: number) => SharedContent;

/** Stands between the id of a node and those of what it shows: ids of documents do not contain it. */
const SEPARATOR = '.';

/** Whether an id is of a node that is shown out of a shared component. */
export const isOfShared = (id: string): boolean => id.includes(SEPARATOR);

/** A node under an id that differs from those of the page, and of other nodes that show the same. */
const under = (owner: string, node: RawNode): RawNode => ({
  ...node,
  id: owner + SEPARATOR + node.id,
  slots: Object.fromEntries(
    Object.entries(node.slots).map(([slot, children]) => [slot, children.map((one) => under(owner, one))]),
  ),
});

const levelsOf = (nodes: readonly RawNode[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ slots }) => levelsOf(Object.values(slots).flat())));

interface Options extends Omit<PrepareContext, 'translate'> {
  readonly read: ReadShared;
  readonly language: string;
  /** How many nodes may be added to those of the document. */
  readonly room: number;
}

/**
 * How the nodes of a document that name shared components get their content. A shared component contains no others, which
 * the rules of composition state; one that does shows nothing there, so that none can contain itself.
 */
export function sharedOpener({ read, language, registry, report, room }: Options): OpenShared {
  let left = room;
  return (node, depth) => {
    const refused = (renderError: RenderError, message: string): SharedContent => {
      report({ nodeId: node.id, path: '/props/sharedComponentId', message });
      return { renderError };
    };
    const id = String(node.props.sharedComponentId);
    if (isOfShared(node.id)) return refused('nested-reference', 'a shared section contains another one');
    const builder = read(id);
    if (builder === undefined) return refused('missing-reference', `there is no shared section ${id}`);
    try {
      const { sections, translate } = readDocument(builder, language, report);
      const count = eachNode(sections).length;
      if (count > left || depth + levelsOf(sections) > LIMITS.depth)
        return refused('too-large', `the shared section ${id} exceeds the limits of the page`);
      left -= count;
      return {
        sections: sections.map((section) => under(node.id, section)),
        context: { registry, report, translate },
      };
    } catch (error) {
      if (error instanceof DocumentError) return refused('too-large', error.message);
      throw error;
    }
  };
}
