import { type CompositionRefusal, insertRefusal } from '../../src/runtime/document/composition.ts';
import { LIMITS } from '../../src/runtime/document/limits.ts';
import type { ComponentManifest } from '../../src/runtime/document/manifest.ts';
import { type Fragment, fragmentOf } from './fragment.ts';
import type { ListRef, OpenDocument } from './page-document.ts';
import { ancestors, isSameList, listOf, nodeOf, typeOf } from './tree.ts';

/** What the rules of composition depend on beside the document. */
export interface StructureRules {
  /** Type of the page: `content` or the id of a screen. */
  readonly pageType: string;
  readonly manifests: ReadonlyMap<string, Pick<ComponentManifest, 'slots' | 'page'>>;
}

/** Why a node may not be put at a position that is named, or taken away. */
export type StructureRefusal =
  | CompositionRefusal
  | { readonly reason: 'into-itself' }
  | { readonly reason: 'too-deep' | 'too-many-nodes' | 'too-many-sections'; readonly max: number }
  /** The page must contain the component. */
  | { readonly reason: 'page-needs'; readonly type: string };

/** The same, or why it may not be moved on in its list. */
export type EditRefusal = StructureRefusal | { readonly reason: 'is-first' | 'is-last' };

const depthOf = (document: OpenDocument, list: ListRef): number =>
  list === null ? 0 : ancestors(document, list.node).length + 1;

/** Levels of a fragment, itself counted. */
function heightOf({ root, nodes }: Fragment): number {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const height = (id: string): number => {
    const children = Object.values(byId.get(id)?.slots ?? {}).flat();
    return 1 + Math.max(0, ...children.map(height));
  };
  return height(root);
}

function countTypes(
  nodes: Iterable<Fragment['nodes'][number]>,
  except: ReadonlySet<string>,
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const node of nodes)
    if (!except.has(node.id)) counts.set(typeOf(node), (counts.get(typeOf(node)) ?? 0) + 1);
  return counts;
}

/** Why a fragment may not be put into a list; `null` when it may. */
export function insertionRefusal(
  document: OpenDocument,
  fragment: Fragment,
  into: ListRef,
  { pageType, manifests }: StructureRules,
): StructureRefusal | null {
  const own = new Set(fragment.nodes.map(({ id }) => id));
  if (into && own.has(into.node)) return { reason: 'into-itself' };
  const others = listOf(document, into).filter((id) => !own.has(id));
  const counts = countTypes(document.nodes.values(), own);
  for (const node of fragment.nodes) {
    const type = typeOf(node);
    const isRoot = node.id === fragment.root;
    // Below the root the composition stays as it is; only the page's own rules can be broken there.
    const parent = isRoot && into ? { type: typeOf(nodeOf(document, into.node)), slot: into.slot } : null;
    const countOnPage = counts.get(type) ?? 0;
    const point = { pageType, parent, countInSlot: isRoot ? others.length : 0, countOnPage };
    const refusal = insertRefusal(type, point, manifests);
    if (refusal) return refusal;
    counts.set(type, countOnPage + 1);
  }
  if (into === null && others.length >= LIMITS.sections)
    return { reason: 'too-many-sections', max: LIMITS.sections };
  if (depthOf(document, into) + heightOf(fragment) > LIMITS.depth)
    return { reason: 'too-deep', max: LIMITS.depth };
  const total = [...document.nodes.keys()].filter((id) => !own.has(id)).length + own.size;
  return total > LIMITS.nodes ? { reason: 'too-many-nodes', max: LIMITS.nodes } : null;
}

/** Why a node may not be moved into a list; `null` when it may. Within its own list it always may. */
export const moveRefusal = (
  document: OpenDocument,
  id: string,
  into: ListRef,
  rules: StructureRules,
): StructureRefusal | null =>
  isSameList(nodeOf(document, id).parent, into)
    ? null
    : insertionRefusal(document, fragmentOf(document, id), into, rules);

/** Why a node may not be taken away: the page needs it, or one below it. */
export function removalRefusal(
  document: OpenDocument,
  id: string,
  { pageType, manifests }: StructureRules,
): StructureRefusal | null {
  const { nodes } = fragmentOf(document, id);
  const left = countTypes(document.nodes.values(), new Set(nodes.map((node) => node.id)));
  for (const type of new Set(nodes.map(typeOf))) {
    const page = manifests.get(type)?.page;
    const min = page?.types.includes(pageType) ? (page.min ?? 0) : 0;
    if ((left.get(type) ?? 0) < min) return { reason: 'page-needs', type };
  }
  return null;
}
