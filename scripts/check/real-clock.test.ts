import { expect, it } from 'vitest';
import { findRealClocks } from './real-clock.ts';

const READS = '// A comment.\nexport const at = Date.now();';

it('says where the clock is read, and what renderers and islands have instead', () => {
  expect(findRealClocks([{ path: 'src/components/tag/tag.tsx', text: READS }])).toEqual([
    'src/components/tag/tag.tsx:2: the machine\'s clock is read here; take "now" as an argument; renderers get it as a property and state validUntil for what changes with it, islands use useNow',
  ]);
});

it('allows it where the services of islands are made, and in tests', () => {
  const paths = ['src/runtime/hydration/browser-services.ts', 'src/components/tag/tag.test.tsx'];
  expect(findRealClocks(paths.map((path) => ({ path, text: READS })))).toEqual([]);
});
