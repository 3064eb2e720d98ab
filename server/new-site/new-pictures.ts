import { createHash } from 'node:crypto';
import type { Media } from '../../generated/page/types.ts';
import { mediaFileName } from '../../src/api/wire/media-library.ts';
import { type CleanSvg, makeFiles } from '../media/make-files.ts';
import { hashOfFiles } from '../content/media.ts';
import type { FolderDocument } from '../site-folder/site-folder.ts';

/** Pictures of a new site: documents, and files by name. */
export interface NewPictures {
  readonly documents: FolderDocument[];
  readonly files: Map<string, Buffer>;
  /** Adds a picture under a name such as `pampa/hero`, with how it is cut. @returns its document @throws PictureRefused */
  readonly add: (
    name: string,
    content: Buffer,
    cut?: Partial<Pick<Media, 'focalPoint' | 'tall'>>,
  ) => Promise<Media>;
}

export function createPictures(cleanSvg: CleanSvg): NewPictures {
  const documents: FolderDocument[] = [];
  const files = new Map<string, Buffer>();
  const add: NewPictures['add'] = async (name, content, cut) => {
    const made = await makeFiles(content, cleanSvg);
    const hash = hashOfFiles(made.files);
    for (const file of made.files) files.set(mediaFileName(hash, file), file.content);
    const isVector = made.files[0]?.width === 0;
    const picture: Media = {
      src: `/media/${name}${isVector ? '.svg' : ''}`,
      hash,
      width: made.width,
      height: made.height,
      alt: {},
      focalPoint: [0.5, 0.5],
      color: made.color,
      tall: '',
      ...cut,
      files: made.files.map(({ type, width, content: bytes }) => ({ type, width, bytes: bytes.length })),
    };
    const position = documents.length;
    documents.push({
      kind: 'media',
      id: name.replaceAll('/', '-'),
      position,
      isArchived: false,
      published: { ...picture },
      draft: null,
    });
    return picture;
  };
  return { documents, files, add };
}

/** Lines of rolling country as a pattern that repeats on both sides, different for each company. */
export function motifSvg(seed: string): string {
  const bytes = createHash('sha256').update(seed).digest();
  const SIZE = 240;
  const LINES = 6;
  const lines = Array.from({ length: LINES }, (_, line) => {
    const y = (line + 0.5) * (SIZE / LINES);
    // Both ends have the same height and slope, so that tiles join.
    const [rise, fall] = [bytes[line * 2] ?? 0, bytes[line * 2 + 1] ?? 0].map((byte) => 6 + (byte % 14));
    return `M0 ${y}C40 ${y - (rise ?? 0)} 80 ${y - (rise ?? 0)} 120 ${y}S200 ${y + (fall ?? 0)} 240 ${y}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"><path d="${lines.join('')}" fill="none" stroke="#000" stroke-opacity=".12" stroke-width="1.5"/></svg>`;
}

/** The first letter of the company on its colour, for tabs of browsers. */
export const iconSvg = (name: string, background: string, ink: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${background}"/><text x="32" y="45" text-anchor="middle" font-family="Arial, sans-serif" font-size="38" font-weight="700" fill="${ink}">${letterOf(name)}</text></svg>`;

const letterOf = (name: string) => /\p{L}|\p{N}/u.exec(name)?.[0]?.toLocaleUpperCase() ?? '';
