import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import type { Seo, Theme } from '../../generated/page/types.ts';
import type { ProductApi } from '../api/client/product-api.ts';
import type { SiteSettings } from '../api/client/site-calls.ts';
import type { WirePage } from '../api/wire/site-settings.ts';
import { searchRules } from '../domain/search-rules.ts';
import { type PreparedNode, prepareDocument } from '../runtime/document/prepare.ts';
import type { DataResults } from '../runtime/registry/data.ts';
import type { LoadedRegistry } from '../runtime/registry/definition.ts';
import { createRenderIsland, createRenderIslandInTree } from '../runtime/hydration/island.tsx';
import type { RenderEnvironment } from '../runtime/render/elements.ts';
import { createFormat } from '../runtime/text/format.ts';
import type { CurrencyStyle } from '../runtime/text/money-format.ts';
import { translateFor } from '../runtime/text/translate.ts';
import { baseCss } from '../runtime/theme/base-css.ts';
import { fontFaceCss, fontPreloads } from '../runtime/theme/fonts.ts';
import { themeCss } from '../runtime/theme/theme-css.ts';
import { collectData, isAnswered, validUntil } from './collect-data.ts';
import { createComponentStyles } from './component-styles.ts';
import { drawSections } from './draw-sections.ts';
import { documentTitle, faviconTag, type HeadTag, headTags } from './head.ts';
import { type LayoutSlot, layoutSlots } from './layout/layout-slots.ts';
import { Breadcrumb } from './layout/breadcrumb.tsx';
import { Header } from './layout/header.tsx';
import { CONTENT_ID } from '../runtime/registry/page-context.ts';
import { DRAWN_HTML_MARK, fillMark, wrapMain, wrapShared } from './layout/page-frame.ts';
import { PreviewBar } from './layout/preview-bar.tsx';
import { menuLabel, resolveMenu } from './menus.ts';
import { createPageContext, type PageAddress } from './page-context.ts';
import {
  createPageVersions,
  type KeptDocument,
  keptDocument,
  type PageVersion,
  type PreparedSection,
} from './page-version.ts';
import type { MediaManifest } from './pictures.ts';

/** What the renderer needs once, for all pages. */
export interface PageRendererOptions {
  readonly registry: LoadedRegistry;
  readonly texts: i18n;
  readonly media: MediaManifest;
  /** Address of an island's chunk. */
  readonly islandUrl: (name: string) => string;
  /** Address of the browser's loader script. */
  readonly loader: string;
  readonly report: (message: string, details: Readonly<Record<string, unknown>>) => void;
}

export interface RenderPageInput {
  readonly address: PageAddress;
  readonly settings: SiteSettings;
  readonly currencies: readonly CurrencyStyle[];
  readonly page: WirePage;
  readonly api: ProductApi;
  /** Version under which the page's parts may be kept; `null` keeps nothing. */
  readonly versionKey: string | null;
  readonly isPreview: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly isIndexable: boolean;
  /** Text key of the screen's name, for pages without a title; '' for content pages. */
  readonly screenKey: string;
}

export interface RenderedPage {
  readonly language: string;
  readonly title: string;
  readonly head: readonly HeadTag[];
  /** Contents of the style elements: the page's foundation, then its components. */
  readonly foundationCss: string;
  readonly componentCss: string;
  readonly body: string;
  readonly loader: string | null;
  /** Every query of the page was answered; another try may show more. */
  readonly isComplete: boolean;
  /** The first instant, in epoch milliseconds, at which something of the page is wrong; Infinity without one. */
  readonly validUntil: number;
}

export type PageRenderer = (input: RenderPageInput) => Promise<RenderedPage>;

const NO_DATA: DataResults = Object.freeze({});

