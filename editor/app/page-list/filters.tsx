import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import styled from 'styled-components';

const Group = styled(ToggleButtonGroup)`
  display: flex;
  gap: 4px;
  overflow-x: auto;
  scrollbar-width: none;
`;
const Choice = styled(ToggleButton)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 32px;
  padding: 0 10px;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: none;
  color: var(--ink-muted);
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color var(--quick);
  & > span { color: var(--ink-faint); font-weight: 400; font-variant-numeric: tabular-nums; }
  &[data-hovered] { background: var(--surface-hover); color: var(--ink); }
  &[data-selected] { background: var(--accent-soft); color: var(--accent-ink); }
  &[data-selected] > span { color: inherit; }
  @media (forced-colors: active) { &[data-selected] { border-color: Highlight; } }
`;

/** Chooses what of a list is shown, with the number of each choice; the first shows all. */
export function Filters<Filter extends string>({
  label,
  filters,
  nameOf,
  counts,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly filters: readonly Filter[];
  readonly nameOf: (filter: Filter) => string;
  readonly counts: Readonly<Record<Filter, number>>;
  readonly chosen: Filter;
  readonly onChoose: (filter: Filter) => void;
}) {
  // One that shows nothing is left out, unless it is the chosen one.
  const offered = filters.filter(
    (filter, position) => position === 0 || filter === chosen || counts[filter] > 0,
  );
  return (
    <Group
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => onChoose([...keys][0] as Filter)}
    >
      {offered.map((filter) => (
        <Choice key={filter} id={filter}>
          {nameOf(filter)}
          <span>{counts[filter]}</span>
        </Choice>
      ))}
    </Group>
  );
}
