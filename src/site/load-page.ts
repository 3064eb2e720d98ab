import type { i18n } from 'i18next';
import type { Seo } from '../../generated/page/types.ts';
import { isTooManyRequests } from '../api/api-error.ts';
import type { SearchQueryContext } from '../api/queries/search.ts';
import { searchRules } from '../domain/search-rules.ts';
import { currencyOfBookings, toShownCurrency } from '../domain/shown-currency.ts';
import { dateFormatOf } from '../domain/site-languages.ts';
import { collectData } from '../runtime/data/collect-data.ts';
import type { DataContext, DataResults } from '../runtime/data/queries.ts';
import type { PreparedNode } from '../runtime/document/prepare-node.ts';
import { type CleanHtml, NO_HTML } from '../runtime/html/clean-html.ts';
import type { PageContext } from '../runtime/registry/page-context.ts';
import { createFormat, type Format } from '../runtime/text/format.ts';
import { type Translate, translateFor } from '../runtime/text/translate.ts';
import { cleanHtmlOf } from './clean-html-of.ts';
import { htmlFramePath } from './html-frame.ts';
import { type LayoutSlot, layoutSlots } from './layout/layout-slots.ts';
import { leadPictureOf } from './lead-picture.ts';
import { createPageContext } from './page-context.ts';
import type { PageDocuments, ReadPageDocuments } from './page-documents.ts';
import type { PageRendererOptions, RenderPageInput } from './page-renderer.ts';
import { postSeo } from './post-seo.ts';

/** A page with all that it shows: its head, body and scripts are made of it. */
export interface LoadedPage {
  readonly input: RenderPageInput;
  readonly t: Translate;
  readonly format: Format;
  readonly slots: readonly LayoutSlot[];
  readonly documents: PageDocuments;
  /** The nodes that asked for data. */
  readonly nodes: readonly PreparedNode[];
  readonly dataOf: (node: PreparedNode) => DataResults;
  readonly dataContext: DataContext;
  readonly context: PageContext;
  readonly pageSeo: Partial<Seo>;
}

interface Tools extends Pick<PageRendererOptions, 'cleanHtml'> {
  readonly texts: i18n;
  readonly readDocuments: ReadPageDocuments;
}

/** Prepares the documents of a page, and fetches the data of their nodes. */
export async function loadPage(
  input: RenderPageInput,
  { texts, readDocuments, cleanHtml }: Tools,
): Promise<LoadedPage> {
  const { address, settings, page, api, currencies, media, now, chosenCurrency: chosen = null } = input;
  const { featureFlags } = settings.site;
  const { language } = address;
  const t = translateFor(texts, language);
  const format = createFormat({
    language,
    timeFormat: featureFlags.timeFormat,
    dateFormat: dateFormatOf(settings.site, language),
    currencies,
    distanceUnit: settings.bookingConfiguration.distanceUnit,
    shownCurrency: chosen && { chosen, currencies },
  });

  const slots = layoutSlots(settings.site, page.layoutId);
  const documents = readDocuments(input, slots, t);
  const nodes = documents.nodes.filter(({ definition }) => definition?.queries);
  const booked = currencyOfBookings(currencies, chosen, featureFlags.webAsBroker);
  const dataContext: SearchQueryContext & DataContext = {
    language,
    search: address.search,
    postId: address.post?.id ?? '',
    postsPerPage: settings.site.blog.postsPerPage,
    api,
    decimalsOf: (currency) => currencies.find(({ isoCode }) => isoCode === currency)?.decimals ?? 2,
    searchRules: searchRules(settings.bookingSettings, settings.bookingConfiguration),
    toBooked: booked && toShownCurrency(booked),
    now,
  };
  const dataOf = await collectData(nodes, dataContext, isTooManyRequests);
  // Components say what HTML they have by the context, which then finds it made safe.
  let html: ReadonlyMap<string, CleanHtml> = new Map();
  const context = createPageContext(
    address,
    media,
    leadPictureOf(documents.content.sections),
    {
      clean: (source) => html.get(source) ?? NO_HTML,
      frameOf: (source) => htmlFramePath(address, source),
    },
    { all: currencies, chosen },
  );
  html = await cleanHtmlOf(documents.nodes, dataOf, context, cleanHtml);
  const pageSeo = address.post ? postSeo(address.post, address) : (page.seo as Partial<Seo>);
  return { input, t, format, slots, documents, nodes, dataOf, dataContext, context, pageSeo };
}
