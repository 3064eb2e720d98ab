import { Maximize2, Monitor, Smartphone, Tablet } from 'lucide';
import { type CanvasView, DESKTOP } from '../canvas/canvas-view.ts';
import type { Action } from './action.ts';

interface Context {
  readonly view: CanvasView;
  readonly onView: (view: CanvasView) => void;
}

/** Widths at which pages are looked at, in CSS pixels; `null` is all the room that the canvas has. */
export const VIEWPORTS = [
  { width: 360, icon: Smartphone, key: 'phone' },
  { width: 768, icon: Tablet, key: 'tablet' },
  { width: DESKTOP, icon: Monitor, key: 'desktop' },
  { width: null, icon: Maximize2, key: 'full' },
] as const;

/** How the canvas shows the page. The keys of the zoom are those of the canvas. */
export const VIEW_ACTIONS: readonly Action<Context>[] = VIEWPORTS.map(({ width, icon, key }) => ({
  id: `width-${key}`,
  group: 'view',
  name: `viewport.${key}`,
  ...(width === null ? {} : { nameValues: { width } }),
  icon,
  isPossible: ({ view }) => view.width !== width,
  run: ({ view, onView }) => onView({ ...view, width }),
}));
