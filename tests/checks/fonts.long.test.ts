import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { subsetFonts, TARGET } from '../../scripts/fonts/subset.ts';

const root = join(import.meta.dirname, '../..');

it('the font files are those that scripts/fonts makes of the installed fonts', async () => {
  const made = await subsetFonts(root);
  expect(readdirSync(join(root, TARGET)).sort()).toEqual([...made.keys()].sort());
  for (const [name, content] of made)
    expect(readFileSync(join(root, TARGET, name)).equals(content), name).toBe(true);
});
