import { expect, it } from 'vitest';
import { type Frame, toWebm } from './webm.ts';

/** An element of a file, from its id to its end. */
interface Element {
  readonly id: string;
  /** Where it begins and where its content begins, in bytes from the beginning of the file. */
  readonly at: number;
  readonly content: number;
  readonly end: number;
}

/** The elements of a part of a file. Lengths of ids and sizes follow from the leading zeros of their first byte. */
function elementsIn(file: Buffer, from = 0, end = file.length): Element[] {
  const elements: Element[] = [];
  for (let at = from; at < end; at = elements.at(-1)?.end ?? end) {
    const idLength = Math.clz32(file[at] ?? 0) - 23;
    const sizeAt = at + idLength;
    const sizeLength = Math.clz32(file[sizeAt] ?? 0) - 23;
    const size = Buffer.from(file.subarray(sizeAt, sizeAt + sizeLength));
    size[0] = (size[0] ?? 0) & (0xff >> sizeLength);
    const content = sizeAt + sizeLength;
    elements.push({
      id: file.toString('hex', at, sizeAt),
      at,
      content,
      end: content + Number.parseInt(size.toString('hex'), 16),
    });
  }
  return elements;
}

const frame = (at: number, isKey: boolean, bytes: number): Frame => ({
  at,
  isKey,
  data: Buffer.alloc(bytes, at),
});
const FRAMES = [frame(0, true, 300), frame(40, false, 20), frame(80, true, 250), frame(120, false, 10)];
const file = toWebm(FRAMES, { width: 320, height: 180 }, 160);

const inside = ({ content, end }: Element) => elementsIn(file, content, end);
const only = (elements: readonly Element[], id: string): Element => {
  const [found, ...others] = elements.filter((element) => element.id === id);
  if (!found || others.length > 0) throw new Error(`${others.length} more elements ${id}`);
  return found;
};
const bytesOf = ({ content, end }: Element) => file.subarray(content, end);
const numberOf = (element: Element) => Number(bytesOf(element).readBigUInt64BE());
const [head, segment] = elementsIn(file) as [Element, Element];

it('is a WebM file of one segment, whose sizes add up to its length', () => {
  expect(elementsIn(file).map(({ id, end }) => [id, end])).toEqual([
    ['1a45dfa3', segment.at],
    ['18538067', file.length],
  ]);
  expect(bytesOf(only(inside(head), '4282')).toString()).toBe('webm');
  expect(inside(segment).map(({ id }) => id)).toEqual([
    '1549a966',
    '1654ae6b',
    '1c53bb6b',
    '1f43b675',
    '1f43b675',
  ]);
});

it('states its duration and one VP9 track with the size of its pictures', () => {
  const info = inside(only(inside(segment), '1549a966'));
  expect(numberOf(only(info, '2ad7b1'))).toBe(1_000_000);
  expect(bytesOf(only(info, '4489')).readDoubleBE()).toBe(160);
  const track = inside(only(inside(only(inside(segment), '1654ae6b')), 'ae'));
  expect(bytesOf(only(track, '86')).toString()).toBe('V_VP9');
  const video = inside(only(track, 'e0'));
  expect([numberOf(only(video, 'b0')), numberOf(only(video, 'ba'))]).toEqual([320, 180]);
});

it('begins a cluster at each key frame, with every frame at its time', () => {
  const clusters = inside(segment).filter(({ id }) => id === '1f43b675');
  const frames = clusters.flatMap((cluster) => {
    const start = numberOf(only(inside(cluster), 'e7'));
    return inside(cluster)
      .filter(({ id }) => id === 'a3')
      .map((block) => {
        const bytes = bytesOf(block);
        expect(bytes[0]).toBe(0x81);
        return { at: start + bytes.readInt16BE(1), isKey: bytes[3] === 0x80, data: bytes.subarray(4) };
      });
  });
  expect(frames).toEqual(FRAMES);
  expect(clusters).toHaveLength(2);
});

it('points from the times of key frames to their clusters, from the content of the segment on', () => {
  const cues = inside(only(inside(segment), '1c53bb6b')).map((point) => {
    const position = numberOf(only(inside(only(inside(point), 'b7')), 'f1'));
    const cluster = only(
      inside(segment).filter(({ at }) => at === segment.content + position),
      '1f43b675',
    );
    return [numberOf(only(inside(point), 'b3')), numberOf(only(inside(cluster), 'e7'))];
  });
  expect(cues).toEqual([
    [0, 0],
    [80, 80],
  ]);
});
