import type { SiteConfiguration } from '../../../generated/page/types.ts';
import { DEFAULT_LAYOUT } from '../../api/wire/document-kinds.ts';

/** One part of a page's frame, in order. */
export type LayoutSlot =
  | { readonly kind: 'header'; readonly sharedComponentId: string | null }
  | { readonly kind: 'component'; readonly id: string; readonly wrapperTag: WrapperTag }
  | { readonly kind: 'content' };

const WRAPPER_TAGS = ['div', 'section', 'header', 'footer', 'aside', 'nav', 'article'] as const;
export type WrapperTag = (typeof WRAPPER_TAGS)[number];

const toWrapperTag = (tag: string): WrapperTag => WRAPPER_TAGS.find((allowed) => allowed === tag) ?? 'div';

/**
 * The parts of a layout: the requested one, else the one named `default`, else header and content.
 * It contains the content exactly once, whatever the layout defines.
 */
export function layoutSlots(site: SiteConfiguration, layoutId: string): LayoutSlot[] {
  const layout =
    site.layouts.find(({ id }) => id === layoutId) ?? site.layouts.find(({ id }) => id === DEFAULT_LAYOUT);
  const items = layout?.layoutItems ?? [
    { type: 'header' as const, sharedComponentId: '' },
    { type: 'content' as const, sharedComponentId: '' },
  ];
  const shared = (id: string) => site.sharedComponents.find((component) => component.id === id);
  let hasContent = false;
  const slots = items.flatMap((item): LayoutSlot[] => {
    if (item.type === 'header')
      return [{ kind: 'header', sharedComponentId: shared(site.header.sharedComponentId)?.id ?? null }];
    if (item.type === 'component') {
      const component = shared(item.sharedComponentId);
      return component
        ? [{ kind: 'component', id: component.id, wrapperTag: toWrapperTag(component.wrapperTag) }]
        : [];
    }
    if (hasContent) return [];
    hasContent = true;
    return [{ kind: 'content' }];
  });
  return hasContent ? slots : [...slots, { kind: 'content' }];
}

/** The shared components that the slots of a layout show, each once. */
export function sharedOf(slots: readonly LayoutSlot[], site: SiteConfiguration) {
  const ids = new Set(
    slots.flatMap((slot) =>
      slot.kind === 'component'
        ? [slot.id]
        : slot.kind === 'header' && slot.sharedComponentId
          ? [slot.sharedComponentId]
          : [],
    ),
  );
  return site.sharedComponents.filter(({ id }) => ids.has(id));
}
