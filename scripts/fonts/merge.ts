import { readTables, type Tables, writeTables } from './sfnt.ts';

/** A table, or an error that names it. */
function tableOf(tables: Tables, tag: string): Buffer {
  const table = tables.get(tag);
  if (!table) throw new Error(`a font without ${tag} cannot be merged`);
  return table;
}

/** Offsets in bytes, one after the other: of 32 bits, or of 16 bits that count pairs of bytes. */
const offsetsIn = (table: Buffer, start: number, count: number, isLong: boolean): number[] =>
  Array.from({ length: count }, (_, at) =>
    isLong ? table.readUInt32BE(start + 4 * at) : 2 * table.readUInt16BE(start + 2 * at),
  );

/** The slices between offsets. */
const slices = (table: Buffer, start: number, offsets: readonly number[]): Buffer[] =>
  offsets.slice(1).map((end, at) => table.subarray(start + (offsets[at] ?? 0), start + end));

/** The starts of parts of whole 32-bit words and the end of the last one, as 32-bit numbers, and the parts. */
function indexed(parts: readonly Buffer[]): { readonly offsets: Buffer; readonly data: Buffer } {
  const offsets = Buffer.alloc(4 * (parts.length + 1));
  const filled = parts.map((part) => Buffer.concat([part, Buffer.alloc((4 - (part.length % 4)) % 4)]));
  let end = 0;
  for (const [at, part] of filled.entries()) {
    end += part.length;
    offsets.writeUInt32BE(end, 4 * (at + 1));
  }
  return { offsets, data: Buffer.concat(filled) };
}

const glyphCount = (tables: Tables) => tableOf(tables, 'maxp').readUInt16BE(4);
const hasLongOffsets = (tables: Tables) => tableOf(tables, 'head').readInt16BE(50) === 1;

/** The outlines, by glyph. */
const outlines = (tables: Tables): Buffer[] =>
  slices(
    tableOf(tables, 'glyf'),
    0,
    offsetsIn(tableOf(tables, 'loca'), 0, glyphCount(tables) + 1, hasLongOffsets(tables)),
  );

/** How composite glyphs name their parts: https://learn.microsoft.com/typography/opentype/spec/glyf */
const GLYPH_HEADER = 10;
const PART = { wordArguments: 0x0001, scale: 0x0008, more: 0x0020, scales: 0x0040, matrix: 0x0080 } as const;

/** An outline whose parts are glyphs of higher numbers. */
function withHigherParts(outline: Buffer, by: number): Buffer {
  const copy = Buffer.from(outline);
  if (copy.length === 0 || copy.readInt16BE(0) >= 0) return copy;
  let at = GLYPH_HEADER;
  let flags: number;
  do {
    flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(copy.readUInt16BE(at + 2) + by, at + 2);
    at += 4 + (flags & PART.wordArguments ? 4 : 2);
    if (flags & PART.scale) at += 2;
    else if (flags & PART.scales) at += 4;
    else if (flags & PART.matrix) at += 8;
  } while (flags & PART.more);
  return copy;
}

/** Width and left side of each glyph, the last width written out for all that share it. */
function metrics(tables: Tables): Buffer {
  const hmtx = tableOf(tables, 'hmtx');
  const widths = tableOf(tables, 'hhea').readUInt16BE(34);
  const lastWidth = hmtx.subarray(4 * (widths - 1), 4 * (widths - 1) + 2);
  const parts = [hmtx.subarray(0, 4 * widths)];
  for (let side = 4 * widths; side < hmtx.length; side += 2)
    parts.push(lastWidth, hmtx.subarray(side, side + 2));
  return Buffer.concat(parts);
}

/** How outlines vary: https://learn.microsoft.com/typography/opentype/spec/gvar */
const VARIATION = { header: 20, count: 0x0fff, ownPeak: 0x8000, ownRegion: 0x4000 } as const;

