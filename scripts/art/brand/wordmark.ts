import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import decompress from 'woff2-encoder/decompress';
import { round } from '../kit/pen.ts';

/** A line of type to be turned into outlines. */
export interface Lettering {
  /** File inside a font package, such as `@fontsource-variable/archivo/files/….woff2`. */
  file: string;
  /** Variation axes, such as weight and width. */
  axes: Record<string, number>;
  text: string;
  /** Extra space between letters, in em. */
  tracking: number;
  /** Height of capitals, in canvas units. */
  capHeight: number;
}

/** Outlines of a line of type: path data with its baseline at y = 0 and its left edge at x = 0, and its width. */
export interface Outline {
  d: string;
  width: number;
}

interface Command {
  command: string;
  args: number[];
}

/** Sets a line in a variable font and returns its outlines; the logo then needs no font. */
export async function outline(lettering: Lettering): Promise<Outline> {
  const file = fileURLToPath(import.meta.resolve(lettering.file));
  const sfnt = await decompress(await readFile(file));
  const font = fontkit.create(Buffer.from(sfnt)) as fontkit.Font;
  const cut = font.getVariation(lettering.axes);
  const run = cut.layout(lettering.text);
  const scale = lettering.capHeight / font.capHeight;

  const names: Record<string, string> = {
    moveTo: 'M',
    lineTo: 'L',
    quadraticCurveTo: 'Q',
    bezierCurveTo: 'C',
    closePath: 'Z',
  };
  let pen = 0;
  let d = '';
  run.glyphs.forEach((glyph, index) => {
    for (const { command, args } of glyph.path.commands as Command[]) {
      d += names[command];
      d += args.map((value, axis) => round(axis % 2 ? -value * scale : (pen + value) * scale)).join(' ');
    }
    pen += run.positions[index]!.xAdvance + lettering.tracking * font.unitsPerEm;
  });
  return { d, width: (pen - lettering.tracking * font.unitsPerEm) * scale };
}
