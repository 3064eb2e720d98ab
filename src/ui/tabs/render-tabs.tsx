import type { ReactNode } from 'react';
import type { RenderIsland } from '../../runtime/hydration/island.ts';
import type { RootAttributes } from '../../runtime/registry/definition.ts';
import { SvgIcon } from '../icon/icon.tsx';
import { TabsIsland } from './tabs.island.tsx';
import * as S from './tabs.styles.ts';

interface Tab {
  readonly id: string;
  readonly label: string;
  /** Name of a built-in icon; '' for none. */
  readonly icon: string;
  readonly content: ReactNode;
}

interface TabsOptions {
  readonly root: RootAttributes;
  readonly renderIsland: RenderIsland;
  readonly items: readonly Tab[];
  /** Id of the tab that is shown at first. */
  readonly first: string;
  /** Begins the panels' ids, so that addresses can name them; '' where none shall. */
  readonly anchor: string;
  /** Name of the group of labels. */
  readonly label: string;
  readonly isVertical: boolean;
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
}

/** Contents of which one is shown at a time; without scripts they all stand below each other. */
export const renderTabs = ({ root, renderIsland, items, isVertical, ...tabs }: TabsOptions): ReactNode =>
  renderIsland({
    name: 'tabs',
    island: TabsIsland,
    props: {
      ...tabs,
      isVertical,
      items: items.map(({ id, label, icon }) => ({ id, label, hasIcon: icon !== '' })),
    },
    slots: Object.fromEntries(
      items.flatMap(({ id, icon, content }) => [
        [`panel:${id}`, content],
        ...(icon ? [[`icon:${id}`, <SvgIcon key={id} name={icon} size={20} />] as const] : []),
      ]),
    ),
    as: S.Tabs,
    root: { ...root, 'data-orientation': isVertical ? 'vertical' : 'horizontal' },
  });