/** Draws whole pages: layout, header, shared components, content, head. */
export function createPageRenderer({
  registry,
  texts,
  media,
  islandUrl,
  loader,
  report,
}: PageRendererOptions): PageRenderer {
  const versions = createPageVersions();
  const styles = createComponentStyles();

  const documentOf = (version: PageVersion, id: string, builder: unknown, language: string): KeptDocument => {
    const known = version.documents.get(id);
    if (known) return known;
    const prepared = prepareDocument(builder, registry, language);
    for (const problem of prepared.problems) report('page document', { document: id, ...problem });
    const kept = keptDocument(prepared);
    version.documents.set(id, kept);
    return kept;
  };

  return async (input) => {
    const { address, settings, page, api, currencies, isPreview } = input;
    const { site } = settings;
    const { language } = address;
    const version = versions.get(input.versionKey);
    const toHtml = (element: ReactNode) => styles.toHtml(element, version.usedStyles);
    const t = translateFor(texts, language);
    const context = createPageContext(address, media);
    const format = createFormat({
      language,
      timeFormat: site.featureFlags.timeFormat,
      dateFormat: site.featureFlags.dateFormat,
      currencies,
      distanceUnit: settings.bookingConfiguration.distanceUnit,
    });

    const slots = layoutSlots(site, page.layoutId);
    const documents = new Map([
      [`page:${page.id}`, documentOf(version, `page:${page.id}`, page.builder, language)],
    ]);
    for (const { id, builder } of sharedOf(slots, site)) {
      // A footer that cannot be shown must not take the page with it.
      try {
        documents.set(`shared:${id}`, documentOf(version, `shared:${id}`, builder, language));
      } catch (error) {
        report('shared component left out', { document: id, error });
      }
    }

    const decimalsOf = (currency: string) =>
      currencies.find(({ isoCode }) => isoCode === currency)?.decimals ?? 2;
    const asking = [...documents.values()].flatMap(({ sections }) => sections.flatMap((part) => part.asking));
    const dataOf = await collectData(asking, {
      language,
      search: address.search,
      api,
      decimalsOf,
      searchRules: searchRules(settings.bookingSettings, settings.bookingConfiguration),
      now: input.now,
    });
    const dataById = new Map<string, DataResults>();

    const shows = (node: PreparedNode) =>
      node.definition?.titleOverride?.({ data: dataOf(node), page: context, t }) ?? null;
    const titleOverride = asking.map(shows).find((title) => title !== null);
    const pageSeo = page.seo as Partial<Seo>;
    const headInput = {
      address,
      // The title of an operator tells of what the page is there for.
      pageSeo: titleOverride ? { ...pageSeo, title: {} } : pageSeo,
      siteSeo: settings.seo,
      screenName: titleOverride ?? (input.screenKey ? t(input.screenKey) : ''),
      isIndexable: input.isIndexable && !isPreview,
    };

    const shared = { t, format, page: context };
    const environmentOf = (id: string): RenderEnvironment => {
      const scope = id.startsWith('page:') ? '' : `${id.slice('shared:'.length)}-`;
      return {
        ...shared,
        renderIsland: createRenderIsland({
          toHtml,
          islandUrl,
          report: (error, where) => report('island failed', { error, ...where }),
          scope,
        }),
        renderIslandInTree: createRenderIslandInTree({ islandUrl, scope }),
        dataOf: (id) => dataById.get(id) ?? NO_DATA,
        placeholder: (node) => (isPreview ? <Placeholder key={node.id} node={node} /> : null),
      };
    };

    const renderDocument = (id: string): string => {
      const document = documents.get(id);
      if (!document) return '';
      return drawSections(document, {
        keyOf: (section) => sectionKey(section, dataOf, address),
        useDataOf: ({ asking }) => {
          dataById.clear();
          for (const node of asking) dataById.set(node.id, dataOf(node));
        },
        environment: environmentOf(id),
        toHtml,
        onFailure: (node, error) =>
          report('component failed', { document: id, node: node.id, type: node.type, error }),
      });
    };

    const pageLabel = menuLabel(site, page.id, language) || documentTitle(headInput);
    const breadcrumb = <Breadcrumb t={t} homeHref={context.routePath('home')} label={pageLabel} />;
    const drawSlot = (slot: LayoutSlot): string => {
      if (slot.kind === 'content')
        return wrapMain(page.showBreadcrumb ? toHtml(breadcrumb) : '', renderDocument(`page:${page.id}`));
      if (slot.kind === 'component') return wrapShared(slot.wrapperTag, renderDocument(`shared:${slot.id}`));
      const drawn = slot.sharedComponentId ? renderDocument(`shared:${slot.sharedComponentId}`) : '';
      const header = (
        <Header
          header={site.header}
          items={resolveMenu(site.header.menu.menuId, address)}
          homeHref={context.routePath('home')}
          siteName={address.siteName}
          t={t}
        >
          {drawn && DRAWN_HTML_MARK}
        </Header>
      );
      return fillMark(toHtml(header), drawn);
    };

    const body = [
      toHtml(
        <a className="skip-link" href={`#${CONTENT_ID}`}>
          {t('common.skipToContent')}
        </a>,
      ),
      isPreview ? toHtml(<PreviewBar t={t} exitHref={address.path} />) : '',
      ...slots.map(drawSlot),
    ].join('');

    const preloads = fontPreloads(site.theme, language).map(
      (href): HeadTag => ({
        tag: 'link',
        attributes: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href },
      }),
    );
    return {
      language,
      title: documentTitle(headInput),
      head: [...headTags(headInput), ...faviconTag(site), ...preloads],
      foundationCss: foundationOf(site.theme),
      componentCss: styles.cssOf(version.usedStyles),
      body,
      loader: NEEDS_LOADER.test(body) ? loader : null,
      isComplete: asking.every((node) => isAnswered(dataOf(node))),
      validUntil: Math.min(...asking.map((node) => validUntil(dataOf(node)))),
    };
  };
}

/** Islands, menus and language links are what the loader is for. */
const NEEDS_LOADER = / data-island=|<details| data-set-language=/;

/** What the HTML of a section depends on besides its document: the data of its nodes, and where it stands. */
const sectionKey = (
  { asking, isPerAddress }: PreparedSection,
  dataOf: (node: PreparedNode) => DataResults,
  address: PageAddress,
): string =>
  (asking.length > 0 ? JSON.stringify(asking.map((node) => dataOf(node))) : '') +
  (isPerAddress ? `${address.path}?${address.search}` : '');

function sharedOf(slots: readonly LayoutSlot[], site: SiteSettings['site']) {
  const ids = new Set(
    slots.flatMap((slot) =>
      slot.kind === 'component'
        ? [slot.id]
        : slot.kind === 'header' && slot.sharedComponentId
          ? [slot.sharedComponentId]
          : [],
    ),
  );
  return site.sharedComponents.filter(({ id }) => ids.has(id));
}

const foundations = new WeakMap<Theme, string>();

/** Fonts, theme and base rules; derived once for each theme that was read. */
function foundationOf(theme: Theme): string {
  let css = foundations.get(theme);
  if (css === undefined) {
    css = fontFaceCss(theme) + themeCss(theme) + baseCss;
    foundations.set(theme, css);
  }
  return css;
}

/** Where a node stands that cannot be drawn, for those who can mend it. */
function Placeholder({ node }: { node: PreparedNode }) {
  return (
    <div data-node={node.id} data-renderError={node.renderError}>
      {node.type}
    </div>
  );
}