interface Variations {
  readonly axes: number;
  /** The positions in the design space that glyphs refer to by number. */
  readonly peaks: Buffer;
  readonly byGlyph: readonly Buffer[];
}

function variations(tables: Tables): Variations {
  const gvar = tableOf(tables, 'gvar');
  const axes = gvar.readUInt16BE(4);
  const peaks = gvar.readUInt32BE(8);
  const offsets = offsetsIn(
    gvar,
    VARIATION.header,
    gvar.readUInt16BE(12) + 1,
    (gvar.readUInt16BE(14) & 1) === 1,
  );
  return {
    axes,
    peaks: gvar.subarray(peaks, peaks + 2 * axes * gvar.readUInt16BE(6)),
    byGlyph: slices(gvar, gvar.readUInt32BE(16), offsets),
  };
}

/** The variations of a glyph, with higher numbers of shared peaks. */
function withHigherPeaks(glyph: Buffer, axes: number, by: number): Buffer {
  const copy = Buffer.from(glyph);
  if (copy.length === 0) return copy;
  const count = copy.readUInt16BE(0) & VARIATION.count;
  let at = 4;
  for (let tuple = 0; tuple < count; tuple += 1) {
    const index = copy.readUInt16BE(at + 2);
    if (!(index & VARIATION.ownPeak)) copy.writeUInt16BE(index + by, at + 2);
    at += 4;
    if (index & VARIATION.ownPeak) at += 2 * axes;
    if (index & VARIATION.ownRegion) at += 4 * axes;
  }
  return copy;
}

function writeVariations({ axes, peaks, byGlyph }: Variations): Buffer {
  const { offsets, data } = indexed(byGlyph);
  const header = Buffer.alloc(VARIATION.header);
  header.writeUInt16BE(1, 0);
  header.writeUInt16BE(axes, 4);
  header.writeUInt16BE(peaks.length / 2 / axes, 6);
  header.writeUInt32BE(header.length + offsets.length, 8);
  header.writeUInt16BE(byGlyph.length, 12);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(header.length + offsets.length + peaks.length, 16);
  return Buffer.concat([header, offsets, peaks, data]);
}

/** The glyph of each character, from the subtable for the Basic Multilingual Plane (format 4). */
function characters(tables: Tables): Map<number, number> {
  const cmap = tableOf(tables, 'cmap');
  for (let record = 0; record < cmap.readUInt16BE(2); record += 1) {
    const start = cmap.readUInt32BE(4 + 8 * record + 4);
    if (cmap.readUInt16BE(start) === 4) return charactersOfSegments(cmap.subarray(start));
  }
  throw new Error('a font without a character map of format 4 cannot be merged');
}

function charactersOfSegments(map: Buffer): Map<number, number> {
  const found = new Map<number, number>();
  const bytes = map.readUInt16BE(6);
  for (let at = 0; at < bytes; at += 2) {
    const end = map.readUInt16BE(14 + at);
    const start = map.readUInt16BE(16 + bytes + at);
    const delta = map.readUInt16BE(16 + 2 * bytes + at);
    const range = 16 + 3 * bytes + at;
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const offset = map.readUInt16BE(range);
      const glyph = offset === 0 ? code : map.readUInt16BE(range + offset + 2 * (code - start));
      if (offset === 0 || glyph !== 0) found.set(code, (glyph + delta) & 0xffff);
    }
  }
  return found;
}

