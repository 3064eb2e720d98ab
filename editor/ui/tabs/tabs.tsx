import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styled from 'styled-components';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;
const List = styled.div`
  display: flex;
  gap: 12px;
  padding-inline: 12px;
  border-bottom: 1px solid var(--line);
  /* In languages of long words the list is scrolled, and not what it stands in. */
  flex: none;
  overflow: auto hidden;
  scrollbar-width: none;
`;
const Entry = styled.button`
  position: relative;
  padding: 8px 0;
  border: 0;
  background: none;
  color: var(--ink-muted);
  font: inherit;
  font-weight: 500;
  cursor: pointer;
  &:hover { color: var(--ink); }
  &[aria-selected='true'] { color: var(--ink); }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: var(--accent);
  }
  &:focus-visible { border-radius: var(--radius-small); }
`;
const Panel = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  &:focus-visible { outline-offset: -2px; }
`;

/** One of several panels that share a place. */
export interface TabEntry {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

/** Positions that keys of a list of tabs lead to. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Panels of which one is shown. Arrow keys, Home and End choose among them. */
export function Tabs({
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
}) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = entries.findIndex(({ id }) => id === chosen);
  const shown = entries[at];
  const onKeyDown = (event: KeyboardEvent) => {
    const next = entries[STEPS[event.key]?.(at, entries.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <Frame>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {entries.map(({ id, label: name }) => (
          <Entry
            key={id}
            type="button"
            role="tab"
            data-tab={id}
            id={`${prefix}-tab-${id}`}
            aria-selected={id === chosen}
            {...(id === chosen ? { 'aria-controls': `${prefix}-panel` } : {})}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {name}
          </Entry>
        ))}
      </List>
      {shown && (
        <Panel
          key={shown.id}
          role="tabpanel"
          id={`${prefix}-panel`}
          aria-labelledby={`${prefix}-tab-${shown.id}`}
        >
          {shown.content}
        </Panel>
      )}
    </Frame>
  );
}
