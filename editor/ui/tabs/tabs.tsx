import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styled from 'styled-components';

const Frame = styled(AriaTabs)`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;
const List = styled(TabList)`
  display: flex;
  gap: 16px;
  padding-inline: 12px;
  border-bottom: 1px solid var(--line);
`;
const Entry = styled(Tab)`
  position: relative;
  padding: 8px 0;
  color: var(--ink-muted);
  font-weight: 500;
  cursor: pointer;
  &[data-hovered] { color: var(--ink); }
  &[data-selected] { color: var(--ink); }
  &[data-selected]::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 2px;
    background: var(--accent);
  }
  &[data-focus-visible] { border-radius: var(--radius-small); }
`;
const Panel = styled(TabPanel)`
  flex: 1;
  min-height: 0;
  overflow: auto;
  &[data-focus-visible] { outline-offset: -2px; }
`;

/** One of several panels that share a place. */
export interface TabEntry {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

/** Panels of which one is shown. */
export const Tabs = ({
  label,
  entries,
  chosen,
  onChoose,
}: {
  /** Name of the list of tabs for screen readers. */
  readonly label: string;
  readonly entries: readonly TabEntry[];
  /** Id of the shown panel. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) => (
  <Frame selectedKey={chosen} onSelectionChange={(key) => onChoose(String(key))}>
    <List aria-label={label}>
      {entries.map(({ id, label: name }) => (
        <Entry key={id} id={id}>
          {name}
        </Entry>
      ))}
    </List>
    {entries.map(({ id, content }) => (
      <Panel key={id} id={id}>
        {content}
      </Panel>
    ))}
  </Frame>
);
