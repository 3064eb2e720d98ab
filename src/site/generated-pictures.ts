import { mediaFileName, mediaType } from '../api/wire/media-library.ts';
import type { StoredPicture } from './pictures.ts';

/** The list that `scripts/art` writes beside the pictures it generates. */
export interface GeneratedPictures {
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

/** The generated pictures by source; their files have the paths of the list. */
export const generatedPictures = ({ pictures }: GeneratedPictures): Readonly<Record<string, StoredPicture>> =>
  Object.fromEntries(
    Object.values(pictures).map(({ src, widths, formats, width, height, focal, colour, tall = '' }) => {
      const files = formats.flatMap((format) =>
        (widths.length > 0 ? widths : [0]).map((fileWidth) => {
          const file = { type: mediaType(format), width: fileWidth };
          return { ...file, href: mediaFileName(src, file) };
        }),
      );
      const isVector = widths.length === 0;
      // The background of a vector graphic stays transparent; that of a scene is filled while it loads.
      const picture = { width, height, focalPoint: [...focal], color: isVector ? '' : colour, tall, files };
      return [isVector ? (files[0]?.href ?? src) : src, picture];
    }),
  );
