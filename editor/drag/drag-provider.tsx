import {
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  pointerWithin,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Template } from '../document/edits.ts';
import type { PlacementRefusal } from '../document/placement.ts';
import { typeOf, nodeOf } from '../document/tree.ts';
import { ComponentIcon } from '../workspace/component-icon.tsx';
import { manifestOf } from '../workspace/manifests.ts';
import { typeName } from '../workspace/node-name.ts';
import { useLatest } from '../workspace/use-latest.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { Ghost } from './drag-provider.styles.ts';
import { placeAt, type Where, whereIn } from './drop-place.ts';

/** What is dragged: a node of the page, or a component of the palette. */
export type Dragged =
  | { readonly kind: 'node'; readonly id: string }
  | { readonly kind: 'template'; readonly type: string; readonly template: Template };

/** What lies under what is dragged. */
export interface DropTarget {
  readonly id: string;
  readonly where: Where;
  readonly refusal: PlacementRefusal | null;
}

interface DragState {
  readonly dragged: Dragged | null;
  readonly target: DropTarget | null;
}

const Context = createContext<DragState>({ dragged: null, target: null });

/** What is dragged now, and over what. */
export const useDragState = () => useContext(Context);

const slotsOf = (type: string) => Object.keys(manifestOf(type)?.slots ?? {});

/** Makes nodes of the outline and components of the palette draggable by pointer, touch and keyboard. */
export function DragProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { store, edits, refuse } = useWorkspace();
  const [state, setState] = useState<DragState>({ dragged: null, target: null });
  const latest = useLatest(state);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 6 } }),
    useSensor(KeyboardSensor),
  );

  const targetOf = ({ over, active, activatorEvent, delta }: DragMoveEvent): DropTarget | null => {
    const { dragged } = latest.current;
    const id = over?.data.current?.nodeId as string | undefined;
    const document = store.document();
    if (!dragged || id === undefined || !over || !document.nodes.has(id)) return null;
    if (dragged.kind === 'node' && dragged.id === id) return null;
    const slots = slotsOf(typeOf(nodeOf(document, id)));
    const pointerY =
      activatorEvent instanceof PointerEvent
        ? activatorEvent.clientY + delta.y
        : ((active.rect.current.translated?.top ?? 0) + (active.rect.current.translated?.bottom ?? 0)) / 2;
    const where = whereIn(pointerY - over.rect.top, over.rect.height, slots.length > 0);
    const place = placeAt(document, id, where, slots, dragged.kind === 'node' ? dragged.id : null);
    if (!place) return null;
    const refusal =
      dragged.kind === 'node'
        ? edits.moveRefusal(dragged.id, place.into)
        : edits.insertionRefusal(dragged.template, place.into);
    return { id, where, refusal };
  };
  const start = ({ active }: DragStartEvent) => {
    const dragged = active.data.current as Dragged;
    if (dragged.kind === 'node' && !store.selection().includes(dragged.id)) store.select([dragged.id]);
    setState({ dragged, target: null });
  };
  const move = (event: DragMoveEvent) => {
    const target = targetOf(event);
    const { target: last } = latest.current;
    if (target?.id === last?.id && target?.where === last?.where) return;
    setState(({ dragged }) => ({ dragged, target }));
  };
  const end = (_event: DragEndEvent) => {
    const { dragged, target } = latest.current;
    setState({ dragged: null, target: null });
    if (!dragged || !target) return;
    const document = store.document();
    const slots = slotsOf(typeOf(nodeOf(document, target.id)));
    const place = placeAt(
      document,
      target.id,
      target.where,
      slots,
      dragged.kind === 'node' ? dragged.id : null,
    );
    if (!place) return;
    refuse(dragged.kind === 'node' ? edits.move(dragged.id, place) : edits.insert(dragged.template, place));
  };
  const nameOf = (dragged: Dragged | undefined) =>
    dragged === undefined
      ? ''
      : typeName(dragged.kind === 'node' ? typeOf(nodeOf(store.document(), dragged.id)) : dragged.type);
  const announce = () => {
    const { dragged, target } = latest.current;
    if (!dragged || !target) return undefined;
    const other = typeName(typeOf(nodeOf(store.document(), target.id)));
    return t(`drag.${target.refusal ? 'refused' : target.where}`, { name: nameOf(dragged), other });
  };
  const value = useMemo(() => state, [state]);
  const { dragged } = state;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={start}
      onDragMove={move}
      onDragEnd={end}
      onDragCancel={() => setState({ dragged: null, target: null })}
      accessibility={{
        screenReaderInstructions: { draggable: t('drag.instructions') },
        announcements: {
          onDragStart: ({ active }) => t('drag.started', { name: nameOf(active.data.current as Dragged) }),
          onDragMove: announce,
          onDragOver: announce,
          onDragEnd: () => t('drag.ended'),
          onDragCancel: () => t('drag.cancelled'),
        },
      }}
    >
      <Context value={value}>{children}</Context>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Ghost>
            <ComponentIcon
              type={dragged.kind === 'node' ? typeOf(nodeOf(store.document(), dragged.id)) : dragged.type}
            />
            {nameOf(dragged)}
          </Ghost>
        )}
      </DragOverlay>
    </DndContext>
  );
}
