// `npm run palette-pictures`: takes the pictures of components that the palette of the editor shows.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { difference } from '../../tests/e2e/support/sheet.ts';
import { buildStorybook } from '../lib/build.mjs';
import { say } from '../lib/stages.mjs';
import { main, node, path, root } from '../lib/task.mjs';
import { takePictures } from '../palette-pictures/take-pictures.ts';

const MAX_BYTES = 200_000;
/** Share of pixels that may differ between two pictures of the same: the edges of letters, from run to run. */
const MAX_DIFFERENCE = 0.001;

const folder = path('editor/palette/pictures');
const fileOf = (id) => `${folder}/${id}.avif`;

/** Whether a stored picture shows the same. */
const isSame = async (id, picture) =>
  existsSync(fileOf(id)) && (await difference(readFileSync(fileOf(id)), picture)) <= MAX_DIFFERENCE;

await main(async () => {
  await buildStorybook(root, node);
  const pictures = await takePictures();
  const bytes = [...pictures.values()].reduce((sum, { length }) => sum + length, 0);
  if (bytes > MAX_BYTES) throw new Error(`the pictures have ${bytes} bytes, more than ${MAX_BYTES}`);
  mkdirSync(folder, { recursive: true });
  const kept = new Set([...pictures.keys()].map((id) => `${id}.avif`));
  for (const file of readdirSync(folder)) if (!kept.has(file)) rmSync(`${folder}/${file}`);
  let changed = 0;
  for (const [id, picture] of pictures) {
    if (await isSame(id, picture)) continue;
    writeFileSync(fileOf(id), picture);
    changed += 1;
  }
  say(`${pictures.size} pictures of ${bytes} bytes are in editor/palette/pictures; ${changed} are new`);
});
