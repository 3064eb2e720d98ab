import { loadComponents } from '../../src/runtime/registry/definition.ts';
import { ALL_LOCALES } from '../../src/runtime/text/all-locales.ts';
import { createTexts } from '../../src/runtime/text/translate.ts';
import { registry } from '../../src/site/registry.ts';
import type { PageRendererOptions } from '../../src/site/page-renderer.ts';
import { createPageRenderer } from '../../src/site/render-page.ts';
import type { BrowserAssets } from './assets.ts';
import type { Report } from './system-page.ts';

/** The built-in texts of all languages, with missing keys reported. */
export const loadTexts = (report: Report) =>
  createTexts(ALL_LOCALES, (key) => report('text is missing', { key }));

type CleanHtml = PageRendererOptions['cleanHtml'];

/** The page renderer over all registered components and the browser's files. */
export async function loadPageRenderer(
  assets: BrowserAssets,
  texts: ReturnType<typeof loadTexts>,
  { report, cleanHtml }: { readonly report: Report; readonly cleanHtml: CleanHtml },
) {
  return createPageRenderer({
    registry: await loadComponents(registry),
    texts,
    islandUrl: assets.island,
    loader: assets.loader,
    consentScript: assets.consent,
    analyticsScript: assets.analytics,
    fontsScript: assets.fonts,
    report,
    cleanHtml,
  });
}
