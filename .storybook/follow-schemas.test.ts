import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { whileBeingWritten } from '../scripts/new-component/being-written.ts';
import { schemaFollower } from './follow-schemas.ts';

const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
afterAll(() => rmSync(folder, { recursive: true }));

const schema = join(folder, 'schemas/components/PriceTag.schema.json');
const savedAt = (second: number) => {
  writeFileSync(schema, '{}');
  utimesSync(schema, second, second);
};

it('generates once for each time that schemas were saved, added or removed, however many ask', async () => {
  mkdirSync(join(folder, 'schemas/components'), { recursive: true });
  savedAt(1);
  let runs = 0;
  const follow = schemaFollower(folder, async () => void (runs += 1));
  const askTwice = async () => {
    await Promise.all([follow(), follow()]);
    return runs;
  };
  expect(await askTwice()).toBe(0);
  savedAt(2);
  expect(await askTwice()).toBe(1);
  expect(await askTwice()).toBe(1);
  rmSync(schema);
  expect(await askTwice()).toBe(2);
});

it('generates nothing for a new component, which comes with what is generated, but waits for it', async () => {
  mkdirSync(join(folder, 'schemas/components'), { recursive: true });
  savedAt(1);
  let runs = 0;
  const follow = schemaFollower(folder, async () => void (runs += 1));
  let followed: Promise<void> = Promise.resolve();
  await whileBeingWritten(folder, async () => {
    savedAt(2);
    followed = follow();
    await pause(100);
    savedAt(3);
  });
  await followed;
  await follow();
  expect(runs).toBe(0);
  savedAt(4);
  await follow();
  expect(runs).toBe(1);
});
