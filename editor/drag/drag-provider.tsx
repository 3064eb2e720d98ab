import {
  DndContext,
  DragOverlay,
  KeyboardCode,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { typeOfKind } from '../document/tree.ts';
import { ComponentIcon } from '../workspace/component-icon.tsx';
import { kindIn, useNodeNameInWords } from '../workspace/node-name.ts';
import { useRefusalText } from '../workspace/use-refusal-text.ts';
import { useTypeName } from '../workspace/use-schema-text.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { Ghost } from './drag-provider.styles.ts';
import { CanvasSurfaceContext, type Dragged, DragStateContext } from './drag-state.ts';
import { neighbourAt } from './drop-position.ts';
import { besidePointer } from './pointer.ts';
import { useDrag } from './use-drag.ts';

const { Space, Enter, Esc, Tab } = KeyboardCode;
// The same objects at each rendering: with others every line of the outline would render again.
const BY_MOUSE = { activationConstraint: { distance: 4 } };
const BY_TOUCH = { activationConstraint: { delay: 250, tolerance: 6 } };
const BESIDE_POINTER = [besidePointer];
const KEYBOARD_CODES = { start: [Space, Enter], cancel: [Esc], end: [Space, Enter, Tab] };

/** Makes nodes and components of the palette draggable by mouse, touch and keyboard, in the outline and on the canvas. */
export function DragProvider({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const typeName = useTypeName();
  const inWords = useNodeNameInWords();
  const refusalText = useRefusalText();
  const { store } = useWorkspace();
  const { state, latest, wasDropped, setSurface, keyboardCoordinates, handlers } = useDrag();
  const byKeyboard = useMemo(
    () => ({ coordinateGetter: keyboardCoordinates, keyboardCodes: KEYBOARD_CODES }),
    [keyboardCoordinates],
  );
  const sensors = useSensors(
    useSensor(MouseSensor, BY_MOUSE),
    useSensor(TouchSensor, BY_TOUCH),
    useSensor(KeyboardSensor, byKeyboard),
  );
  const kindDragged = (dragged: Dragged) =>
    dragged.kind === 'nodes' ? kindIn(store.document(), dragged.ids[0] ?? '') : dragged.type;
  const nameOf = (dragged: Dragged) =>
    dragged.kind === 'nodes' && dragged.ids.length > 1
      ? t('drag.several', { count: dragged.ids.length })
      : typeName(kindDragged(dragged));
  /** As announcements name it: a screen reader does not show which of the rows it is. */
  const saidName = (dragged: Dragged) => {
    const [only, ...others] = dragged.kind === 'nodes' ? dragged.ids : [];
    return only === undefined || others.length > 0 ? nameOf(dragged) : inWords(only);
  };
  const announce = () => {
    const { dragged, target } = latest.current;
    if (!dragged || !target) return undefined;
    const moved = new Set(dragged.kind === 'nodes' ? dragged.ids : []);
    const beside = neighbourAt(store.document(), target.position, moved);
    const values = { name: saidName(dragged), other: beside ? inWords(beside.id) : '' };
    if (target.refusal) {
      const refused = t(beside ? 'drag.refused' : 'drag.refusedAlone', values);
      return `${refused} ${refusalText(target.refusal)}`;
    }
    return t(`drag.${beside ? beside.where : 'alone'}`, values);
  };
  const started = () => {
    const { dragged } = latest.current;
    return dragged ? t('drag.started', { name: saidName(dragged) }) : undefined;
  };
  const { dragged } = state;
  return (
    <DndContext
      {...handlers}
      sensors={sensors}
      accessibility={{
        screenReaderInstructions: { draggable: t('drag.instructions') },
        announcements: {
          onDragStart: started,
          onDragMove: announce,
          onDragOver: announce,
          onDragEnd: () => t(wasDropped.current ? 'drag.ended' : 'drag.cancelled'),
          onDragCancel: () => t('drag.cancelled'),
        },
      }}
    >
      <DragStateContext value={state}>
        <CanvasSurfaceContext value={setSurface}>{children}</CanvasSurfaceContext>
      </DragStateContext>
      <DragOverlay dropAnimation={null} modifiers={BESIDE_POINTER}>
        {dragged && (
          <Ghost>
            <ComponentIcon type={typeOfKind(kindDragged(dragged))} />
            {nameOf(dragged)}
          </Ghost>
        )}
      </DragOverlay>
    </DndContext>
  );
}
