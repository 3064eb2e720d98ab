import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ancestors, nodeOf, typeOf } from '../document/tree.ts';
import { manifestOf } from '../workspace/manifests.ts';
import { useDocument, useSelection, useWorkspace } from '../workspace/workspace.ts';
import { Empty, SlotRow, Tree } from './outline.styles.ts';
import { OutlineNode } from './outline-node.tsx';
import { type NodeRow, outlineRows } from './rows.ts';
import { ROW_HEIGHT, useVisibleRows } from './use-visible-rows.ts';
import { summaryOf, typeName } from '../workspace/node-name.ts';

/** What a slot is called in the outline: its title, with the item that it belongs to. */
function slotName(type: string, slot: string): string {
  const [base = '', item] = slot.split(':', 2);
  const title = manifestOf(type)?.slots[base]?.title ?? base;
  return item === undefined ? title : `${title}: ${item}`;
}

/** The page as a tree: select, open and close, move by keys and by dragging. */
export function Outline() {
  const { t } = useTranslation();
  const { store, edits, language } = useWorkspace();
  const document = useDocument();
  const selection = useSelection();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => {
    // What is selected elsewhere is shown here: the nodes above it are open.
    const above = new Set(selection.flatMap((id) => ancestors(document, id)));
    return outlineRows(document, (id) => closed.has(id) && !above.has(id));
  }, [document, closed, selection]);
  const nodes = rows.filter((row): row is NodeRow => row.kind === 'node');
  const current = selection.at(-1) ?? nodes[0]?.id;
  const tree = useRef<HTMLDivElement>(null);

  const toggle = (id: string, isOpen: boolean) => {
    if (!isOpen && selection.some((one) => ancestors(document, one).includes(id))) store.select([id]);
    setClosed((before) => {
      const next = new Set(before);
      if (isOpen) next.delete(id);
      else next.add(id);
      return next;
    });
  };
  const { first, end, reveal } = useVisibleRows(tree, rows.length);
  const shownRow = rows.findIndex((row) => row.kind === 'node' && row.id === selection.at(-1));
  useEffect(() => reveal(shownRow), [reveal, shownRow]);

  const focusRow = (id: string) =>
    tree.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus();
  const go = (id: string | undefined) => {
    if (id === undefined) return;
    store.select([id]);
    // Its line may have to be scrolled into view, and rendered, first.
    requestAnimationFrame(() => focusRow(id));
  };
  const onKeyDown = (event: KeyboardEvent, row: NodeRow) => {
    const at = nodes.findIndex(({ id }) => id === row.id);
    const handle = {
      ArrowDown: () => (event.altKey ? edits.moveSelection(1) : go(nodes[at + 1]?.id)),
      ArrowUp: () => (event.altKey ? edits.moveSelection(-1) : go(nodes[at - 1]?.id)),
      ArrowRight: () => (row.hasChildren && !row.isOpen ? toggle(row.id, true) : go(nodes[at + 1]?.id)),
      ArrowLeft: () => (row.isOpen ? toggle(row.id, false) : go(nodeOf(document, row.id).parent?.node)),
      Home: () => go(nodes[0]?.id),
      End: () => go(nodes.at(-1)?.id),
    }[event.key];
    if (!handle) return;
    event.preventDefault();
    event.stopPropagation();
    handle();
    if (event.altKey) requestAnimationFrame(() => focusRow(row.id));
  };
  if (nodes.length === 0) return <Empty>{t('outline.empty')}</Empty>;
  return (
    <Tree ref={tree} role="tree" aria-label={t('outline.title')} aria-multiselectable="true">
      <div style={{ height: first * ROW_HEIGHT }} />
      {rows.slice(first, end).map((row) => {
        if (row.kind === 'slot')
          return (
            <SlotRow
              key={`${row.list.node}/${row.list.slot}`}
              role="presentation"
              style={{ paddingInlineStart: row.level * 14 + 10 }}
            >
              {slotName(typeOf(nodeOf(document, row.list.node)), row.list.slot)}
            </SlotRow>
          );
        return (
          <OutlineNode
            key={row.id}
            row={row}
            name={typeName(typeOf(nodeOf(document, row.id)))}
            summary={summaryOf(document, row.id, language)}
            isSelected={selection.includes(row.id)}
            isCurrent={row.id === current}
            onKeyDown={onKeyDown}
            onToggle={toggle}
          />
        );
      })}
      <div style={{ height: (rows.length - end) * ROW_HEIGHT }} />
    </Tree>
  );
}
