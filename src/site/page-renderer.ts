import type { i18n } from 'i18next';
import type { ProductApi, SiteSettings } from '../api/product-api.ts';
import type { Currency } from '../api/wire/currency.ts';
import type { EcommerceEvent } from '../api/wire/ecommerce-events.ts';
import type { WirePage } from '../api/wire/site-settings.ts';
import type { PageTags } from '../runtime/consent/consent.ts';
import type { CleanHtml } from '../runtime/html/clean-html.ts';
import type { LoadedRegistry } from '../runtime/registry/definition.ts';
import type { HeadTag } from './head.ts';
import type { PageAddress } from './page-context.ts';
import type { MediaLibrary } from './pictures.ts';
import type { PagePreview } from './preview.ts';

/** What the renderer needs once, for all pages. */
export interface PageRendererOptions {
  readonly registry: LoadedRegistry;
  readonly texts: i18n;
  /** Address of an island's chunk. */
  readonly islandUrl: (name: string) => string;
  /** Address of the browser's loader script. */
  readonly loader: string;
  /** Address of the script that runs those of the company, with consent. */
  readonly consentScript: string;
  /** Address of the script that tells the tag container what is looked at and booked. */
  readonly analyticsScript: string;
  /** Address of the script that shows stylesheets of fonts when they have loaded. */
  readonly fontsScript: string;
  readonly report: (message: string, details: Readonly<Record<string, unknown>>) => void;
  /** Makes HTML of operators safe. */
  readonly cleanHtml: (source: string) => Promise<CleanHtml>;
}

export interface RenderPageInput {
  readonly address: PageAddress;
  readonly settings: SiteSettings;
  readonly currencies: readonly Currency[];
  /** The currency that the visitor chose; without it amounts are shown as they are charged. */
  readonly chosenCurrency?: Currency | null;
  readonly media: MediaLibrary;
  readonly page: WirePage;
  readonly api: ProductApi;
  /** Under which the page's prepared documents are cached; `null` caches nothing. */
  readonly versionKey: string | null;
  readonly preview: PagePreview | null;
  /** Wrapper elements of shared components have their ids, for the canvas of the editor. */
  readonly marksShared?: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly isIndexable: boolean;
  /** Scripts of the operator may run; on pages of visitors, where no screen forbids it. */
  readonly allowsTags: boolean;
  /** Text key of the screen's name, for pages without a title; '' for content pages. */
  readonly screenKey: string;
}

export interface RenderedPage {
  readonly language: string;
  readonly title: string;
  readonly head: readonly HeadTag[];
  /** JSON-LD documents. */
  readonly structuredData: readonly object[];
  /** Contents of the style elements: the page's foundation, then its components. */
  readonly foundationCss: string;
  readonly componentCss: string;
  /** Markers of the components' CSS, for styled-components in the browser; '' where nothing needs them. */
  readonly styleMarkers: string;
  /** CSS that its author wrote for the page; '' without any. */
  readonly pageCss: string;
  readonly body: string;
  /** Addresses of its scripts, in order. */
  readonly scripts: readonly string[];
  /** Addresses of scripts that are fetched at once. */
  readonly preloadedScripts: readonly string[];
  /** Addresses of the stylesheets that load fonts. */
  readonly fontLinks: readonly string[];
  /** What it runs for its operator; `null` for nothing. */
  readonly tags: PageTags | null;
  /** What its tag container is told at first; `null` where nothing is told. */
  readonly ecommerce: readonly EcommerceEvent[] | null;
  /** Every query of the page was answered; another try may show more. */
  readonly isComplete: boolean;
  /** The first instant, in epoch milliseconds, at which something of the page is wrong; Infinity without one. */
  readonly validUntil: number;
}

/** Rejects with ApiError when a query of the page is refused because there were too many. */
export type PageRenderer = (input: RenderPageInput) => Promise<RenderedPage>;
