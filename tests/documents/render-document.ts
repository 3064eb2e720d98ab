import { SAMPLE_NOW } from '../../src/api/wire/scenarios/sample-places.ts';
import { DRAFT } from '../support/render-document.ts';
import { loadTexts } from '../../server/pages/create-page-renderer.ts';
import { readSiteSettings } from '../../src/api/site-settings.ts';
import type { WirePage } from '../../src/api/wire/site-settings.ts';
import { DocumentError, type DocumentRefusal } from '../../src/runtime/document/limits.ts';
import { type ComponentDefinition, loadComponents } from '../../src/runtime/registry/definition.ts';
import { registry } from '../../src/site/registry.ts';
import { createPageRenderer } from '../../src/site/render-page.ts';
import { cleanInTest } from '../support/clean-html.ts';
import { fakeApi } from '../support/fake-api.ts';
import { FAKE_ASSETS, siteConfiguration, wirePage } from '../support/fake-site.ts';
import { mainOf } from '../support/html.ts';

/** What became of a document: the HTML of its content with all that was reported, or a refusal with its reason. */
export type Outcome =
  | { readonly rendered: true; readonly html: string; readonly reports: readonly string[] }
  | { readonly rendered: false; readonly reason: DocumentRefusal };

export type DocumentRenderer = (
  builder: unknown,
  options?: { readonly isPreview?: boolean },
) => Promise<Outcome>;

/** Renders documents as pages do; components of `changes` take the place of the registered ones. Other errors are thrown. */
export async function createDocumentRenderer(
  changes: Readonly<Record<string, Partial<ComponentDefinition>>> = {},
): Promise<DocumentRenderer> {
  const components = new Map(await loadComponents(registry));
  for (const [name, change] of Object.entries(changes)) {
    const original = components.get(name);
    if (original) components.set(name, { ...original, ...change });
  }
  const reports: string[] = [];
  const report = (message: string, details: Readonly<Record<string, unknown>>) =>
    void reports.push(`${message} ${JSON.stringify(details)}`);
  const renderPage = createPageRenderer({
    registry: components,
    texts: loadTexts(() => undefined),
    islandUrl: FAKE_ASSETS.island,
    loader: FAKE_ASSETS.loader,
    consentScript: FAKE_ASSETS.consent,
    analyticsScript: FAKE_ASSETS.analytics,
    fontsScript: FAKE_ASSETS.fonts,
    report,
    cleanHtml: cleanInTest,
  });
  const settings = readSiteSettings({ site: siteConfiguration() }, () => undefined);
  return async (builder, { isPreview = false } = {}) => {
    reports.length = 0;
    try {
      const { body } = await renderPage({
        address: {
          siteId: 'test',
          site: settings.site,
          siteName: 'Test Cars',
          bookingSettings: settings.bookingSettings,
          brandCode: '',
          language: 'en-US',
          routeId: 'home',
          path: '/en-US/',
          search: new URLSearchParams(),
          origin: 'http://test.localhost',
          preview: null,
          signInHref: null,
        },
        settings,
        currencies: [],
        media: {},
        page: { ...(wirePage('home') as unknown as WirePage), builder },
        api: fakeApi(),
        now: SAMPLE_NOW,
        versionKey: null,
        preview: isPreview ? DRAFT : null,
        isIndexable: false,
        allowsTags: true,
        screenKey: '',
      });
      return { rendered: true, html: mainOf(`<body>${body}</body>`), reports: [...reports] };
    } catch (error) {
      if (error instanceof DocumentError) return { rendered: false, reason: error.reason };
      throw error;
    }
  };
}
