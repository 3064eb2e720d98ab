// `npm run palette-pictures`: takes the pictures of components that the palette of the editor shows.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { buildStorybook } from '../lib/build.mjs';
import { say } from '../lib/stages.mjs';
import { main, node, path, root } from '../lib/task.mjs';
import { takePictures } from '../palette-pictures/take-pictures.ts';

const MAX_BYTES = 200_000;

await main(async () => {
  await buildStorybook(root, node);
  const pictures = await takePictures();
  const bytes = [...pictures.values()].reduce((sum, { length }) => sum + length, 0);
  if (bytes > MAX_BYTES) throw new Error(`the pictures have ${bytes} bytes, more than ${MAX_BYTES}`);
  const folder = path('editor/palette/pictures');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [id, picture] of pictures) writeFileSync(`${folder}/${id}.avif`, picture);
  say(`${pictures.size} pictures of ${bytes} bytes are in editor/palette/pictures`);
});
