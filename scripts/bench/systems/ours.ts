import { createHttpApi } from '../../../src/api/http/http-api.ts';
import type { ProductApi } from '../../../src/api/product-api.ts';
import type { Currency } from '../../../src/api/wire/currency.ts';
import {
  toAdvancedConfiguration,
  toBookingConfiguration,
  toBookingSettings,
  toGlobalConfiguration,
  toPage,
  toSeo,
} from '../../../src/api/wire/site-settings.ts';
import { prepareDocument } from '../../../src/runtime/document/prepare.ts';
import { loadComponents } from '../../../src/runtime/registry/definition.ts';
import { createComponentStyles, MARKERS } from '../../../src/runtime/render/html/component-styles.ts';
import { createHtmlPage } from '../../../src/runtime/render/html/html-page.ts';
import { leadPictureOf } from '../../../src/site/lead-picture.ts';
import { createPageContext } from '../../../src/site/page-context.ts';
import { registry } from '../../../src/site/registry.ts';
import { createPageRenderer } from '../../../src/site/render-page.ts';
import { createWorkload, LANGUAGE } from '../page/workload.ts';
import { address, around, media, texts } from './surroundings.ts';

const ignore = () => undefined;
const noApi = createHttpApi({
  get: () => Promise.reject(new Error('the page asks for nothing')),
  send: () => Promise.reject(new Error('the page sends nothing')),
});

export interface Rendered {
  readonly html: string;
  /** HTML of its style elements. */
  readonly styles: string;
  /** HTML of the element by which styled-components in the browser knows what is served; '' without one. */
  readonly markers: string;
}

function styleElements(css: string, markers: string): Pick<Rendered, 'styles' | 'markers'> {
  const attributes = Object.entries(MARKERS).map(([name, value]) => ` ${name}="${value}"`);
  return {
    styles: `<style>${css}</style>`,
    markers: markers && `<style${attributes.join('')}>${markers}</style>`,
  };
}

/** What a page is rendered from. */
interface PageSource {
  readonly document: unknown;
  readonly api: ProductApi;
  readonly routeId: string;
  readonly search: string;
  readonly currencies: readonly Currency[];
  /** Epoch milliseconds. */
  readonly now: number;
  readonly islandUrl: (name: string) => string;
}

const fail = (message: string, details: object) => {
  throw new Error(`${message}: ${JSON.stringify(details)}`);
};

/** The rendering of a page; by a version its document is prepared once. */
export async function createRendering(
  source: PageSource,
): Promise<(versionKey: string | null) => Promise<Rendered>> {
  const { document, api, routeId, search, currencies, now, islandUrl } = source;
  const renderPage = createPageRenderer({
    registry: await loadComponents(registry),
    texts,
    islandUrl,
    loader: '/assets/loader.js',
    consentScript: '/assets/consent.js',
    analyticsScript: '/assets/analytics.js',
    fontsScript: '/assets/fonts.js',
    report: fail,
    cleanHtml: () => Promise.reject(new Error('the page has no HTML')),
  });
  const page = toPage({ id: routeId, version: 1, status: 1, builder: document }, ignore);
  if (!page) throw new Error('the document is no page');
  const settings = {
    site: address.site,
    seo: toSeo({}, ignore),
    global: toGlobalConfiguration({}, ignore),
    bookingSettings: toBookingSettings({}, ignore),
    bookingConfiguration: toBookingConfiguration({}, ignore),
    advanced: toAdvancedConfiguration({}, ignore),
  };
  return async (versionKey) => {
    const { body, componentCss, styleMarkers } = await renderPage({
      address: { ...address, routeId, search: new URLSearchParams(search) },
      settings,
      currencies,
      media,
      page,
      api,
      now,
      versionKey,
      preview: null,
      isIndexable: false,
      allowsTags: false,
      screenKey: '',
    });
    return { html: body, ...styleElements(componentCss, styleMarkers) };
  };
}

/** Our own ways to a page: the whole of it, with its documents prepared before, and only the walk over prepared nodes. */
export async function createOurs(count: number, islandUrl: (name: string) => string) {
  const components = await loadComponents(registry);
  const { document } = createWorkload(count);
  const whole = await createRendering({
    document,
    api: noApi,
    routeId: 'home',
    search: '',
    currencies: [],
    now: 0,
    islandUrl,
  });

  const styles = createComponentStyles();
  const { sections } = prepareDocument(document, components, LANGUAGE);
  const walked = createPageContext(address, media, leadPictureOf(sections));
  /** Renders the prepared nodes again. */
  const walk = (): Rendered => {
    const html = createHtmlPage({ ...around, page: walked }, styles, islandUrl);
    const stop = (error: unknown) => fail(String(error), {});
    const content = html.document(sections, {
      scope: '',
      dataOf: () => around.data,
      placeholder: () => null,
      onFailure: (_node, error) => stop(error),
      onIslandFailure: stop,
    });
    const { css, styleMarkers } = html.needs();
    return { html: content, ...styleElements(css, styleMarkers) };
  };
  return { cold: () => whole(null), warm: () => whole('cached'), walk };
}
