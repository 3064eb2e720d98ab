import { createTexts, translateFor } from '../src/runtime/text/translate.ts';
import { ALL_LOCALES } from '../src/runtime/text/all-locales.ts';
import type { LanguageTag } from '../src/runtime/text/languages.ts';
import type { PageContext, Picture } from '../src/runtime/registry/page-context.ts';
import { RISKS } from '../src/domain/excess.ts';
import pictureList from '../public/media/manifest.json' with { type: 'json' };
import { type GeneratedPictures, generatedPictures } from '../src/site/generated-pictures.ts';
import { toMediaLibrary } from '../src/site/pictures.ts';
import { besideStorybook } from './brands.ts';

const missing = new Set<string>();

/** Built-in texts in a language; one that no language has is rendered as nothing and reported once. */
const texts = createTexts(ALL_LOCALES, (key) => {
  if (!missing.has(key)) reportError(new Error(`there is no text ${key}`));
  missing.add(key);
});

export const textsIn = (language: LanguageTag) => translateFor(texts, language);

/** The pictures of the demo, by path. */
export const MEDIA = toMediaLibrary(generatedPictures(pictureList as unknown as GeneratedPictures));

const relativeSet = (srcSet: string) => srcSet.replace(/(^|, )\/(?=media\/)/g, '$1./');

const relativePicture = (picture: Picture): Picture => ({
  ...picture,
  src: besideStorybook(picture.src),
  srcSet: picture.srcSet && relativeSet(picture.srcSet),
  sources: picture.sources.map(({ type, srcSet }) => ({ type, srcSet: relativeSet(srcSet) })),
});

/**
 * A page whose pictures lie beside Storybook, whose own links lead nowhere else, and whose frames hold their HTML
 * themselves. Its settings show what they can show.
 */
export const inStorybook = (page: PageContext): PageContext => ({
  ...page,
  booking: { ...page.booking, excess: { inResults: RISKS, inCheckout: RISKS } },
  routePath: (routeId) => `#${page.routePath(routeId)}`,
  picture: (src) => {
    const picture = page.picture(src);
    return picture && relativePicture(picture);
  },
  htmlFrame: (source) => `data:text/html;charset=utf-8,${encodeURIComponent(source)}`,
});
