import { useDraggable } from '@dnd-kit/core';
import { ChevronDown, ChevronRight, CopyPlus, Trash2 } from 'lucide';
import { type KeyboardEvent, memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IconShapes } from '../../src/ui/icon/icon-shapes.ts';
import type { EditRefusal } from '../document/structure-refusals.ts';
import { type Draggable, useDragState } from '../drag/drag-state.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { ComponentIcon } from '../workspace/component-icon.tsx';
import { useWorkspace } from '../workspace/workspace.ts';
import { HiddenMark } from './hidden-mark.tsx';
import { Row } from './outline.styles.ts';
import type { NodeRow } from './rows.ts';
import { useLine } from './use-line.ts';

interface Props extends NodeRow {
  readonly isSelected: boolean;
  /** The one line that the Tab key reaches. */
  readonly isCurrent: boolean;
  /** What a node is called. */
  readonly nameOf: (kind: string) => string;
  readonly onKeyDown: (event: KeyboardEvent, row: NodeRow) => void;
  readonly onToggle: (id: string, isOpen: boolean) => void;
}

/** What a line shows: its component and the first text of the node. */
const Content = memo(function Content({
  id,
  hasChildren,
  isOpen,
  nameOf,
  onToggle,
}: Pick<Props, 'id' | 'hasChildren' | 'isOpen' | 'nameOf' | 'onToggle'>) {
  const { store } = useWorkspace();
  const { type, kind, summary, content, visibility } = useLine(id);
  return (
    <>
      <span
        className="toggle"
        aria-hidden="true"
        data-nowhere={visibility === 'nowhere' ? '' : undefined}
        onClick={(event) => {
          if (!hasChildren) return;
          event.stopPropagation();
          store.select([id]);
          onToggle(id, !isOpen);
        }}
      >
        {hasChildren && <Icon of={isOpen ? ChevronDown : ChevronRight} size={14} />}
      </span>
      <ComponentIcon type={type} />
      <span className="name">{nameOf(kind)}</span>{' '}
      <span className="summary">{content === '' ? summary : nameOf(content)}</span>
      {visibility !== 'everywhere' && <HiddenMark visibility={visibility} />}
    </>
  );
});

/** Duplicates and deletes a node; of the lines of the outline only the one under the pointer has it. */
function LineTools({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { store, edits, refuse } = useWorkspace();
  const tool = (of: IconShapes, title: string, work: () => EditRefusal | null) => (
    <button
      type="button"
      tabIndex={-1}
      title={title}
      onClick={(event) => {
        event.stopPropagation();
        store.select([id]);
        refuse(work());
      }}
    >
      <Icon of={of} size={14} />
    </button>
  );
  return (
    <span className="tools" aria-hidden="true">
      {tool(CopyPlus, t('edit.duplicate'), edits.duplicate)}
      {tool(Trash2, t('edit.remove'), edits.remove)}
    </span>
  );
}

/** The line of a node in the outline; renders again only when its own position, selection or drag changes. */
export const OutlineNode = memo(function OutlineNode({
  isSelected,
  isCurrent,
  nameOf,
  onKeyDown,
  onToggle,
  ...row
}: Props) {
  const { store } = useWorkspace();
  const { id } = row;
  const data: Draggable = { kind: 'node', id };
  const { setNodeRef, listeners, attributes } = useDraggable({ id: `outline/${id}`, data });
  const { dragged, target } = useDragState();
  const [isHovered, setIsHovered] = useState(false);
  const where = target?.row?.id === id ? (target.refusal ? 'refused' : target.row.where) : undefined;
  const press = (event: KeyboardEvent) => {
    // While it is dragged, keys are those of the drag.
    if (dragged) return;
    if (event.code === 'Space') listeners?.onKeyDown?.(event);
    else onKeyDown(event, row);
  };
  return (
    <Row
      ref={setNodeRef}
      {...listeners}
      data-row={id}
      data-selected={isSelected ? '' : undefined}
      data-drop={where}
      data-dragged={dragged?.kind === 'nodes' && dragged.ids.includes(id) ? '' : undefined}
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-selected={isSelected}
      {...(row.hasChildren ? { 'aria-expanded': row.isOpen } : {})}
      tabIndex={isCurrent ? 0 : -1}
      style={{ paddingInlineStart: row.level * 14 - 8 }}
      onKeyDown={press}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      aria-describedby={attributes['aria-describedby']}
      onClick={(event) =>
        store.select(event.shiftKey || event.metaKey || event.ctrlKey ? [...store.selection(), id] : [id])
      }
    >
      <Content
        id={id}
        hasChildren={row.hasChildren}
        isOpen={row.isOpen}
        nameOf={nameOf}
        onToggle={onToggle}
      />
      {isHovered && <LineTools id={id} />}
    </Row>
  );
});
