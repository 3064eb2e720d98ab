import type { Media } from '../../generated/page/types.ts';
import { createCaller, type ApiTransport } from '../../src/api/http/caller.ts';
import { createHttpApi } from '../../src/api/http/http-api.ts';
import type { ProductApi, SiteSettings } from '../../src/api/product-api.ts';
import { loadSiteSettings } from '../../src/api/site-settings.ts';
import type { ReportWarning } from '../../src/api/wire/site-settings.ts';
import { LAST_RESORT, primarySubtag, sufficientTags } from '../../src/runtime/text/languages.ts';
import type { Currency } from '../../src/api/wire/currency.ts';
import {
  createTexts,
  type LocaleTexts,
  type Translate,
  translateFor,
} from '../../src/runtime/text/translate.ts';
import { type MediaLibrary, storedPictures, toMediaLibrary } from '../../src/site/pictures.ts';
import { createPurifier, type Purifier } from './purifier.ts';
import { openSharedDrafts, type SharedDraft, type SharedDrafts } from './shared-drafts.ts';
import { createSiteComponents, type SiteComponents } from './site-components.ts';

/** A site as its pages are rendered in the editor. */
export interface OpenSite {
  readonly id: string;
  readonly name: string;
  /** Scheme and host of the site, without a trailing slash. */
  readonly origin: string;
  readonly settings: SiteSettings;
  readonly currencies: readonly Currency[];
  readonly pictures: readonly Media[];
  readonly media: MediaLibrary;
  /** Takes in a picture that was added to the library since the site was opened. */
  readonly addPicture: (picture: Media) => void;
  readonly components: SiteComponents;
  readonly shared: SharedDrafts;
  readonly api: ProductApi;
  readonly purifier: Purifier;
}

export interface OpenSiteOptions extends Pick<OpenSite, 'id' | 'name' | 'origin'> {
  /** Carries calls to the host of the editor. */
  readonly transport: ApiTransport;
  readonly readPictures: () => Promise<readonly Media[]>;
  readonly readShared: () => Promise<readonly SharedDraft[]>;
  readonly report: ReportWarning;
}

/** The same for all sites: what was loaded for one is there for the next. */
const components = createSiteComponents();

/** Loads what all pages of a site are rendered with. Rejects with ApiError. */
export async function openSite({
  id,
  name,
  origin,
  transport,
  readPictures,
  readShared,
  report,
}: OpenSiteOptions): Promise<OpenSite> {
  const base = `/sites/${encodeURIComponent(id)}`;
  const ofSite: ApiTransport = (request) => transport({ ...request, path: base + request.path });
  const api = createHttpApi(createCaller(ofSite));
  const [{ settings }, currencies, loaded, shared] = await Promise.all([
    loadSiteSettings(api, report),
    api.currencies(),
    readPictures(),
    openSharedDrafts(readShared, components),
  ]);
  const pictures = [...loaded];
  const media: Record<string, MediaLibrary[string]> = toMediaLibrary(storedPictures(pictures, base));
  const addPicture = (picture: Media) => {
    if (Object.hasOwn(media, picture.src)) return;
    pictures.unshift(picture);
    Object.assign(media, toMediaLibrary(storedPictures([picture], base)));
  };
  return {
    id,
    name,
    origin,
    settings,
    currencies,
    pictures,
    media,
    addPicture,
    components,
    shared,
    api,
    purifier: createPurifier(),
  };
}

const locales = import.meta.glob<LocaleTexts>('../../src/runtime/text/locales/*.json', { import: 'default' });
const fileOf = (tag: string) => `../../src/runtime/text/locales/${tag}.json`;

/** Built-in texts are complete in every language: those of the last resort stand in for none. */
const tagsOf = (language: string) =>
  sufficientTags(language).filter(
    (tag) => tag !== LAST_RESORT || primarySubtag(tag) === primarySubtag(language),
  );

/** The built-in texts of a site in a language. Rejects when their files cannot be loaded. */
export async function siteTexts(language: string, onMissing: (key: string) => void): Promise<Translate> {
  const loaded = await Promise.all(
    tagsOf(language).map(async (tag) => [tag, await locales[fileOf(tag)]?.()] as const),
  );
  const resources = Object.fromEntries(loaded.filter(([, texts]) => texts !== undefined));
  return translateFor(createTexts(resources, onMissing), language);
}
