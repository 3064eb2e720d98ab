import type { i18n } from 'i18next';
import { LRUCache } from 'lru-cache';
import type { Seo } from '../../generated/page/types.ts';
import { isTooManyRequests } from '../api/api-error.ts';
import type { ProductApi } from '../api/product-api.ts';
import type { SiteSettings } from '../api/product-api.ts';
import type { Currency } from '../api/wire/currency.ts';
import type { WirePage } from '../api/wire/site-settings.ts';
import type { SearchQueryContext } from '../api/queries/search.ts';
import { searchRules } from '../domain/search-rules.ts';
import { currencyOfBookings, toShownCurrency } from '../domain/shown-currency.ts';
import type { EcommerceEvent } from '../api/wire/ecommerce-events.ts';
import { consentPurposes, type PageTags } from '../runtime/consent/consent.ts';
import { collectData, isLoaded, validUntil } from '../runtime/data/collect-data.ts';
import type { DataContext } from '../runtime/data/queries.ts';
import { pageCssOf } from '../runtime/document/page-css.ts';
import { eachNode, type PreparedDocument, prepareDocument } from '../runtime/document/prepare.ts';
import type { PreparedNode } from '../runtime/document/prepare-node.ts';
import type { ReadShared } from '../runtime/document/shared-sections.ts';
import { type CleanHtml, NO_HTML } from '../runtime/html/clean-html.ts';
import { Served } from '../runtime/hydration/adopted.tsx';
import type { LoadedRegistry } from '../runtime/registry/definition.ts';
import { CONTENT_ID } from '../runtime/registry/page-context.ts';
import { createComponentStyles } from '../runtime/render/html/component-styles.ts';
import { createHtmlPage } from '../runtime/render/html/html-page.ts';
import { createFormat } from '../runtime/text/format.ts';
import { translateFor } from '../runtime/text/translate.ts';
import { fontStylesheets } from '../runtime/theme/font-links.ts';
import { fontPreloads } from '../runtime/theme/fonts.ts';
import { cleanHtmlOf } from './clean-html-of.ts';
import { foundationOf } from './foundation-css.ts';
import { documentTitle, type HeadTag, headTags } from './head.ts';
import { iconSource, iconTags } from './icons.ts';
import { postSeo } from './post-seo.ts';
import { Breadcrumb } from './layout/breadcrumb.tsx';
import { ConsentBanner, ReopenConsent } from './layout/consent-banner.tsx';
import { Header, HeaderExtra } from './layout/header.tsx';
import { type LayoutSlot, layoutSlots, sharedOf } from './layout/layout-slots.ts';
import { wrapMain, wrapShared } from './layout/page-frame.ts';
import { PreviewBar } from './layout/preview-bar.tsx';
import type { PagePreview } from './preview.ts';
import { menuLabel, resolveMenu } from './menus.ts';
import { isProtected, pageTags, tagSources, tracksEcommerce } from './page-tags.ts';
import { sharedPictureOf } from './shared-picture.ts';
import { pageStructuredData } from './page-structured-data.ts';
import { firstPictureOf, leadPictureOf } from './lead-picture.ts';
import { htmlFramePath } from './html-frame.ts';
import { withCheckoutDialog } from './checkout-dialog.ts';
import { checkoutDialogId, createPageContext, type PageAddress } from './page-context.ts';
import type { MediaLibrary } from './pictures.ts';

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

/** Separates a page's own title from the name of its site. */
const TITLE_END = ' | ';

/** Rejects with ApiError when a query of the page is refused because there were too many. */
export type PageRenderer = (input: RenderPageInput) => Promise<RenderedPage>;

