// Writes the small font files of the sites: run it after an update of Fontsource or a new language, and commit them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { subsetFonts, TARGET } from './subset.ts';

const root = join(import.meta.dirname, '../..');
mkdirSync(join(root, TARGET), { recursive: true });
for (const [name, content] of await subsetFonts(root)) {
  writeFileSync(join(root, TARGET, name), content);
  console.log(`${name}: ${content.length} bytes`);
}
