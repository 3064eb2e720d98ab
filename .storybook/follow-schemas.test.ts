import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
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