/** A character map of one subtable of format 4, a segment for each row of characters whose glyphs follow each other. */
function writeCharacters(glyphs: ReadonlyMap<number, number>): Buffer {
  const segments: { start: number; end: number; delta: number }[] = [];
  for (const [code, glyph] of [...glyphs].sort(([one], [other]) => one - other)) {
    const last = segments.at(-1);
    const delta = (glyph - code) & 0xffff;
    if (last && last.end === code - 1 && last.delta === delta) last.end = code;
    else segments.push({ start: code, end: code, delta });
  }
  segments.push({ start: 0xffff, end: 0xffff, delta: 1 });

  const bytes = 2 * segments.length;
  const power = Math.floor(Math.log2(segments.length));
  const map = Buffer.alloc(16 + 4 * bytes);
  map.writeUInt16BE(4, 0);
  map.writeUInt16BE(map.length, 2);
  map.writeUInt16BE(bytes, 6);
  map.writeUInt16BE(2 * 2 ** power, 8);
  map.writeUInt16BE(power, 10);
  map.writeUInt16BE(bytes - 2 * 2 ** power, 12);
  for (const [position, { start, end, delta }] of segments.entries()) {
    map.writeUInt16BE(end, 14 + 2 * position);
    map.writeUInt16BE(start, 16 + bytes + 2 * position);
    map.writeUInt16BE(delta, 16 + 2 * bytes + 2 * position);
  }
  const header = Buffer.alloc(12);
  header.writeUInt16BE(1, 2);
  header.writeUInt16BE(3, 4);
  header.writeUInt16BE(1, 6);
  header.writeUInt32BE(header.length, 8);
  return Buffer.concat([header, map]);
}

/** The greater of two 16-bit numbers at offsets of a table. */
function keepGreater(table: Buffer, other: Buffer, offsets: readonly number[]): void {
  for (const at of offsets) table.writeUInt16BE(Math.max(table.readUInt16BE(at), other.readUInt16BE(at)), at);
}

/** Numbers of `maxp` after that of the glyphs. */
const MAXIMA = Array.from({ length: 13 }, (_, at) => 6 + 2 * at);

/**
 * A variable TrueType font with the characters of two parts of one font. Kerning and ligatures are those of the first.
 * @throws Error when the parts are of different fonts, or have tables that are not understood
 */
export function mergeFonts(first: Buffer, second: Buffer): Buffer {
  const base = readTables(first);
  const more = readTables(second);
  for (const tag of ['fvar', 'avar', 'MVAR', 'prep'])
    if (base.get(tag)?.compare(more.get(tag) ?? Buffer.alloc(0)))
      throw new Error(`the ${tag} of the parts differs`);

  const firstCount = glyphCount(base);
  const glyf = indexed([
    ...outlines(base),
    ...outlines(more).map((outline) => withHigherParts(outline, firstCount)),
  ]);
  const ofBase = variations(base);
  const ofMore = variations(more);
  const firstPeaks = ofBase.peaks.length / 2 / ofBase.axes;
  const gvar = writeVariations({
    axes: ofBase.axes,
    peaks: Buffer.concat([ofBase.peaks, ofMore.peaks]),
    byGlyph: [
      ...ofBase.byGlyph,
      ...ofMore.byGlyph.map((glyph) => withHigherPeaks(glyph, ofBase.axes, firstPeaks)),
    ],
  });
  const added = [...characters(more)].map(([code, glyph]) => [code, glyph + firstCount] as const);

  const head = Buffer.from(tableOf(base, 'head'));
  head.writeInt16BE(1, 50);
  const maxp = Buffer.from(tableOf(base, 'maxp'));
  keepGreater(maxp, tableOf(more, 'maxp'), MAXIMA);
  const count = firstCount + glyphCount(more);
  maxp.writeUInt16BE(count, 4);
  const hhea = Buffer.from(tableOf(base, 'hhea'));
  hhea.writeUInt16BE(count, 34);

  const merged = new Map(base);
  // How widths vary stands in `gvar` as well.
  merged.delete('HVAR');
  return writeTables(
    new Map([
      ...merged,
      ['head', head],
      ['maxp', maxp],
      ['hhea', hhea],
      ['hmtx', Buffer.concat([metrics(base), metrics(more)])],
      ['glyf', glyf.data],
      ['loca', glyf.offsets],
      ['gvar', gvar],
      ['cmap', writeCharacters(new Map([...added, ...characters(base)]))],
    ]),
  );
}
