import { useTranslation } from 'react-i18next';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import styled from 'styled-components';
import { PAGE_FILTERS, type PageFilter } from './choose-pages.ts';

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

/** Chooses which pages are shown by their status, with the number of each. */
export function Filters({
  counts,
  chosen,
  onChoose,
}: {
  readonly counts: Readonly<Record<PageFilter, number>>;
  readonly chosen: PageFilter;
  readonly onChoose: (filter: PageFilter) => void;
}) {
  const { t } = useTranslation();
  // One that shows nothing is left out, unless it is the chosen one.
  const offered = PAGE_FILTERS.filter(
    (filter) => filter === 'all' || filter === chosen || counts[filter] > 0,
  );
  return (
    <Group
      aria-label={t('pages.filter')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => onChoose([...keys][0] as PageFilter)}
    >
      {offered.map((filter) => (
        <Choice key={filter} id={filter}>
          {t(`pages.filters.${filter}`)}
          <span>{counts[filter]}</span>
        </Choice>
      ))}
    </Group>
  );
}
