import { EyeOff, PanelLeft, PanelRight } from 'lucide';
import type { IconShapes } from '../../src/ui/icon/icon-shapes.ts';
import type { Action } from './action.ts';

/** What can be shown beside and on the canvas. */
export interface ShownParts {
  readonly structure: boolean;
  readonly properties: boolean;
  /** What visitors do not see at the width of the canvas. */
  readonly hidden: boolean;
}

interface Context {
  readonly shown: ShownParts;
  readonly onShow: (shown: ShownParts) => void;
}

const part = (key: keyof ShownParts, icon: IconShapes, name: string) => ({
  id: `show-${key}`,
  group: 'view' as const,
  part: key,
  icon,
  name,
  run: ({ shown, onShow }: Context) => onShow({ ...shown, [key]: !shown[key] }),
});

/** Shows parts of the workspace, or no longer. */
export const SHOWN_ACTIONS = [
  part('structure', PanelLeft, 'workspace.structure'),
  part('properties', PanelRight, 'panel.title'),
  part('hidden', EyeOff, 'canvas.hidden'),
] satisfies readonly (Action<Context> & { readonly part: keyof ShownParts })[];
