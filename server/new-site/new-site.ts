import { contrastBetween } from '../../src/runtime/theme/contrast.ts';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import { type DocumentKind, SINGLE_ID } from '../../src/api/wire/document-kinds.ts';
import { SUPPORTED_LANGUAGES } from '../../src/runtime/text/languages.ts';
import { builtInTexts } from '../../src/site/page-templates/built-in-templates.ts';
import { readableOn } from '../../src/runtime/theme/contrast.ts';
import type { CleanSvg } from '../media/make-files.ts';
import type { FolderDocument, SiteFolder } from '../site-folder/site-folder.ts';
import { customaryDateFormat } from './customary-date-format.ts';
import { NEW_CARS, NEW_OFFERS, type NewBranch, newBooking } from './new-booking.ts';
import { newPages } from './new-pages.ts';
import { createPictures, iconSvg, motifSvg } from './new-pictures.ts';
import { type BrandColors, newTheme } from './new-theme.ts';
import { type SceneShape, sceneSvg } from './scene.ts';
import { isTypePair, TYPE_PAIRS, type TypePairName } from './type-pairs.ts';

/** What a new site is made from. */
export interface NewSite extends NewBranch, BrandColors {
  readonly id: string;
  readonly name: string;
  readonly hosts: readonly string[];
  readonly fonts: string;
  /** Content of the file of the logo. */
  readonly logo: Buffer;
}