/** Prepared documents: those of the pages visited most, by version and language; the least recently used are evicted first. */
const MAX_PREPARED_DOCUMENTS = 1_000;

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
  const prepared = new LRUCache<string, PreparedDocument>({ max: MAX_PREPARED_DOCUMENTS });

  const prepare = (
    versionKey: string | null,
    id: string,
    builder: unknown,
    language: string,
    readShared?: ReadShared,
  ) => {
    const key = `${versionKey}|${id}`;
    const known = versionKey === null ? undefined : prepared.get(key);
    if (known) return known;
    const document = prepareDocument(builder, registry, language, readShared);
    for (const problem of document.problems) report('page document', { document: id, ...problem });
    if (versionKey !== null) prepared.set(key, document);
    return document;
  };

  return async (input) => {
    const {
      address,
      settings,
      page,
      api,
      currencies,
      media,
      preview,
      versionKey,
      now,
      chosenCurrency: chosen = null,
    } = input;
    const isDraft = preview?.kind === 'draft';
    const { site } = settings;
    const { language } = address;
    const t = translateFor(texts, language);
    const format = createFormat({
      language,
      timeFormat: site.featureFlags.timeFormat,
      dateFormat: site.featureFlags.dateFormat,
      currencies,
      distanceUnit: settings.bookingConfiguration.distanceUnit,
      shownCurrency: chosen && { chosen, currencies },
    });

    const slots = layoutSlots(site, page.layoutId);
    const content = `page:${page.id}`;
    const readShared: ReadShared = (id) => site.sharedComponents.find((shared) => shared.id === id)?.builder;
    const sharedComponentId = checkoutDialogId(address);
    const builder = sharedComponentId
      ? withCheckoutDialog(page.builder, { sharedComponentId, title: t('checkout.goodToKnow'), language })
      : page.builder;
    const contentDocument = prepare(versionKey, content, builder, language, readShared);
    const documents = new Map([[content, contentDocument]]);
    for (const { id, builder } of sharedOf(slots, site)) {
      // A shared component that cannot be read is left out; the page is still rendered.
      try {
        documents.set(`shared:${id}`, prepare(versionKey, `shared:${id}`, builder, language));
      } catch (error) {
        report('shared component left out', { document: id, error });
      }
    }

    const allNodes = [...documents.values()].flatMap(({ sections }) => [...eachNode(sections)]);
    const nodes = allNodes.filter(({ definition }) => definition?.queries);
    const booked = currencyOfBookings(currencies, chosen, site.featureFlags.webAsBroker);
    const dataContext: SearchQueryContext & DataContext = {
      language,
      search: address.search,
      postId: address.post?.id ?? '',
      api,
      decimalsOf: (currency) => currencies.find(({ isoCode }) => isoCode === currency)?.decimals ?? 2,
      searchRules: searchRules(settings.bookingSettings, settings.bookingConfiguration),
      toBooked: booked && toShownCurrency(booked),
      now,
    };
    const dataOf = await collectData(nodes, dataContext, isTooManyRequests);

    const context = createPageContext(
      address,
      media,
      leadPictureOf(contentDocument.sections),
      {
        clean: (source) => html.get(source) ?? NO_HTML,
        frameOf: (source) => htmlFramePath(address, source),
      },
      { all: currencies, chosen },
    );
    const html = await cleanHtmlOf(allNodes, dataOf, context, cleanHtml);
    const fileOf = (src: string) => context.picture(src)?.src ?? src;

    const overrideOf = (node: PreparedNode) =>
      node.definition?.titleOverride?.({ data: dataOf(node), page: context, t }) ?? null;
    const titleOverride = nodes.map(overrideOf).find((title) => title !== null);
    const pageSeo = address.post ? postSeo(address.post, address) : (page.seo as Partial<Seo>);
    const headInput = {
      address,
      // The operator's title describes the usual content of the page, which it does not show now.
      pageSeo: titleOverride ? { ...pageSeo, title: {} } : pageSeo,
      siteSeo: settings.seo,
      screenName: titleOverride ?? (input.screenKey ? t(input.screenKey) : ''),
      isIndexable: input.isIndexable && !preview,
      picture: sharedPictureOf(
        context.picture(address.post?.image || firstPictureOf(contentDocument.sections) || ''),
      ),
      sitePicture: sharedPictureOf(context.picture(iconSource(site))),
    };

    const homeHref = context.routePath('home');
    const pageLabel =
      menuLabel(address.site, page.id, language) || documentTitle(headInput).split(TITLE_END)[0] || '';
    const structuredData = headInput.isIndexable
      ? pageStructuredData({
          address,
          api,
          hasLogo: iconSource(site) !== '',
          pageSeo,
          siteSeo: settings.seo,
          trail: page.showBreadcrumb
            ? [
                { name: t('common.home'), url: homeHref },
                { name: pageLabel, url: encodeURI(address.path) },
              ]
            : [],
          ofComponents: nodes.flatMap(
            (node) => node.definition?.structuredData?.({ data: dataOf(node), page: context, t }) ?? [],
          ),
          now,
          report,
        })
      : [];

    const served = createHtmlPage({ t, format, page: context, now }, styles, islandUrl);
    const renderDocument = (id: string): string =>
      served.document(documents.get(id)?.sections ?? [], {
        // Shared components and the page may use the same node ids.
        scope: id === content ? '' : `${id.slice('shared:'.length)}-`,
        dataOf,
        placeholder: (node) => (isDraft ? <Placeholder key={node.id} node={node} /> : null),
        onFailure: (node, error) =>
          report('component failed', { document: id, node: node.id, type: node.type, error }),
        onIslandFailure: (error, island) =>
          report('island failed', { error, island: island.name, id: island.id }),
      });

    const renderHeader = (sharedComponentId: string | null): string => {
      const extra = sharedComponentId ? renderDocument(`shared:${sharedComponentId}`) : '';
      const items = resolveMenu(site.header.menu.menuId, address);
      // Its drawer and sub-menus are disclosures.
      if (items.length > 0 || extra) served.useLoader();
      return served.element(
        <Header
          header={{ ...site.header, logo: { ...site.header.logo, src: fileOf(site.header.logo.src) } }}
          items={items}
          homeHref={homeHref}
          siteName={address.siteName}
          t={t}
        >
          {extra && <Served as={HeaderExtra} html={extra} />}
        </Header>,
      );
    };
    const renderSlot = (slot: LayoutSlot): string => {
      if (slot.kind === 'header') return renderHeader(slot.sharedComponentId);
      if (slot.kind === 'component') return wrapShared(slot.wrapperTag, renderDocument(`shared:${slot.id}`));
      const breadcrumb = page.showBreadcrumb && <Breadcrumb t={t} homeHref={homeHref} label={pageLabel} />;
      return wrapMain(breadcrumb ? served.element(breadcrumb) : '', renderDocument(content));
    };

    // Nothing of the operator runs in a preview, nor where a script could take what visitors enter.
    const isOpen =
      !preview &&
      input.allowsTags &&
      [...documents.values()].every(({ sections }) =>
        [...eachNode(sections)].every(({ type }) => !isProtected(type)),
      );
    const tags = isOpen ? pageTags(settings, { builder: page.builder, pageSeo }) : null;
    const hasTags = tags !== null && tagSources(tags) !== null;
    const ecommerce =
      !preview && input.allowsTags && tracksEcommerce(settings, pageSeo)
        ? nodes.flatMap(
            (node) =>
              node.definition?.ecommerce?.({
                data: dataOf(node),
                page: context,
                t,
                decimalsOf: dataContext.decimalsOf,
              }) ?? [],
          )
        : null;
    const purposes = hasTags ? consentPurposes(tags) : [];

    const body = [
      served.element(
        <a className="skip-link" href={`#${CONTENT_ID}`}>
          {t('common.skipToContent')}
        </a>,
      ),
      purposes.length > 0
        ? served.element(
            <ConsentBanner t={t} purposes={purposes} privacyHref={context.booking.privacyHref} />,
          )
        : '',
      ...slots.map(renderSlot),
      purposes.length > 0 ? served.element(<ReopenConsent t={t} />) : '',
      // Last, so that it sticks to the lower edge without covering the end of the page.
      preview
        ? served.element(<PreviewBar t={t} format={format} preview={preview} languages={context.languages} />)
        : '',
    ].join('');
    const needs = served.needs();

    const fontLinks = fontStylesheets(site.theme);
    const preloads = fontPreloads(site.theme, language).map(
      (href): HeadTag => ({
        tag: 'link',
        attributes: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href },
      }),
    );
    return {
      language,
      title: documentTitle(headInput),
      head: [...headTags(headInput), ...iconTags(site, fileOf), ...preloads],
      structuredData: await structuredData,
      foundationCss: foundationOf(site.theme),
      componentCss: needs.css,
      pageCss: pageCssOf(page.builder),
      body,
      preloadedScripts: needs.startingScripts,
      scripts: [
        ...(needs.loader ? [loader] : []),
        ...(hasTags ? [consentScript] : []),
        ...(ecommerce ? [analyticsScript] : []),
        ...(fontLinks.length > 0 ? [fontsScript] : []),
      ],
      fontLinks,
      tags: hasTags ? tags : null,
      ecommerce,
      isComplete: nodes.every((node) => isLoaded(dataOf(node))),
      validUntil: Math.min(needs.validUntil, ...nodes.map((node) => validUntil(dataOf(node)))),
    };
  };
}

/** Replaces a node that cannot be rendered, in previews. */
function Placeholder({ node }: { node: PreparedNode }) {
  return (
    <div data-node={node.id} data-render-error={node.renderError ?? undefined}>
      {node.type}
    </div>
  );
}
