import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { AccordionIsland } from './accordion.island.tsx';
import * as S from './accordion.styles.ts';

const FAQ_PAGE = { itemScope: true, itemType: 'https://schema.org/FAQPage' };

export function Accordion({
  root,
  slots,
  renderIsland,
  items,
  initial,
  multiple,
  headingLevel,
  faqData,
}: ComponentProps<'Accordion'>) {
  if (items.length === 0) return null;
  const ids = items.map(({ id }) => id);
  const open = { firstExpanded: ids.slice(0, 1), allExpanded: ids, allCollapsed: [] }[initial];
  // Structured data is written into the markup itself: it cannot differ from what visitors read.
  return renderIsland({
    name: 'accordion',
    island: AccordionIsland,
    props: { items, open, multiple, headingLevel, faqData },
    slots: Object.fromEntries(ids.map((id) => [id, slots[`item:${id}`]])),
    as: S.Accordion,
    root: { ...root, ...(faqData ? FAQ_PAGE : {}) },
  });
}
