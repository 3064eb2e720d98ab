import { createHttpApi } from '../../../src/api/http/http-api.ts';
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
import { createComponentStyles } from '../../../src/runtime/render/html/component-styles.ts';
import { createHtmlPage } from '../../../src/runtime/render/html/html-page.ts';
import { leadPictureOf } from '../../../src/site/lead-picture.ts';
import { createPageContext } from '../../../src/site/page-context.ts';
import { registry } from '../../../src/site/registry.ts';
import { createPageRenderer } from '../../../src/site/render-page.tsx';
import { createWorkload, LANGUAGE } from '../page/workload.ts';
import { address, around, media, texts } from './surroundings.ts';

const ignore = () => undefined;
const noApi = createHttpApi({
  get: () => Promise.reject(new Error('the page asks for nothing')),
  send: () => Promise.reject(new Error('the page sends nothing')),
});

export interface Drawn {
  readonly html: string;
  readonly css: string;
}

/** Our own ways to a page: the whole of it, with its documents prepared before, and only the walk over prepared nodes. */
export async function createOurs(count: number, islandUrl: (name: string) => string) {
  const components = await loadComponents(registry);
  const { document } = createWorkload(count);
  const report = (message: string, details: object) => {
    throw new Error(`${message}: ${JSON.stringify(details)}`);
  };
  const renderPage = createPageRenderer({
    registry: components,
    texts,
    islandUrl,
    loader: '/assets/loader.js',
    consentScript: '/assets/consent.js',
    analyticsScript: '/assets/analytics.js',
    fontsScript: '/assets/fonts.js',
    report,
    cleanHtml: () => Promise.reject(new Error('the page has no HTML')),
  });
  const page = toPage({ id: 'home', version: 1, status: 1, builder: document }, ignore);
  if (!page) throw new Error('the workload is no page');
  const settings = {
    site: address.site,
    seo: toSeo({}, ignore),
    global: toGlobalConfiguration({}, ignore),
    bookingSettings: toBookingSettings({}, ignore),
    bookingConfiguration: toBookingConfiguration({}, ignore),
    advanced: toAdvancedConfiguration({}, ignore),
  };
  const whole = async (versionKey: string | null): Promise<Drawn> => {
    const { body, componentCss } = await renderPage({
      address,
      settings,
      currencies: [],
      media,
      page,
      api: noApi,
      now: 0,
      versionKey,
      preview: null,
      isIndexable: false,
      allowsTags: false,
      screenKey: '',
    });
    return { html: body, css: componentCss };
  };

  const styles = createComponentStyles();
  const { sections } = prepareDocument(document, components, LANGUAGE);
  const walked = createPageContext(address, media, leadPictureOf(sections));
  /** Renders the prepared nodes again. */
  const walk = (): Drawn => {
    const html = createHtmlPage({ ...around, page: walked }, styles, islandUrl);
    const fail = (error: unknown) => report(String(error), {});
    const content = html.document(sections, {
      scope: '',
      dataOf: () => around.data,
      placeholder: () => null,
      onFailure: (_node, error) => fail(error),
      onIslandFailure: fail,
    });
    return { html: content, css: html.needs().css };
  };
  return { cold: () => whole(null), warm: () => whole('cached'), walk };
}
