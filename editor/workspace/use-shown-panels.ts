import { useCallback, useState } from 'react';
import type { ShownParts } from '../actions/shown-actions.ts';
import { useServices } from '../app/services.tsx';
import { LIST_ROOM, PROPERTIES_ROOM } from '../app/shell/room.ts';

/** The panels beside the canvas. */
const PANELS = ['structure', 'properties'] as const;
export type PanelName = (typeof PANELS)[number];

/** The id of the element that a panel is. */
export const panelId = (panel: PanelName) => `panel-${panel}`;

const ROOM: Readonly<Record<PanelName, number>> = { structure: LIST_ROOM, properties: PROPERTIES_ROOM };

/** Whether a panel stands above the canvas: the window is too narrow for it. */
const isAbove = (panel: PanelName): boolean => innerWidth < ROOM[panel];

/** Where there is no room for both, only the panel that was requested. */
const withRoom = (shown: ShownParts, requested: PanelName): ShownParts =>
  innerWidth >= LIST_ROOM
    ? shown
    : { ...shown, structure: false, properties: false, [requested]: shown[requested] };

/** Which panels are shown beside the canvas. What is chosen is remembered; what covers the canvas is closed at first. */
export function useShownPanels() {
  const { preferences } = useServices();
  const [panels, setPanels] = useState<ShownParts>(() => {
    const { structure, properties, hidden } = preferences.shownParts();
    return {
      structure: structure && !isAbove('structure'),
      properties: properties && !isAbove('properties'),
      hidden,
    };
  });
  const choose = useCallback(
    (chosen: ShownParts) => {
      const changed = PANELS.find((panel) => chosen[panel] !== panels[panel]);
      setPanels(withRoom(chosen, changed ?? PANELS.find((panel) => panels[panel]) ?? 'structure'));
      // What the window has no room for, or closed for want of room, is no choice.
      const stored = preferences.shownParts();
      const choiceOf = (panel: PanelName) =>
        isAbove(panel) || chosen[panel] === panels[panel] ? stored[panel] : chosen[panel];
      preferences.setShownParts({
        structure: choiceOf('structure'),
        properties: choiceOf('properties'),
        hidden: chosen.hidden,
      });
    },
    [preferences, panels],
  );
  const open = useCallback(
    (panel: PanelName) => setPanels((shown) => withRoom({ ...shown, [panel]: true }, panel)),
    [],
  );
  /** Closes a panel that covers the canvas. @returns whether it did */
  const uncover = useCallback((panel: PanelName): boolean => {
    if (!isAbove(panel)) return false;
    setPanels((shown) => ({ ...shown, [panel]: false }));
    return true;
  }, []);
  return { panels, choose, open, uncover };
}
