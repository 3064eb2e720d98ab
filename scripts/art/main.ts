import { buildLogos } from './brand/logos.ts';
import { buildMotifs } from './brand/motifs.ts';
import { drawContactSheet } from './contact-sheet.ts';
import { buildFilms } from './films/build.ts';
import { buildManifest } from './manifest.ts';
import { buildScenes } from './scenes/build.ts';
import { buildVehicles } from './vehicles/build.ts';

// Without an argument everything is drawn anew; `scenes andes/hero` draws what one is working on.
const [part, prefix] = process.argv.slice(2);
if (!part || part === 'vehicles') await buildVehicles();
if (!part || part === 'scenes') await buildScenes(prefix);
if (!part || part === 'brand') {
  await buildLogos();
  await buildMotifs();
}
if (!part || part === 'films') await buildFilms();
if (part === 'sheet') await drawContactSheet();
await buildManifest();
