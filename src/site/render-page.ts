import { isLoaded, validUntil } from '../runtime/data/collect-data.ts';
import { pageCssOf } from '../runtime/document/page-css.ts';
import { createComponentStyles } from '../runtime/render/html/component-styles.ts';
import { createHtmlPage } from '../runtime/render/html/html-page.ts';
import { fontStylesheets } from '../runtime/theme/font-links.ts';
import { alphabetOf } from '../runtime/theme/fonts.ts';
import { fontTags } from './font-tags.ts';
import { foundationOf } from './foundation-css.ts';
import { loadPage } from './load-page.ts';
import { pageBody } from './page-body.tsx';
import { createPageDocuments } from './page-documents.ts';
import { pageHead } from './page-head.ts';
import type { PageRenderer, PageRendererOptions } from './page-renderer.ts';
import { operatorScripts } from './page-scripts.ts';
import { SEARCH_ANIMATIONS } from './search-animation.ts';

/** Renders whole pages: layout, header, shared components, content, head. */
export function createPageRenderer({
  registry,
  texts,
  islandUrl,
  loader,
  consentScript,
  analyticsScript,
  fontsScript,
  report,
  cleanHtml,
}: PageRendererOptions): PageRenderer {
  const styles = createComponentStyles();
  const readDocuments = createPageDocuments({ registry, report });

  return async (input) => {
    const loaded = await loadPage(input, { texts, readDocuments, cleanHtml });
    const { t, format, context, nodes, dataOf } = loaded;
    const { theme } = input.settings.site;
    const { title, label, tags: head, structuredData } = pageHead(loaded, report);
    const { tags, ecommerce } = operatorScripts(loaded);
    const served = createHtmlPage({ t, format, page: context, now: input.now }, styles, islandUrl);
    const body = pageBody(loaded, served, { label, tags, report });
    const needs = served.needs();
    const fontLinks = fontStylesheets(theme);
    return {
      language: input.address.language,
      title,
      head: [...head, ...fontTags(theme, body)],
      structuredData: await structuredData,
      foundationCss:
        foundationOf(theme, alphabetOf(body), 'optional') +
        SEARCH_ANIMATIONS[context.booking.results.loadingType],
      componentCss: needs.css,
      styleMarkers: needs.styleMarkers,
      pageCss: pageCssOf(input.page.builder),
      body,
      preloadedScripts: needs.startingScripts,
      scripts: [
        ...(needs.loader ? [loader] : []),
        ...(tags ? [consentScript] : []),
        ...(ecommerce ? [analyticsScript] : []),
        ...(fontLinks.length > 0 ? [fontsScript] : []),
      ],
      fontLinks,
      tags,
      ecommerce,
      isComplete: nodes.every((node) => isLoaded(dataOf(node))),
      validUntil: Math.min(needs.validUntil, ...nodes.map((node) => validUntil(dataOf(node)))),
    };
  };
}
