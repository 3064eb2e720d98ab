import type { Media } from '../../generated/page/types.ts';
import type { ProductApi, SiteSettings } from '../../src/api/product-api.ts';
import {
  type LoadedSettings,
  loadPage,
  loadSiteSettings,
  readSiteSettings,
} from '../../src/api/site-settings.ts';
import type { ReportWarning } from '../../src/api/wire/site-settings.ts';
import type { Currency } from '../../src/api/wire/currency.ts';
import { SUPPORTED_LANGUAGES } from '../../src/runtime/text/languages.ts';
import { robotsOf } from '../../src/site/head.ts';
import { type MediaLibrary, storedPictures, toMediaLibrary } from '../../src/site/pictures.ts';
import { routeIds } from '../../src/site/routes.ts';
import type { ListedPage } from '../../src/site/sitemap.ts';
import { isScreenPage, showsScreen } from '../../src/site/system-pages.ts';
import { NO_HISTORY, type PageHistory } from '../content/published-pages.ts';
import type { SiteIdentity } from '../http/site-identity.ts';
import { createSiteCache, hashOf, type Loaded } from './site-cache.ts';

/** Under what conditions a site's product API is called. */
export interface CallConditions {
  /** Ends every call. */
  readonly deadline: AbortSignal;
  /** The visitor's token that opens drafts. */
  readonly previewToken?: string | undefined;
  /** IP address of the visitor whose calls are counted. Without one they are the server's own, which are not. */
  readonly visitorAddress?: string | undefined;
}

/** The product API of a site, in process or elsewhere. */
export type OpenSiteApi = (site: SiteIdentity, conditions: CallConditions) => ProductApi;

/**
 * How long a visitor waits for the product API: for all calls of a page together, second attempts included. Of the
 * server's limit for a request, 10 s, it leaves time to render the error page.
 */
export const LONGEST_WAIT_MS = 6_000;
/** How long a visitor waits where an older value, or a default, can be shown instead. */
export const SHORT_WAIT_MS = 3_000;

const PUBLISHED = 1;

/** A signal that aborts after some milliseconds. */
export type StartTimer = (milliseconds: number) => AbortSignal;

export interface SiteRuntimeOptions {
  readonly openApi: OpenSiteApi;
  /** The pictures of a site's media library. */
  readonly readMedia: (siteId: string) => Promise<readonly Media[]>;
  /** What is stored of earlier versions of a site's pages. */
  readonly readHistory: (siteId: string) => Promise<PageHistory>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly report: ReportWarning;
  readonly startTimer?: StartTimer;
}

interface Conditions extends Omit<CallConditions, 'deadline'> {
  /** After how many milliseconds all calls end. */
  readonly wait?: number;
}

/** The page that shows posts. */
const BLOG = 'blog';
/** As many posts as one call returns. */
const POSTS_OF_A_CALL = 100;

/** All published posts of a site, as search engines list them. */
async function everyPost(api: ProductApi, skip = 0): Promise<ListedPage[]> {
  const { count, posts } = await api.blogPosts({ skip, top: POSTS_OF_A_CALL });
  const listed = posts.map(({ id, slugs, modifiedOn }): ListedPage => {
    const changedAt = Date.parse(modifiedOn);
    return { id: BLOG, post: { id, slugs }, changedAt: Number.isNaN(changedAt) ? null : changedAt };
  });
  const next = skip + posts.length;
  return posts.length > 0 && next < count ? [...listed, ...(await everyPost(api, next))] : listed;
}

