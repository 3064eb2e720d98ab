/** A compressed picture of a film. */
export interface Frame {
  /** When it is shown, in milliseconds from the beginning. */
  readonly at: number;
  /** It can be decoded without those before it. */
  readonly isKey: boolean;
  readonly data: Uint8Array;
}

interface FilmSize {
  readonly width: number;
  readonly height: number;
}

const SIZE_BYTES = 8;

/** Element ids of WebM, a subset of Matroska. */
const ID = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const;

const NANOSECONDS_PER_MILLISECOND = 1_000_000;
const VIDEO_TRACK = 1;
const APP = 'forecourt';

const idBytes = (id: number) => Buffer.from(id.toString(16).padStart(2, '0'), 'hex');

function element(id: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = Buffer.alloc(SIZE_BYTES);
  size.writeBigUInt64BE(BigInt(content.length));
  // The first byte says that seven more follow.
  size[0] = 1;
  return Buffer.concat([idBytes(id), size, content]);
}

/** Always of eight bytes, so that an element's size does not depend on its value. */
function unsigned(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return element(id, bytes);
}

function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

const text = (id: number, value: string) => element(id, Buffer.from(value));

/** Groups of frames, each of which begins with one that can be decoded alone. */
const groupsOf = (frames: readonly Frame[]): readonly (readonly Frame[])[] =>
  frames.reduce<Frame[][]>((groups, frame) => {
    if (frame.isKey) groups.push([frame]);
    else groups.at(-1)?.push(frame);
    return groups;
  }, []);

const startOf = (group: readonly Frame[]) => group[0]?.at ?? 0;

function cluster(group: readonly Frame[]): Buffer {
  const start = startOf(group);
  const blocks = group.map(({ at, isKey, data }) => {
    const head = Buffer.alloc(4);
    head[0] = 0x80 | VIDEO_TRACK;
    head.writeInt16BE(at - start, 1);
    head[3] = isKey ? 0x80 : 0;
    return element(ID.simpleBlock, head, data);
  });
  return element(ID.cluster, unsigned(ID.timestamp, start), ...blocks);
}

const cues = (groups: readonly (readonly Frame[])[], positions: readonly number[]): Buffer =>
  element(
    ID.cues,
    ...groups.map((group, position) =>
      element(
        ID.cuePoint,
        unsigned(ID.cueTime, startOf(group)),
        element(
          ID.cueTrackPositions,
          unsigned(ID.cueTrack, VIDEO_TRACK),
          unsigned(ID.cueClusterPosition, positions[position] ?? 0),
        ),
      ),
    ),
  );

/**
 * A silent film of VP9 frames as a WebM file, which can be sought in. The first frame must be a key frame.
 * @param duration milliseconds
 */
export function toWebm(frames: readonly Frame[], { width, height }: FilmSize, duration: number): Buffer {
  const groups = groupsOf(frames);
  const clusters = groups.map(cluster);
  const info = element(
    ID.info,
    unsigned(ID.timestampScale, NANOSECONDS_PER_MILLISECOND),
    float(ID.duration, duration),
    text(ID.muxingApp, APP),
    text(ID.writingApp, APP),
  );
  const tracks = element(
    ID.tracks,
    element(
      ID.trackEntry,
      unsigned(ID.trackNumber, VIDEO_TRACK),
      unsigned(ID.trackUid, VIDEO_TRACK),
      unsigned(ID.trackType, 1),
      text(ID.codecId, 'V_VP9'),
      element(ID.video, unsigned(ID.pixelWidth, width), unsigned(ID.pixelHeight, height)),
    ),
  );
  const first = info.length + tracks.length + cues(groups, []).length;
  const positions = clusters.map((_one, position) =>
    clusters.slice(0, position).reduce((sum, { length }) => sum + length, first),
  );
  return Buffer.concat([
    element(
      ID.ebml,
      text(ID.docType, 'webm'),
      unsigned(ID.docTypeVersion, 4),
      unsigned(ID.docTypeReadVersion, 2),
    ),
    element(ID.segment, info, tracks, cues(groups, positions), ...clusters),
  ]);
}
