import type { EditorName } from './build.ts';
import type { Measurement } from './editor/run.ts';
import type { SystemName } from './ssr/entry.tsx';

/** A ratio that we mean to keep: of one system to another, at most or at least. */
export interface Goal {
  readonly what: string;
  readonly of: string;
  readonly to: string;
  readonly limit: number;
  readonly isFloor?: true;
}

const rendering = (what: string, of: SystemName, to: SystemName, limit: number): Goal => ({
  what,
  of,
  to,
  limit,
});

/** Goals of rendering with styled-components on both sides. */
export const RENDERING_GOALS: readonly Goal[] = [
  rendering('a cold page, from stored JSON to head and styles', 'ours, cold page', 'hand', 1.3),
  rendering('a page whose documents are prepared', 'ours, warm page', 'Puck', 0.25),
];

export const HYDRATION_GOALS: readonly Goal[] = [
  { what: 'hydration of everything, to Puck', of: 'ours', to: 'puck', limit: 0.33 },
  { what: 'hydration of everything, to Puck /rsc', of: 'ours', to: 'puck-rsc', limit: 0.33 },
];

export const MOUNT_GOALS: readonly Goal[] = [
  { what: 'mounting by the live driver, to React by hand', of: 'mount-live', to: 'mount-hand', limit: 1.3 },
];

export const RESULTS_GOALS: readonly Goal[] = [
  {
    what: '200 vehicles from the data to painted, to the same list by hand',
    of: 'ours',
    to: 'hand',
    limit: 1.5,
  },
];

export const SERVER_GOALS: readonly Goal[] = [
  { what: 'a page out of the cache', of: 'ours, cached page', to: 'bare Fastify', limit: 0.6, isFloor: true },
];

export const SEARCH_GOALS: readonly Goal[] = [
  { what: 'the slowest twentieth of searches', of: 'large company', to: 'small company', limit: 5 },
];

/** The most milliseconds that something of our editor may take. */
export interface EditorGoal {
  readonly what: string;
  readonly of: Measurement;
  readonly limit: number;
}

export const MEASURED_EDITOR: EditorName = 'ours';

const editorGoals = (ready: number, operation: number): readonly EditorGoal[] => [
  { what: 'ready, from the data', of: 'ready', limit: ready },
  { what: 'selecting, to the mark', of: 'select', limit: operation },
  { what: 'editing a text, to the canvas', of: 'edit', limit: operation },
  { what: 'moving a section, to the canvas', of: 'move', limit: operation },
];

/** By the nodes of the page. One frame of a screen has 16 ms. */
export const EDITOR_GOALS: ReadonlyMap<number, readonly EditorGoal[]> = new Map([
  [500, editorGoals(400, 8)],
  [2_000, editorGoals(1_000, 16)],
]);
