import type { Picture } from '../runtime/registry/page-context.ts';

/** One entry of the media manifest: the files that exist of a picture. */
export interface MediaEntry {
  readonly widths?: readonly number[];
  readonly formats?: readonly string[];
  readonly width: number;
  readonly height: number;
  readonly focalPoint?: readonly [number, number];
  readonly color?: string;
  /** Path of a picture that has one file only, such as an SVG. */
  readonly file?: string;
  /** Source of the composition for upright screens. */
  readonly tall?: string;
}

/** Entries by the source that documents name: pictures without size and format, drawings by their file. */
export type MediaManifest = Readonly<Record<string, MediaEntry>>;

/** The list that `scripts/art` writes beside the pictures it generates. */
export interface DrawnPictures {
  readonly pictures: Readonly<
    Record<
      string,
      {
        readonly src: string;
        readonly widths: readonly number[];
        readonly formats: readonly string[];
        readonly width: number;
        readonly height: number;
        readonly focal: readonly [number, number];
        readonly colour: string;
        readonly tall?: string;
      }
    >
  >;
}

/** The media library of the demo's pictures; an entry without widths is a vector graphic in one file. */
export const toMediaManifest = ({ pictures }: DrawnPictures): MediaManifest =>
  Object.fromEntries(
    Object.values(pictures).map(({ src, widths, formats, width, height, focal, colour, tall }) => {
      const shared = { width, height, focalPoint: focal, ...(tall ? { tall } : {}) };
      const file = `${src}.${formats[0]}`;
      // The place of a drawing stays see-through; that of a scene is filled while it loads.
      return widths.length === 0
        ? [file, { ...shared, file }]
        : [src, { ...shared, widths, formats, color: colour }];
    }),
  );

const MIME: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' };

/** The files of a picture of the media library, or of a foreign address; `null` for an empty source. */
export function resolvePicture(media: MediaManifest, src: string): Picture | null {
  if (src === '') return null;
  const entry = Object.hasOwn(media, src) ? media[src] : undefined;
  if (!entry)
    return {
      src,
      srcSet: undefined,
      sources: [],
      width: undefined,
      height: undefined,
      position: '50% 50%',
      color: undefined,
    };
  const [x, y] = entry.focalPoint ?? [0.5, 0.5];
  const shared = {
    width: entry.width,
    height: entry.height,
    position: `${Math.round(x * 100)}% ${Math.round(y * 100)}%`,
    color: entry.color,
  };
  const widths = entry.widths ?? [];
  if (entry.file || widths.length === 0)
    return { ...shared, src: entry.file ?? src, srcSet: undefined, sources: [] };
  const srcSet = (format: string) => widths.map((width) => `${src}-${width}.${format} ${width}w`).join(', ');
  const formats = (entry.formats ?? ['webp']).filter((format) => format in MIME);
  const tall = entry.tall ? resolvePicture(media, entry.tall) : null;
  const middle = widths[Math.floor(widths.length / 2)] ?? widths[0];
  return {
    ...shared,
    src: `${src}-${middle}.webp`,
    srcSet: srcSet('webp'),
    sources: formats
      .filter((format) => format !== 'webp')
      .map((format) => ({ type: MIME[format] as string, srcSet: srcSet(format) })),
    ...(tall ? { tall } : {}),
  };
}
