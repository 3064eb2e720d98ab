/** The tables of a TrueType font by their tags: https://learn.microsoft.com/typography/opentype/spec/otff */
export type Tables = ReadonlyMap<string, Buffer>;

const HEADER = 12;
const RECORD = 16;
/** Where `head` has the checksum of the whole file, and what that is subtracted from. */
const CHECKSUM_AT = 8;
const CHECKSUM_OF_FILE = 0xb1b0afba;

const padded = (length: number) => Math.ceil(length / 4) * 4;

/** The sum of a table's 32-bit words, its end filled with zeros. */
function checksum(table: Buffer): number {
  const words = Buffer.alloc(padded(table.length));
  table.copy(words);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Takes a font apart. */
export function readTables(font: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  for (let table = 0; table < font.readUInt16BE(4); table += 1) {
    const record = HEADER + RECORD * table;
    const start = font.readUInt32BE(record + 8);
    const tag = font.toString('latin1', record, record + 4);
    tables.set(tag, font.subarray(start, start + font.readUInt32BE(record + 12)));
  }
  return tables;
}

/** Puts a font together. */
export function writeTables(tables: Tables): Buffer {
  const sorted = [...tables].sort(([one], [other]) => (one < other ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const header = Buffer.alloc(HEADER + RECORD * sorted.length);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (sorted.length - 2 ** power), 10);

  let start = header.length;
  let head = 0;
  const parts = sorted.map(([tag, content], position) => {
    const part = Buffer.alloc(padded(content.length));
    content.copy(part);
    if (tag === 'head') {
      part.writeUInt32BE(0, CHECKSUM_AT);
      head = start;
    }
    const record = HEADER + RECORD * position;
    header.write(tag, record, 'latin1');
    header.writeUInt32BE(checksum(part), record + 4);
    header.writeUInt32BE(start, record + 8);
    header.writeUInt32BE(content.length, record + 12);
    start += part.length;
    return part;
  });
  const font = Buffer.concat([header, ...parts]);
  font.writeUInt32BE((CHECKSUM_OF_FILE - checksum(font)) >>> 0, head + CHECKSUM_AT);
  return font;
}
