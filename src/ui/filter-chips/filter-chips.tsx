import type { ReactNode } from 'react';
import type { RenderContext } from '../../runtime/registry/definition.ts';
import { FilterChipsIsland } from './filter-chips.island.tsx';
import * as S from './filter-chips.styles.ts';

interface Group {
  readonly id: string;
  readonly name: string;
  /** How many items belong to it. */
  readonly count: number;
}

interface FilterChipsOptions extends Pick<RenderContext, 'root' | 'renderIsland'> {
  /** Name of the group of chips. */
  readonly label: string;
  /** Label of the chip that shows everything. */
  readonly all: string;
  readonly groups: readonly Group[];
  /** Says how many items are shown. */
  readonly shown: (count: number) => string;
}

/**
 * Chips above items: they show those whose `data-group` is the group's id, within the next element around them with
 * `data-filtered`. Nothing for a single group, which is no choice.
 */
export function renderFilterChips({
  root,
  renderIsland,
  label,
  all,
  groups,
  shown,
}: FilterChipsOptions): ReactNode {
  if (groups.length < 2) return null;
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return renderIsland({
    name: 'filter-chips',
    island: FilterChipsIsland,
    as: S.Filter,
    root: { 'data-node': `${root['data-node']}-filter`, 'data-needs-script': '' },
    props: {
      label,
      choices: [
        { id: '', name: all, shown: shown(total) },
        ...groups.map(({ id, name, count }) => ({ id, name, shown: shown(count) })),
      ],
    },
  });
}
