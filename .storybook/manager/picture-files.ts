import pictureList from '../../public/media/manifest.json' with { type: 'json' };
import { type GeneratedPictures, generatedPictures } from '../../src/site/generated-pictures.ts';

/** A picture of the demo: what a page stores of it, and a small file of it beside Storybook. */
export interface PictureFile {
  readonly src: string;
  readonly name: string;
  readonly thumbnail: string;
}

/** Pictures of one company, or those that all share. */
export interface PictureGroup {
  readonly title: string;
  readonly files: readonly PictureFile[];
}

const MEDIA = '/media/';

const fileOf = (
  src: string,
  files: readonly { readonly width: number; readonly href: string }[],
): PictureFile => {
  const [smallest] = files.toSorted((a, b) => a.width - b.width);
  return { src, name: src.slice(src.indexOf('/', MEDIA.length) + 1), thumbnail: `.${smallest?.href ?? src}` };
};

/** The pictures of the demo, by company and name. */
export function pictureGroups(): readonly PictureGroup[] {
  const pictures = Object.entries(generatedPictures(pictureList as unknown as GeneratedPictures));
  const companyOf = (src: string) => src.slice(MEDIA.length).split('/')[0] ?? '';
  // What all share comes after what is a company's own.
  const companies = [...new Set(pictures.map(([src]) => companyOf(src)))].sort();
  return companies.map((title) => ({
    title,
    files: pictures
      .filter(([src]) => companyOf(src) === title)
      .map(([src, { files }]) => fileOf(src, files))
      .sort((a, b) => a.name.localeCompare(b.name)),
  }));
}
