import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createWorkload } from '../../scripts/bench/page/workload.ts';
import { HYDRATION_DATA_BYTES } from '../../scripts/check/script-limits.ts';
import { createOurs } from '../../scripts/bench/systems/ours.ts';

const NODES = 500;
const HYDRATION_DATA = / data-(?:island|island-id|props|hydrate|slot)="[^"]*"/g;

/** What the data of hydration adds to a page that is sent compressed by Brotli. */
const addedBytes = (html: string) =>
  brotliCompressSync(html).length - brotliCompressSync(html.replace(HYDRATION_DATA, '')).length;

it('adds at most half a kilobyte to a page of 500 nodes, 17 of them interactive', async () => {
  const ours = await createOurs(NODES, (name) => `/assets/island-${name}-C_Nezl3R.js`);
  const { html } = await ours.cold();
  expect(createWorkload(NODES).nodes).toBe(NODES);
  expect(html.match(/ data-island="/g)).toHaveLength(17);
  expect(addedBytes(html)).toBeLessThanOrEqual(HYDRATION_DATA_BYTES);
});

it('renders the same page cold, warm and by its prepared nodes', async () => {
  const ours = await createOurs(NODES, (name) => `/assets/island-${name}-C_Nezl3R.js`);
  const cold = await ours.cold();
  expect(await ours.warm()).toEqual(cold);
  expect(await ours.warm()).toEqual(cold);
  expect(cold.html).toContain(ours.walk().html);
});
