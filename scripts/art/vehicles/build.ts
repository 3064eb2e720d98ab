import { writeMedia } from '../kit/files.ts';
import { bodies } from './bodies.ts';
import { type CatalogueEntry, catalogue } from './catalogue.ts';
import { drawVehicle } from './draw.ts';
import { canvas } from './frame.ts';
import { paints } from './paints.ts';
import { trimOf } from './trims.ts';

// Short, because every gradient and clip repeats it; unique, because a page may inline several cars.
const idOf = (entry: CatalogueEntry): string => `v${catalogue.indexOf(entry)}`;

/** Complete SVG file of one catalogue entry. */
export function vehicleFile(entry: CatalogueEntry): string {
  const { body, trim, paint } = entry;
  const inner = drawVehicle({
    body: bodies[body],
    trim: trimOf(body, trim),
    paint: paints[paint],
    id: idOf(entry),
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas.width} ${canvas.height}">${inner}</svg>\n`;
}

/** Writes every vehicle of the catalogue. */
export async function buildVehicles(): Promise<void> {
  for (const entry of catalogue) await writeMedia(`shared/vehicles/${entry.slug}.svg`, vehicleFile(entry));
}