/** The cached data that all pages of a site share: its settings, currencies and pictures. */
export function createSiteRuntime({
  openApi,
  readMedia,
  readHistory,
  now,
  report,
  startTimer = (milliseconds) => AbortSignal.timeout(milliseconds),
}: SiteRuntimeOptions) {
  const apiOf = (site: SiteIdentity, { wait = LONGEST_WAIT_MS, ...visitor }: Conditions = {}): ProductApi =>
    openApi(site, { deadline: startTimer(wait), ...visitor });

  const settings = createSiteCache<LoadedSettings>(async (site, last) => {
    const optionalApi = apiOf(site, { wait: SHORT_WAIT_MS });
    const api = last ? optionalApi : apiOf(site);
    const value = await loadSiteSettings(api, report, { last: last?.stored, optionalApi });
    return { value, isComplete: value.isComplete, hash: hashOf(value.stored) };
  }, now);

  /** A part that a page can do without: its last value, else `none`, stands in while it cannot be loaded. */
  const optionalCache = <T>(name: string, none: T, load: (site: SiteIdentity) => Promise<T>) =>
    createSiteCache<T>(async (site, last = none) => {
      try {
        const value = await load(site);
        return { value, isComplete: true, hash: hashOf(value) };
      } catch (error) {
        report(name, { path: '', message: (error as Error).message });
        return { value: last, isComplete: false, hash: hashOf(last) };
      }
    }, now);
  const currencies = optionalCache<readonly Currency[]>('currencies', [], (site) =>
    apiOf(site, { wait: SHORT_WAIT_MS }).currencies(),
  );
  const media = optionalCache<MediaLibrary>('media', {}, async ({ id }) =>
    toMediaLibrary(storedPictures(await readMedia(id))),
  );

  const history = optionalCache<PageHistory>('page history', NO_HISTORY, ({ id }) => readHistory(id));
  /** Content pages and posts that are published and not kept from search engines. */
  const listedPages = createSiteCache<readonly ListedPage[]>(async (site) => {
    const [{ value: loaded }, { value: stored }] = await Promise.all([settings.of(site), history.of(site)]);
    const { seo, site: configuration } = loaded.settings;
    const api = apiOf(site);
    const listed = await Promise.all(
      routeIds(configuration)
        .filter((id) => !isScreenPage(id))
        .map(async (id): Promise<ListedPage[]> => {
          const page = await loadPage(api, id, report);
          const isListed =
            page?.status === PUBLISHED &&
            !showsScreen(page) &&
            !robotsOf(page.seo, seo).startsWith('noindex');
          return isListed ? [{ id, changedAt: stored.publishedAt.get(id) ?? null }] : [];
        }),
    );
    const pages = listed.flat();
    const posts = pages.some(({ id }) => id === BLOG) ? await everyPost(api) : [];
    const value = [...pages, ...posts];
    return { value, isComplete: true, hash: hashOf(value) };
  }, now);

  return {
    /** A product API for one page: all its calls end at the same instant. */
    apiOf,
    /** Parts that cannot be loaded keep their last value. @throws ApiError when nothing of a site was ever loaded */
    async settingsOf(site: SiteIdentity): Promise<Loaded<SiteSettings>> {
      const loaded = await settings.of(site);
      return { ...loaded, value: loaded.value.settings };
    },
    /** How amounts of a site's currencies are written; the last value when the product API fails. */
    currenciesOf: (site: SiteIdentity) => currencies.of(site),
    /** The pictures of a site; the last ones while the database fails. */
    mediaOf: (site: SiteIdentity) => media.of(site),
    /** What is known of earlier versions of a site's pages. */
    historyOf: (site: SiteIdentity) => history.of(site),
    /** The pages of a site for search engines. Rejects with ApiError when one cannot be loaded. */
    listedPagesOf: (site: SiteIdentity) => listedPages.of(site),
    /** The settings loaded last, else defaults: for the error page of a site whose product API fails. */
    lastKnownSettings: (siteId: string): SiteSettings => settings.last(siteId)?.settings ?? bareSettings(),
  };
}

export type SiteRuntime = ReturnType<typeof createSiteRuntime>;

/** Settings of a site that was never loaded: every default, in every supported language. */
const bareSettings = (): SiteSettings =>
  readSiteSettings(
    { site: { languages: SUPPORTED_LANGUAGES.map((isoLanguageName) => ({ isoLanguageName })) } },
    () => undefined,
  );
