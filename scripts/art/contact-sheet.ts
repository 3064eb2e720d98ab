import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { catalogue } from './vehicles/catalogue.ts';
import { vehicleFile } from './vehicles/build.ts';

/** Draws a sheet to judge the fleet by: `npm run art -- sheet`, then look at .cache/vehicles.png. */
export async function drawContactSheet(): Promise<void> {
  const columns = 5;
  const rowCount = Math.ceil(catalogue.length / columns);
  const cells = catalogue.map((entry, index) => {
    const x = (index % columns) * 640;
    const y = Math.floor(index / columns) * 280;
    return vehicleFile(entry).replace('<svg ', `<svg x="${x}" y="${y}" width="640" height="280" `);
  });
  const sheet = `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * 400}" height="${rowCount * 175}" viewBox="0 0 ${columns * 640} ${rowCount * 280}"><path d="M0 0H9999V9999H0z" fill="#eef0ee"/>${cells.join('')}</svg>`;
  await mkdir('.cache', { recursive: true });
  await sharp(Buffer.from(sheet)).png().toFile('.cache/vehicles.png');
}
