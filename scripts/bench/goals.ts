import type { SystemName } from './ssr/entry.tsx';

/** A ratio that we mean to keep: of one system to another, at most or at least. */
export interface Goal {
  readonly what: string;
  readonly of: string;
  readonly to: string;
  readonly limit: number;
  readonly isFloor?: true;
}

const drawing = (what: string, of: SystemName, to: SystemName, limit: number): Goal => ({
  what,
  of,
  to,
  limit,
});

/** Goals of drawing with styled-components on both sides. */
export const DRAWING_GOALS: readonly Goal[] = [
  drawing('a cold page, from stored JSON to head and styles', 'ours, cold page', 'hand', 1.3),
  drawing('a page whose documents are prepared', 'ours, warm page', 'Puck', 0.25),
];

export const HYDRATION_GOALS: readonly Goal[] = [
  { what: 'hydration of everything, to Puck', of: 'ours', to: 'puck', limit: 0.33 },
  { what: 'hydration of everything, to Puck /rsc', of: 'ours', to: 'puck-rsc', limit: 0.33 },
];

export const MOUNT_GOALS: readonly Goal[] = [
  { what: 'mounting by the live driver, to React by hand', of: 'mount-live', to: 'mount-hand', limit: 1.3 },
];

export const SERVER_GOALS: readonly Goal[] = [
  { what: 'a page out of the cache', of: 'ours, cached page', to: 'bare Fastify', limit: 0.6, isFloor: true },
];

export const SEARCH_GOALS: readonly Goal[] = [
  { what: 'the slowest twentieth of searches', of: 'large company', to: 'small company', limit: 5 },
];
