import { useDraggable } from '@dnd-kit/core';
import { ArrowDown, ArrowUp, CopyPlus, CornerLeftUp, GripVertical, Trash2 } from 'lucide';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { nodeOf, typeOf } from '../document/tree.ts';
import type { Draggable } from '../drag/drag-state.ts';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { typeName } from './node-name.ts';
import { SelectionMenu } from './selection-menu.tsx';
import { Bar, Handle } from './selection-tools.styles.ts';
import { useDocument, useSelection, useWorkspace } from './workspace.ts';

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

/** Name and tools of the selected node, at its box on the canvas. */
export function SelectionTools() {
  const { t } = useTranslation();
  const { store, edits, refuse } = useWorkspace();
  const document = useDocument();
  const bar = useRef<HTMLDivElement>(null);
  const id = useSelection().at(-1);
  if (id === undefined) return null;
  const node = nodeOf(document, id);
  const { parent } = node;
  return (
    <Bar ref={bar} role="toolbar" aria-label={t('edit.tools')}>
      <DragHandle id={id} name={typeName(typeOf(node))} />
      {parent && (
        <IconButton
          size="small"
          icon={CornerLeftUp}
          label={t('edit.selectParent')}
          shortcut="Escape"
          onPress={() => store.select([parent.node])}
        />
      )}
      <IconButton
        size="small"
        icon={ArrowUp}
        label={t('edit.moveUp')}
        shortcut="Alt+ArrowUp"
        onPress={() => edits.moveSelection(-1)}
      />
      <IconButton
        size="small"
        icon={ArrowDown}
        label={t('edit.moveDown')}
        shortcut="Alt+ArrowDown"
        onPress={() => edits.moveSelection(1)}
      />
      <IconButton
        size="small"
        icon={CopyPlus}
        label={t('edit.duplicate')}
        shortcut="Control+D"
        onPress={() => refuse(edits.duplicate())}
      />
      <IconButton
        size="small"
        icon={Trash2}
        label={t('edit.remove')}
        shortcut="Delete"
        onPress={() => refuse(edits.remove())}
      />
      <SelectionMenu key={id} id={id} beside={bar} />
    </Bar>
  );
}
