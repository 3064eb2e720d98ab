import type { ComponentManifest, SlotRule } from './manifest.ts';
import type { RawNode } from './read-nodes.ts';

/** Why a node may not be at its position, or at the position where it is to be put. */
export type CompositionRefusal =
  /** The parent has no slot of that name. */
  | { readonly reason: 'no-such-slot' }
  /** The slot takes other components. */
  | { readonly reason: 'not-accepted'; readonly accepts: readonly string[] }
  /** The slot holds as many nodes as it takes. */
  | { readonly reason: 'slot-full'; readonly max: number }
  /** The component belongs on pages of other types. */
  | { readonly reason: 'other-page'; readonly types: readonly string[] }
  /** Shared sections do not hold the component. */
  | { readonly reason: 'not-in-shared' }
  /** The page holds the component as often as it may. */
  | { readonly reason: 'page-full'; readonly max: number };

/** What is wrong with a document: a refusal at a node, or a component that a slot or the page lacks. */
export type CompositionProblem = { readonly nodeId: string } & (
  | (CompositionRefusal & { readonly type: string })
  | { readonly reason: 'slot-short'; readonly slot: string; readonly min: number }
  | { readonly reason: 'page-lacks'; readonly type: string; readonly min: number }
);

type Manifests = ReadonlyMap<string, Pick<ComponentManifest, 'slots' | 'page'>>;

/** Where a node is to be put. */
export interface InsertPoint {
  /** Type of the page: `content`, the id of a screen, or `shared` for a shared component. */
  readonly pageType: string;
  /** The parent's type and the name of its slot; `null` among the sections of the page. */
  readonly parent: { readonly type: string; readonly slot: string } | null;
  /** How many nodes the slot holds without the node. */
  readonly countInSlot: number;
  /** How many nodes of its type the page holds without the node. */
  readonly countOnPage: number;
}

/** Node id of problems that concern the page. */
export const PAGE_ID = 'page';

/** Type of the pages that are composed freely. */
export const CONTENT_PAGE = 'content';

/** Type of a page: its id where a component belongs on the page of that id, `content` otherwise. */
export const pageTypeOf = (pageId: string, manifests: Manifests): string =>
  [...manifests.values()].some(({ page }) => page?.types.includes(pageId)) ? pageId : CONTENT_PAGE;

/** The rule of a slot; slots of list items are named `slot:itemId`. */
const slotRule = (
  manifest: Pick<ComponentManifest, 'slots'> | undefined,
  name: string,
): SlotRule | undefined => {
  const [base = '', item] = name.split(':', 2);
  const rule = manifest && Object.hasOwn(manifest.slots, base) ? manifest.slots[base] : undefined;
  return (rule?.forEach === undefined) === (item === undefined) ? rule : undefined;
};

/**
 * Whether a node of a type may be put at a point: `null`, or why not. One rule for dragging, pasting, the insert menu,
 * imports and saved drafts. Types and parents without a manifest are not checked: unknown content is kept as it is.
 */
export function insertRefusal(
  type: string,
  point: InsertPoint,
  manifests: Manifests,
): CompositionRefusal | null {
  const { parent, pageType, countInSlot, countOnPage } = point;
  // The rules of the page come first: another position on it would not help.
  const page = manifests.get(type)?.page;
  if (page && pageType === 'shared') return { reason: 'not-in-shared' };
  if (page && !page.types.includes(pageType)) return { reason: 'other-page', types: page.types };
  if (page && countOnPage >= page.max) return { reason: 'page-full', max: page.max };
  const container = parent && manifests.get(parent.type);
  if (parent && container) {
    const rule = slotRule(container, parent.slot);
    if (!rule) return { reason: 'no-such-slot' };
    if (rule.accepts !== 'any' && !rule.accepts.includes(type))
      return { reason: 'not-accepted', accepts: rule.accepts };
    if (rule.max !== undefined && countInSlot >= rule.max) return { reason: 'slot-full', max: rule.max };
  }
  return null;
}

/** What is wrong with the composition of a document, in the order of its nodes; missing components come last. */
export function compositionProblems(
  sections: readonly RawNode[],
  pageType: string,
  manifests: Manifests,
): CompositionProblem[] {
  const problems: CompositionProblem[] = [];
  const counts = new Map<string, number>();
  const inspect = (nodes: readonly RawNode[], parent: { type: string; slot: string } | null) => {
    for (const [countInSlot, { id: nodeId, type, slots }] of nodes.entries()) {
      const countOnPage = counts.get(type) ?? 0;
      counts.set(type, countOnPage + 1);
      const refusal = insertRefusal(type, { pageType, parent, countInSlot, countOnPage }, manifests);
      if (refusal) problems.push({ nodeId, type, ...refusal });
      const manifest = manifests.get(type);
      for (const [slot, { min = 0 }] of Object.entries(manifest?.slots ?? {}))
        if (min > (slots[slot]?.length ?? 0)) problems.push({ nodeId, reason: 'slot-short', slot, min });
      for (const slot of Object.keys(slots)) inspect(slots[slot] ?? [], { type, slot });
    }
  };
  inspect(sections, null);
  for (const [type, { page }] of manifests) {
    const min = page?.types.includes(pageType) ? (page.min ?? 0) : 0;
    if ((counts.get(type) ?? 0) < min) problems.push({ nodeId: PAGE_ID, reason: 'page-lacks', type, min });
  }
  return problems;
}