/** What cannot be made a site, each as a sentence. */
export function refusalsOf(site: NewSite): string[] {
  const { id, name, hosts, primary, accent, fonts, languages, timeZone, country, currency, daily } = site;
  const checks: readonly (readonly [isRight: boolean, words: string])[] = [
    [/^[a-z][a-z0-9-]{1,38}$/.test(id), `"${id}" is no id of a site: letters a to z, digits and dashes`],
    [name.trim() !== '' && name.length <= 100, 'the company needs a name of at most 100 characters'],
    [hosts.length > 0, 'the site needs a host'],
    ...[primary, accent].map(
      (color) => [/^#[0-9a-f]{6}$/i.test(color), `"${color}" is no colour such as #0F4C5C`] as const,
    ),
    [isTypePair(fonts), `"${fonts}" is none of the pairs of fonts: ${Object.keys(TYPE_PAIRS).join(', ')}`],
    ...languages.map(
      (tag) =>
        [
          SUPPORTED_LANGUAGES.some((known) => known === tag),
          `"${tag}" is no language of the product: ${SUPPORTED_LANGUAGES.join(', ')}`,
        ] as const,
    ),
    [languages.length > 0, 'the site needs a language'],
    [isTimeZone(timeZone), `"${timeZone}" is no time zone such as America/Lima`],
    [/^[A-Z]{2}$/.test(country), `"${country}" is no country code such as AR`],
    [/^[A-Z]{3}$/.test(currency), `"${currency}" is no currency code such as USD`],
    [daily > 0 && daily < 1e9, 'the price of a day must be a number above 0'],
  ];
  const refusals = checks.filter(([isRight]) => !isRight).map(([, words]) => words);
  const needsCyrillic = languages.some((tag) => tag.startsWith('ru'));
  if (isTypePair(fonts) && needsCyrillic && !TYPE_PAIRS[fonts].hasCyrillic)
    refusals.push(`the fonts "${fonts}" have no Russian letters: take ${cyrillicPairs().join(' or ')}`);
  return refusals;
}

const cyrillicPairs = () =>
  Object.entries(TYPE_PAIRS)
    .filter(([, { hasCyrillic }]) => hasCyrillic)
    .map(([pair]) => pair);

function isTimeZone(name: string): boolean {
  try {
    return name !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const LOGO_HEIGHT = 44;
const WIDEST_LOGO = 220;
/** Car of the front page, and its drawing. */
const HERO_DRAWING = 'compact-suv-b-white';
/** A fifth of white or black beside the colour is what a company would see as another colour. */
const TAB_CONTRAST = 3;

interface Sources {
  /** Content of the drawing of a car, by its name. */
  readonly drawingOf: (name: string) => Promise<Buffer>;
  readonly cleanSvg: CleanSvg;
}

/** What search engines get of the site where a page says nothing. */
const siteSeo = ({ name, city, languages }: NewSite) => ({
  title: Object.fromEntries(languages.map((language) => [language, `${name}, ${city}`])),
  description: builtInTexts('priceText', languages),
});

/** A complete site as a folder, to be imported and then edited. Call after refusalsOf. @throws PictureRefused */
export async function newSite(site: NewSite, { drawingOf, cleanSvg }: Sources): Promise<SiteFolder> {
  const { id, name, hosts, languages, primary, fonts, logo } = site;
  const pictures = createPictures(cleanSvg);
  const logoPicture = await pictures.add(`${id}/logo`, logo);
  const icon = await pictures.add(
    `${id}/icon`,
    Buffer.from(iconSvg(name, tabColor(primary), readableOn(tabColor(primary)))),
  );
  const motif = await pictures.add(`${id}/motif`, Buffer.from(motifSvg(id)));
  const drawings = new Map<string, string>();
  for (const drawing of new Set(NEW_CARS.map((car) => car.drawing)))
    drawings.set(drawing, (await pictures.add(`${id}/${drawing}`, await drawingOf(drawing))).src);
  const pictureOf = (drawing: string) => drawings.get(drawing) ?? '';
  const height = LOGO_HEIGHT;
  const ratio = logoPicture.height > 0 ? logoPicture.width / logoPicture.height : 1;
  const width = Math.round(Math.min(WIDEST_LOGO, Math.max(24, height * ratio)));
  const theme = newTheme(site, fonts as TypePairName, motif.src);
  const scene = async (name: string, drawing: string, shape: SceneShape) =>
    Buffer.from(sceneSvg(theme.palette, `${id} ${name}`, String(await drawingOf(drawing)), shape));
  const upright = await pictures.add(`${id}/hero-tall`, await scene('hero', HERO_DRAWING, 'tall'), {
    focalPoint: [0.5, 1],
  });
  const hero = await pictures.add(`${id}/hero`, await scene('hero', HERO_DRAWING, 'wide'), {
    focalPoint: [0.72, 0.7],
    tall: upright.src,
  });
  const offers = new Map<string, string>();
  for (const { id: offer, drawing } of NEW_OFFERS) {
    const { src } = await pictures.add(`${id}/offer-${offer}`, await scene(offer, drawing, 'card'));
    offers.set(offer, src);
  }
  const [preferred = ''] = languages;
  const dateFormat = customaryDateFormat(preferred);
  const pages = newPages(site, hero.src);
  const settings: readonly (readonly [DocumentKind, DocumentBody])[] = [
    ['theme', { ...theme }],
    [
      'header',
      {
        logo: { src: logoPicture.src, mailSrc: '', alt: name, width, height },
        layout: 'bar',
        menu: { menuId: 'main', placement: 'end' },
        sharedComponentId: 'header-tools',
      },
    ],
    [
      'site',
      {
        featureFlags: { favicon: icon.src, dateFormat },
        blog: { enabled: false },
        languages: languages.map((isoLanguageName) => {
          const customary = customaryDateFormat(isoLanguageName);
          return {
            isoLanguageName,
            isDefault: isoLanguageName === preferred,
            url: '',
            dateFormat: customary === dateFormat ? '' : customary,
          };
        }),
      },
    ],
    ['seo', siteSeo(site)],
    // What the texts of a new site say about cancelling needs rules: without them, only the company cancels.
    ['bookingConfiguration', { freeCancellationHours: 48, cancellationFeeDays: 1 }],
    [
      'bookingSettings',
      {
        checkout: {
          showTerms: true,
          termsUrl: addressIn(pages, 'terms', preferred),
          privacyUrl: addressIn(pages, 'privacy', preferred),
        },
      },
    ],
  ];
  return {
    site: { id, name, hosts: [...hosts] },
    documents: [
      ...settings.map(
        ([kind, published]): FolderDocument => ({
          kind,
          id: SINGLE_ID,
          position: 0,
          isArchived: false,
          published,
          draft: null,
        }),
      ),
      ...pages,
      ...pictures.documents,
    ],
    booking: newBooking(site, pictureOf, (offer) => offers.get(offer) ?? ''),
    media: pictures.files,
  };
}

/** Path of a page of a new site, in its first language: visitors are led to that of theirs. */
const addressIn = (pages: readonly FolderDocument[], id: string, language: string) => {
  const slugs = pages.find((page) => page.kind === 'page' && page.id === id)?.published?.slugs;
  return `/${(slugs as Readonly<Record<string, string>> | undefined)?.[language] ?? ''}`;
};

/** The colour of the company as it is seen on the tabs of browsers, which are white or nearly black. */
const tabColor = (primary: string) =>
  contrastBetween(primary, '#ffffff') < TAB_CONTRAST ? '#1B1F23' : primary;
