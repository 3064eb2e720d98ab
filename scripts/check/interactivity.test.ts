import { expect, it } from 'vitest';
import { findInteractivity } from './interactivity.ts';

const HOOK = 'export const Counter = () => React.useState(0)[0];';

it.each([
  ['imports', "import { Counter } from './counter.tsx';"],
  ['hands on', "export { Counter } from './counter.tsx';"],
  ['hands on with all else', "export * from './counter.tsx';"],
  ['loads later', "export const load = () => import('./counter.tsx');"],
])('finds a hook in what a component %s', (_how, text) => {
  const problems = findInteractivity([
    { path: 'src/components/tag/index.ts', text },
    { path: 'src/components/tag/counter.tsx', text: HOOK },
  ]);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^src\/components\/tag\/counter\.tsx:1: useState has no effect/);
});

it.each([
  ['types alone are taken', "export type { Counter } from './counter.tsx';"],
  ['its file is an island', "import { Counter } from './counter.island.tsx';"],
])('finds nothing where %s', (_why, text) => {
  const files = ['counter.tsx', 'counter.island.tsx'].map((name) => ({
    path: `src/components/tag/${name}`,
    text: HOOK,
  }));
  expect(findInteractivity([{ path: 'src/components/tag/index.ts', text }, ...files])).toEqual([]);
});
