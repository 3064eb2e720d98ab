import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { renderTabs } from '../../ui/tabs/render-tabs.tsx';

export function Tabs({
  root,
  slots,
  renderIsland,
  anchor,
  items,
  defaultTab,
  label,
  orientation,
  headingLevel,
}: ComponentProps<'Tabs'>) {
  const first = items.find(({ id }) => id === defaultTab) ?? items[0];
  if (!first) return null;
  return renderTabs({
    root,
    renderIsland,
    items: items.map((item) => ({
      id: item.id,
      label: item.label,
      icon: item.icon,
      content: slots[`item:${item.id}`],
    })),
    first: first.id,
    anchor,
    label,
    isVertical: orientation === 'vertical',
    headingLevel,
  });
}
