import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ancestors, nodeOf } from '../document/tree.ts';
import { emptyText } from '../workspace/empty-text.ts';
import { useTypeName } from '../workspace/use-schema-text.ts';
import { useLatest } from '../workspace/use-latest.ts';
import { useSelection, useWorkspace } from '../workspace/workspace.ts';
import { Empty, SlotRow, Tree } from './outline.styles.ts';
import { OutlineNode } from './outline-node.tsx';
import { firstClosed, keyOf, type NodeRow, outlineRows, type OutlineRow } from './rows.ts';
import { SlotName } from './slot-name.tsx';
import { useComposition } from './use-composition.ts';
import { ROW_HEIGHT, useVisibleRows } from './use-visible-rows.ts';

/** The page as a tree: select, open and close, move by keys and by dragging. */
export function Outline() {
  const { t } = useTranslation();
  const nameOf = useTypeName();
  const { store, kind } = useWorkspace();
  const document = useComposition(store);
  const selection = useSelection();
  const [closed, setClosed] = useState(() => firstClosed(document));
  // What is selected elsewhere is shown here. The nodes above it stay open, so that no line moves below the pointer that
  // presses another one.
  const above = selection
    .flatMap((id) => (document.nodes.has(id) ? ancestors(document, id) : []))
    .filter((id) => closed.has(id));
  if (above.length > 0) setClosed((before) => new Set([...before].filter((id) => !above.includes(id))));
  const rows = useMemo(() => outlineRows(document, (id) => closed.has(id)), [document, closed]);
  const nodes = useMemo(() => rows.filter((row): row is NodeRow => row.kind === 'node'), [rows]);
  const primary = selection.at(-1);
  const current = primary ?? nodes[0]?.id;
  const tree = useRef<HTMLDivElement>(null);
  const shownRow =
    primary === undefined ? -1 : rows.findIndex((row) => row.kind === 'node' && row.id === primary);
  const ranges = useVisibleRows(tree, rows.length, shownRow);
  /** The line that has the focus, or had it when it went away with its node. */
  const focused = useRef<string | null>(null);

  const toggle = (id: string, isOpen: boolean) => {
    if (!isOpen && selection.some((one) => ancestors(document, one).includes(id))) store.select([id]);
    setClosed((before) => {
      const next = new Set(before);
      if (isOpen) next.delete(id);
      else next.add(id);
      return next;
    });
  };
  const focusRow = useCallback(
    (id: string) => tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus(),
    [],
  );
  useEffect(() => {
    // The focus follows what is selected, such as what was inserted or what is next to what was deleted.
    if (focused.current === null || primary === undefined || focused.current === primary) return;
    requestAnimationFrame(() => {
      const { activeElement, body } = globalThis.document;
      if (activeElement === body || tree.current?.contains(activeElement)) focusRow(primary);
    });
  }, [primary, focusRow]);
  const go = (id: string | undefined) => {
    if (id === undefined) return;
    store.select([id]);
    // Its line may have to be scrolled into view, and rendered, first.
    requestAnimationFrame(() => focusRow(id));
  };
  const handleKey = (event: KeyboardEvent, row: NodeRow) => {
    if (event.altKey) {
      // It may move its line, which then loses the focus.
      requestAnimationFrame(() => focusRow(row.id));
      return;
    }
    const at = nodes.findIndex(({ id }) => id === row.id);
    const handle = {
      ArrowDown: () => go(nodes[at + 1]?.id),
      ArrowUp: () => go(nodes[at - 1]?.id),
      ArrowRight: () => (row.hasChildren && !row.isOpen ? toggle(row.id, true) : go(nodes[at + 1]?.id)),
      ArrowLeft: () => (row.isOpen ? toggle(row.id, false) : go(nodeOf(document, row.id).parent?.node)),
      Home: () => go(nodes[0]?.id),
      End: () => go(nodes.at(-1)?.id),
    }[event.key];
    if (!handle) return;
    event.preventDefault();
    event.stopPropagation();
    handle();
  };
  // The lines are given functions that stay the same: each renders again for changes of its own alone.
  const handlers = useLatest({ handleKey, toggle });
  const onKeyDown = useCallback(
    (event: KeyboardEvent, row: NodeRow) => handlers.current.handleKey(event, row),
    [handlers],
  );
  const onToggle = useCallback(
    (id: string, isOpen: boolean) => handlers.current.toggle(id, isOpen),
    [handlers],
  );
  const line = (row: OutlineRow) =>
    row.kind === 'slot' ? (
      <SlotRow key={keyOf(row)} role="presentation" style={{ paddingInlineStart: row.level * 14 + 10 }}>
        <SlotName {...row.list} />
      </SlotRow>
    ) : (
      <OutlineNode
        key={keyOf(row)}
        {...row}
        isSelected={selection.includes(row.id)}
        isCurrent={row.id === current}
        nameOf={nameOf}
        onKeyDown={onKeyDown}
        onToggle={onToggle}
      />
    );
  /** Where lines are that are not rendered: it goes with the line after it, which so keeps its element, and the focus. */
  const space = (key: string, lines: number) => <div key={key} style={{ height: lines * ROW_HEIGHT }} />;
  if (nodes.length === 0) return <Empty>{t(emptyText(kind))}</Empty>;
  return (
    <Tree
      ref={tree}
      role="tree"
      aria-label={t('outline.title')}
      aria-multiselectable="true"
      onFocus={({ target }) => {
        focused.current = target.dataset.row ?? null;
      }}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget !== null) focused.current = null;
      }}
    >
      {ranges.flatMap(({ first, end }, at) => [
        space(`before ${keyOf(rows[first])}`, first - (ranges[at - 1]?.end ?? 0)),
        ...rows.slice(first, end).map(line),
      ])}
      {space('rest', rows.length - (ranges.at(-1)?.end ?? 0))}
    </Tree>
  );
}
