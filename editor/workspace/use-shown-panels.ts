import { useCallback, useState } from 'react';
import type { ShownParts } from '../actions/shown-actions.ts';
import { useServices } from '../app/services.tsx';
import { LIST_ROOM, PROPERTIES_ROOM } from '../app/shell/room.ts';

/** A panel beside the canvas. */
type PanelName = 'structure' | 'properties';

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
      setPanels((before) =>
        withRoom(chosen, chosen.properties && !before.properties ? 'properties' : 'structure'),
      );
      const stored = preferences.shownParts();
      preferences.setShownParts({
        structure: isAbove('structure') ? stored.structure : chosen.structure,
        properties: isAbove('properties') ? stored.properties : chosen.properties,
        hidden: chosen.hidden,
      });
    },
    [preferences],
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
