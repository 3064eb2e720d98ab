import { useDraggable } from '@dnd-kit/core';
import { GripVertical } from 'lucide';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../actions/action-button.tsx';
import { OfNode, useContextNode, useSelectedNode } from '../canvas/craft-selection.tsx';
import { duplicate, moveDown, moveUp, remove, selectParent } from '../actions/selection-actions.ts';
import type { Draggable } from '../drag/drag-state.ts';
import { Icon } from '../ui/icon/icon.tsx';
import { useTypeName } from './use-schema-text.ts';
import { SelectionMenu } from './selection-menu.tsx';
import { Bar, Handle } from './selection-tools.styles.ts';
import { kindIn } from './node-name.ts';
import { useOfDocument, useWorkspace } from './workspace.ts';

/** Drags the selected nodes; its name is that of the last one. */
function DragHandle({ id, name }: { readonly id: string; readonly name: string }) {
  const { t } = useTranslation();
  const data: Draggable = { kind: 'node', id };
  const { setNodeRef, setActivatorNodeRef, listeners, attributes } = useDraggable({ id: 'selection', data });
  return (
    <Handle
      ref={(element: HTMLButtonElement | null) => {
        setNodeRef(element);
        setActivatorNodeRef(element);
      }}
      {...listeners}
      type="button"
      aria-label={t('drag.handle', { name })}
      aria-describedby={attributes['aria-describedby']}
    >
      <Icon of={GripVertical} size={14} />
      {name}
    </Handle>
  );
}

/** Selects what the node is in. */
function ParentTool() {
  const workspace = useWorkspace();
  const id = useContextNode();
  const isInside = useOfDocument((document) => Boolean(document.nodes.get(id)?.parent));
  return isInside && <ActionButton size="small" action={selectParent} context={workspace} />;
}

/** Name and tools of the selected node, at its box on the canvas. */
export function SelectionTools() {
  const { t } = useTranslation();
  const typeName = useTypeName();
  const workspace = useWorkspace();
  const id = useSelectedNode() ?? '';
  const kind = useOfDocument((document) => kindIn(document, id));
  const bar = useRef<HTMLDivElement>(null);
  if (kind === '') return null;
  return (
    <Bar ref={bar} role="toolbar" aria-label={t('edit.tools')}>
      <DragHandle id={id} name={typeName(kind)} />
      <OfNode id={id}>
        <ParentTool />
      </OfNode>
      {[moveUp, moveDown, duplicate, remove].map((action) => (
        <ActionButton key={action.id} size="small" action={action} context={workspace} />
      ))}
      <SelectionMenu id={id} beside={bar} />
    </Bar>
  );
}
