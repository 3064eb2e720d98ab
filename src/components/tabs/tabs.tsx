import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { SvgIcon } from '../../ui/icon/icon.tsx';
import { TabsIsland } from './tabs.island.tsx';
import * as S from './tabs.styles.ts';

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
  return renderIsland({
    name: 'tabs',
    island: TabsIsland,
    props: {
      items: items.map((item) => ({ id: item.id, label: item.label, hasIcon: Boolean(item.icon) })),
      first: first.id,
      anchor,
      label,
      isVertical: orientation === 'vertical',
      headingLevel,
    },
    slots: Object.fromEntries(
      items.flatMap(({ id, icon }) => [
        [`panel:${id}`, slots[`item:${id}`]],
        ...(icon ? [[`icon:${id}`, <SvgIcon key={id} name={icon} size={20} />] as const] : []),
      ]),
    ),
    as: S.Tabs,
    root: { ...root, 'data-orientation': orientation },
  });
}
