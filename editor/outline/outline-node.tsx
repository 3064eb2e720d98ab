import { useDraggable, useDroppable } from '@dnd-kit/core';
import { ChevronDown, ChevronRight, CopyPlus, Trash2 } from 'lucide';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { nodeOf, typeOf } from '../document/tree.ts';
import { type Draggable, useDragState } from '../drag/drag-state.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { ComponentIcon } from '../workspace/component-icon.tsx';
import { useWorkspace } from '../workspace/workspace.ts';
import { Row } from './outline.styles.ts';
import type { NodeRow } from './rows.ts';

interface Props {
  readonly row: NodeRow;
  readonly name: string;
  /** The first text of the node. */
  readonly summary: string;
  readonly isSelected: boolean;
  /** The one line that the Tab key reaches. */
  readonly isCurrent: boolean;
  readonly onKeyDown: (event: KeyboardEvent, row: NodeRow) => void;
  readonly onToggle: (id: string, isOpen: boolean) => void;
}

/** The line of a node in the outline. */
export function OutlineNode({ row, name, summary, isSelected, isCurrent, onKeyDown, onToggle }: Props) {
  const { t } = useTranslation();
  const { store, edits, refuse } = useWorkspace();
  const { id } = row;
  const data: Draggable = { kind: 'node', id };
  const drag = useDraggable({ id: `outline/${id}`, data });
  const drop = useDroppable({ id: `outline/${id}`, data: { nodeId: id } });
  const { target, dragged } = useDragState();
  const type = typeOf(nodeOf(store.document(), id));
  const where = target?.row?.id === id ? (target.refusal ? 'refused' : target.row.where) : undefined;
  const act = (event: MouseEvent, work: () => void) => {
    event.stopPropagation();
    store.select([id]);
    work();
  };
  const press = (event: KeyboardEvent) => {
    // While it is dragged, keys are those of the drag.
    if (dragged) return;
    if (event.code === 'Space') drag.listeners?.onKeyDown?.(event);
    else onKeyDown(event, row);
  };
  return (
    <Row
      ref={(element: HTMLDivElement | null) => {
        drag.setNodeRef(element);
        drop.setNodeRef(element);
      }}
      {...drag.listeners}
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
      aria-describedby={drag.attributes['aria-describedby']}
      onClick={(event) =>
        store.select(event.shiftKey || event.metaKey || event.ctrlKey ? [...store.selection(), id] : [id])
      }
    >
      <span
        className="toggle"
        aria-hidden="true"
        onClick={(event) => row.hasChildren && act(event, () => onToggle(id, !row.isOpen))}
      >
        {row.hasChildren && <Icon of={row.isOpen ? ChevronDown : ChevronRight} size={14} />}
      </span>
      <ComponentIcon type={type} />
      <span className="name">{name}</span> <span className="summary">{summary}</span>
      <span className="tools" aria-hidden="true">
        <button
          type="button"
          tabIndex={-1}
          title={t('edit.duplicate')}
          onClick={(event) => act(event, () => refuse(edits.duplicate()))}
        >
          <Icon of={CopyPlus} size={14} />
        </button>
        <button
          type="button"
          tabIndex={-1}
          title={t('edit.remove')}
          onClick={(event) => act(event, () => refuse(edits.remove()))}
        >
          <Icon of={Trash2} size={14} />
        </button>
      </span>
    </Row>
  );
}
