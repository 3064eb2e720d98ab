import type { BookingData } from '../../generated/folder/types.ts';
import { DOCUMENT_KINDS, type DocumentKind, isSingle, SINGLE_ID } from '../../src/api/wire/document-kinds.ts';

/** The file that names the site. */
export const SITE_FILE = 'site.json';

/** `sharedComponent` is `shared-component` in names of files. */
const toFileName = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Folders of the kinds of which a site has several documents. */
const FOLDERS: Readonly<Partial<Record<DocumentKind, string>>> = {
  page: 'pages',
  pageTemplate: 'page-templates',
  sharedComponent: 'shared-components',
  layout: 'layouts',
  menu: 'menus',
  form: 'forms',
  media: 'media',
  blogPost: 'blog-posts',
};

/** Path of the file of a document: `pages/home.json`, or `settings/theme.json` where a site has one of the kind. */
export const documentFile = ({ kind, id }: { readonly kind: DocumentKind; readonly id: string }): string =>
  isSingle(kind) ? `settings/${toFileName(kind)}.json` : `${FOLDERS[kind]}/${id}.json`;

/** The lists of the booking data, each of which has a file. */
export const BOOKING_LISTS = [
  'currencies',
  'branchOffices',
  'schedules',
  'holidays',
  'yearlyHolidays',
  'places',
  'categories',
  'models',
  'carUnits',
  'seasons',
  'yearlySeasons',
  'rates',
  'taxes',
  'oneWayFees',
  'extras',
  'promotions',
] as const satisfies readonly (keyof BookingData)[];
export type BookingList = (typeof BOOKING_LISTS)[number];

/** Path of the file of a list: `booking/one-way-fees.json`. */
export const bookingFile = (list: BookingList): string => `booking/${toFileName(list)}.json`;

/** Path of a file of a picture. */
export const mediaFile = (name: string): string => `media/files/${name}`;

/** What a file of a folder has in it, by its path. */
export type FilePurpose =
  | { readonly of: 'site' }
  | { readonly of: 'document'; readonly kind: DocumentKind; readonly id: string }
  | { readonly of: 'booking'; readonly list: BookingList }
  | { readonly of: 'picture'; readonly name: string };

const DOCUMENT = /^([a-z-]+)\/([a-zA-Z0-9][a-zA-Z0-9_-]{0,79})[.]json$/;
const PICTURE = /^media\/files\/([0-9a-f]{16}(?:-[0-9]+)?[.][a-z0-9]+)$/;

const SETTINGS = new Map(
  DOCUMENT_KINDS.filter(isSingle).map((kind) => [documentFile({ kind, id: SINGLE_ID }), kind]),
);
const LISTS = new Map(BOOKING_LISTS.map((list) => [bookingFile(list), list]));
const KINDS = new Map(Object.entries(FOLDERS).map(([kind, folder]) => [folder, kind as DocumentKind]));

/** What a file has in it; `null` for one that no folder of a site has. */
export function purposeOf(path: string): FilePurpose | null {
  if (path === SITE_FILE) return { of: 'site' };
  const setting = SETTINGS.get(path);
  if (setting) return { of: 'document', kind: setting, id: SINGLE_ID };
  const list = LISTS.get(path);
  if (list) return { of: 'booking', list };
  const name = PICTURE.exec(path)?.[1];
  if (name) return { of: 'picture', name };
  const [, folder = '', id = ''] = DOCUMENT.exec(path) ?? [];
  const kind = KINDS.get(folder);
  return kind ? { of: 'document', kind, id } : null;
}
