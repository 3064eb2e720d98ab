import { Maximize2, Monitor, Smartphone, Tablet } from 'lucide';
import type { CanvasView } from '../canvas/canvas-view.ts';
import type { Action } from './action.ts';

interface Context {
  readonly view: CanvasView;
  readonly onView: (view: CanvasView) => void;
}

/** Widths at which pages are looked at, in CSS pixels. */
export const VIEWPORTS = [
  { width: 360, icon: Smartphone, key: 'phone' },
  { width: 768, icon: Tablet, key: 'tablet' },
  { width: 1280, icon: Monitor, key: 'desktop' },
] as const;

/** How the canvas shows the page. The keys of the zoom are those of the canvas. */
export const VIEW_ACTIONS: readonly Action<Context>[] = [
  ...VIEWPORTS.map(
    ({ width, icon, key }): Action<Context> => ({
      id: `width-${key}`,
      group: 'view',
      name: `viewport.${key}`,
      nameValues: { width },
      icon,
      isPossible: ({ view }) => view.width !== width,
      run: ({ view, onView }) => onView({ ...view, width }),
    }),
  ),
  {
    id: 'width-full',
    group: 'view',
    name: 'viewport.full',
    icon: Maximize2,
    isPossible: ({ view }) => view.width !== null,
    run: ({ view, onView }) => onView({ ...view, width: null }),
  },
];
