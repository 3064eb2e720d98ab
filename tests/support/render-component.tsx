import { SAMPLE_CURRENCIES } from '../../src/api/wire/scenarios/sample-currencies.ts';
import type { Currency } from '../../src/api/wire/currency.ts';
import { SAMPLE_NOW } from '../../src/api/wire/scenarios/sample-places.ts';
import type { ReactNode } from 'react';
import manifestJson from '../../generated/components/manifest.json' with { type: 'json' };
import type { ComponentName } from '../../generated/components/types.ts';
import { createHttpApi } from '../../src/api/http/http-api.ts';
import type { ProductApi } from '../../src/api/product-api.ts';
import { toBookingSettings, toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { QueryClient } from '@tanstack/react-query';
import { collectData, queriesOf } from '../../src/runtime/data/collect-data.ts';
import { type DataContext, type DataResults, QUERY_DEFAULTS } from '../../src/runtime/data/queries.ts';
import { type Example, type ExampleNode, toDocumentNode } from '../../src/runtime/document/example-node.ts';
import { EXAMPLE_SHARED } from '../../src/runtime/document/example-shared.ts';
import { eachNode, type PreparedDocument, prepareDocument } from '../../src/runtime/document/prepare.ts';
import { BROWSER_SERVICES } from '../../src/runtime/hydration/browser-services.ts';
import type { IslandServices } from '../../src/runtime/hydration/services.ts';
import type { PageContext } from '../../src/runtime/registry/page-context.ts';
import type { ComponentDefinition, LoadedRegistry } from '../../src/runtime/registry/definition.ts';
import type { ComponentStyles } from '../../src/runtime/render/html/component-styles.ts';
import type { PageNeeds } from '../../src/runtime/render/html/html-page.ts';
import { createLiveDocument } from '../../src/runtime/render/live/live-document.ts';
import { LivePage } from '../../src/runtime/render/live/live-page.tsx';
import { createFormat, type Format } from '../../src/runtime/text/format.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import en from '../../src/runtime/text/locales/en-US.json' with { type: 'json' };
import { createTexts, type Translate, translateFor } from '../../src/runtime/text/translate.ts';
import { htmlFramePath } from '../../src/site/html-frame.ts';
import { createPageContext, type PageAddress } from '../../src/site/page-context.ts';
import type { MediaLibrary } from '../../src/site/pictures.ts';
import type { Viewer } from '../../src/domain/visibility.ts';
import type { SearchRules } from '../../src/domain/search-rules.ts';
import { htmlCleaner } from './clean-html.ts';
import { FAKE_SEARCH_RULES, fakeApi } from './fake-api.ts';

const manifest = manifestJson as unknown as Readonly<
  Record<ComponentName, { readonly version: number; readonly examples: readonly Example[] }>
>;

/** Every example of every component, as rows for `it.each`. */
export const allExamples = (): readonly (readonly [component: ComponentName, example: string])[] =>
  (Object.keys(manifest) as ComponentName[]).flatMap((name) =>
    manifest[name].examples.map((example) => [name, example.name] as const),
  );

/** The examples of a component, from its schema. */
export const examplesOf = (name: ComponentName): readonly Example[] => manifest[name].examples;

/** What surrounds the example; each part has a sensible default. */
export interface RenderOptions {
  /** What the operator decided about searches. */
  readonly searchRules?: SearchRules;
  /** Properties that differ from the example's. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** Texts that differ from the example's, by key. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly language?: LanguageTag;
  readonly languages?: readonly LanguageTag[];
  /** Query of the page's address. */
  readonly search?: string;
  readonly routeId?: string;
  readonly api?: ProductApi;
  /** Currencies of the company; by default it charges in euros. */
  readonly currencies?: readonly Currency[];
  /** The one that the visitor has chosen instead; none by default. */
  readonly chosenCurrency?: Currency | null;
  /** Who looks at prices; a visitor by default. */
  readonly viewer?: Viewer;
  /** Results of the component's queries, those that are not named loading; without it they come from `api`. */
  readonly data?: DataResults;
  readonly media?: MediaLibrary;
  readonly timeFormat?: '24h' | '12h';
  /** Built-in texts; by default in English. */
  readonly t?: Translate;
  /** By default English with the given time format. */
  readonly format?: Format;
  /** Decimals of a currency; two by default. */
  readonly decimalsOf?: (currency: string) => number;
  /** Changes what the page offers to its components. */
  readonly surround?: (page: PageContext) => PageContext;
  /** What is wrong with the example's document; by default an error is thrown. */
  readonly onProblems?: (problems: PreparedDocument['problems']) => void;
  /** What islands may reach in a live page; by default what they reach on a site. */
  readonly services?: IslandServices;
  /** Addresses of the islands' files in HTML. */
  readonly islandUrl?: (name: string) => string;
  /** CSS of the components in HTML; by default none is collected. */
  readonly styles?: ComponentStyles;
}

const translations = createTexts({ 'en-US': en }, (key) => {
  throw new Error(`there is no text ${key} in en-US.json`);
});

/** Built-in texts in English; a missing one throws. */
export const t: Translate = translateFor(translations, 'en-US');

export const testFormat = (timeFormat: '24h' | '12h' = '24h'): Format =>
  createFormat({ language: 'en-US', timeFormat, dateFormat: 'DD/MM/YYYY', currencies: [] });

/** The address of a page of a small site that has the system routes and two content pages. */
export function testAddress({
  language = 'en-US',
  languages = ['en-US', 'de', 'hr'],
  search = '',
  routeId = 'home',
  viewer,
}: RenderOptions = {}): PageAddress {
  const wire = {
    languages: languages.map((isoLanguageName) => ({ isoLanguageName })),
    routes: [
      { id: 'fleet', path: { 'en-US': 'fleet', de: 'flotte' } },
      { id: 'places', path: { 'en-US': 'places' } },
    ],
  };
  const site = toSiteConfiguration(wire, () => undefined);
  if (!site) throw new Error('testAddress: the test site is not a site');
  const path = routeId === 'home' ? `/${language}/` : `/${language}/${routeId}`;
  return {
    siteId: 'test',
    site,
    siteName: 'Test Cars',
    bookingSettings: toBookingSettings({}, () => undefined),
    brandCode: '',
    language,
    routeId,
    path,
    search: new URLSearchParams(search),
    origin: 'https://test.localhost',
    viewer,
    preview: null,
    signInHref: null,
    mapTiles: { url: '/tiles/{z}/{x}/{y}.png', attribution: 'Sample map' },
  };
}

const versionOf = (type: string) => manifest[type as ComponentName].version;

const typesOf = ({ type, slots = {} }: ExampleNode): string[] => [
  type,
  ...(type === 'SharedSection' ? ['Paragraph'] : []),
  ...Object.values(slots).flatMap((children) => children.flatMap(typesOf)),
];

/** Found by folder, not by the site's registry: a component can be tested before its neighbours exist. */
const folders = import.meta.glob<{ default: ComponentDefinition }>(
  '../../src/{components,booking}/*/index.ts',
);
const kebab = (name: string) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();

async function load(names: Iterable<string>): Promise<LoadedRegistry> {
  const loaded = [...new Set(names)].map(async (name) => {
    const load = Object.entries(folders).find(([path]) => path.endsWith(`/${kebab(name)}/index.ts`))?.[1];
    if (!load) throw new Error(`there is no folder ${kebab(name)} in src/components or src/booking`);
    return [name, (await load()).default] as const;
  });
  return new Map(await Promise.all(loaded));
}

async function exampleDocument(
  name: ComponentName,
  exampleName: string | undefined,
  options: RenderOptions,
): Promise<{ readonly builder: object; readonly registry: LoadedRegistry; readonly language: LanguageTag }> {
  const examples = examplesOf(name);
  const example =
    exampleName === undefined ? examples[0] : examples.find((candidate) => candidate.name === exampleName);
  if (!example)
    throw new Error(
      `${name} has no example ${exampleName}; it has ${examples.map((other) => other.name).join(', ')}`,
    );
  const node: ExampleNode = {
    type: name,
    props: { ...example.props, ...options.props },
    slots: example.slots,
  };
  const language = options.language ?? 'en-US';
  const texts = { [language]: { ...example.texts, ...options.texts } };
  return {
    builder: { format: 1, sections: [toDocumentNode(node, 'node', versionOf)], translations: texts },
    registry: await load(typesOf(node)),
    language,
  };
}

const sampleShared = (id: string): unknown => (id === EXAMPLE_SHARED.id ? EXAMPLE_SHARED.builder : undefined);

async function surroundings(options: RenderOptions) {
  const address = testAddress(options);
  const { api = fakeApi(), surround = (page) => page } = options;
  const data: DataContext = {
    language: address.language,
    search: address.search,
    postId: '',
    postsPerPage: address.site.blog.postsPerPage,
    api,
    decimalsOf: options.decimalsOf ?? (() => 2),
    searchRules: options.searchRules ?? FAKE_SEARCH_RULES,
    now: SAMPLE_NOW,
  };
  const shown = {
    t: options.t ?? t,
    format: options.format ?? testFormat(options.timeFormat),
    page: surround(
      createPageContext(
        address,
        options.media ?? {},
        null,
        { clean: await htmlCleaner(), frameOf: (source) => htmlFramePath(address, source) },
        { all: options.currencies ?? SAMPLE_CURRENCIES, chosen: options.chosenCurrency ?? null },
      ),
    ),
    now: SAMPLE_NOW,
  };
  return { data, shown };
}

function checkProblems(
  what: string,
  problems: PreparedDocument['problems'],
  { onProblems }: RenderOptions,
): void {
  if (problems.length === 0) return;
  if (!onProblems) throw new Error(`${what}: ${JSON.stringify(problems)}`);
  onProblems(problems);
}

/** Nothing is ever answered: queries stay loading. */
const WAITING_API = createHttpApi({
  get: () => new Promise(() => undefined),
  send: () => new Promise(() => undefined),
});

/**
 * An example of a component as an element, rendered by the driver for pages that are composed.
 * @throws Error when the example does not exist or its document has a problem
 */
export async function liveExample(
  name: ComponentName,
  exampleName?: string,
  options: RenderOptions = {},
): Promise<ReactNode> {
  const { builder, registry, language } = await exampleDocument(name, exampleName, options);
  const problems: PreparedDocument['problems'][number][] = [];
  const document = createLiveDocument(
    builder,
    registry,
    language,
    (problem) => problems.push(problem),
    sampleShared,
  );
  checkProblems(`${name} ${exampleName}`, problems, options);
  const { data, shown } = await surroundings(options.data ? { ...options, api: WAITING_API } : options);
  const client = new QueryClient({
    defaultOptions: { queries: { ...QUERY_DEFAULTS, retryOnMount: false } },
  });
  // What was fetched before is there at once, as on a page that was served.
  if (!options.data) {
    const nodes = eachNode(prepareDocument(builder, registry, language, sampleShared).sections);
    const queries = [...nodes].flatMap((node) => Object.values(queriesOf(node, data)));
    await Promise.all(queries.map((query) => query && client.prefetchQuery<unknown>({ ...query })));
  }
  return (
    <LivePage
      {...shown}
      document={document}
      data={data}
      client={client}
      services={options.services ?? BROWSER_SERVICES}
    />
  );
}

/** A builder document in HTML, rendered by the server's driver, and what that HTML needs. */
async function serveBuilder(
  builder: object,
  registry: LoadedRegistry,
  what: string,
  options: RenderOptions,
): Promise<{ readonly html: string; readonly needs: PageNeeds }> {
  const { createHtmlPage } = await import('../../src/runtime/render/html/html-page.ts');
  const { createComponentStyles } = await import('../../src/runtime/render/html/component-styles.ts');
  const { sections, problems } = prepareDocument(
    builder,
    registry,
    options.language ?? 'en-US',
    sampleShared,
  );
  checkProblems(what, problems, options);
  const { data, shown } = await surroundings(options);
  const dataOf = await collectData(eachNode(sections), data);
  const fail = (error: unknown) => {
    throw error;
  };
  const page = createHtmlPage(
    shown,
    options.styles ?? createComponentStyles(),
    options.islandUrl ?? ((island) => `/assets/island-${island}.js`),
  );
  const html = page.document(sections, {
    scope: '',
    dataOf: (node) => {
      const results = dataOf(node);
      if (!options.data) return results;
      return Object.fromEntries(
        Object.keys(results).map((query) => [query, options.data?.[query] ?? { status: 'loading' }]),
      );
    },
    placeholder: () => null,
    onFailure: (_node, error) => fail(error),
    onIslandFailure: fail,
  });
  return { html, needs: page.needs() };
}

/** An example of a component in HTML, rendered by the server's driver, and what that HTML needs. */
export async function servedExample(
  name: ComponentName,
  exampleName?: string,
  options: RenderOptions = {},
): Promise<{ readonly html: string; readonly needs: PageNeeds }> {
  const { builder, registry } = await exampleDocument(name, exampleName, options);
  return serveBuilder(builder, registry, `${name} ${exampleName}`, options);
}

/** A stored builder document in HTML, as servedExample renders one of an example. */
export const servedDocument = (
  builder: object,
  registry: LoadedRegistry,
  options: RenderOptions = {},
): Promise<{ readonly html: string; readonly needs: PageNeeds }> =>
  serveBuilder(builder, registry, 'the document', options);

/** HTML of an example of a component; see servedExample. */
export const renderExample = async (
  name: ComponentName,
  exampleName?: string,
  options: RenderOptions = {},
): Promise<string> => (await servedExample(name, exampleName, options)).html;

/** The example inside the document of a DOM environment, as served; see exampleElement. */
export async function showExample(
  name: ComponentName,
  exampleName?: string,
  options: RenderOptions = {},
): Promise<HTMLElement> {
  document.body.innerHTML = await renderExample(name, exampleName, options);
  return document.body;
}
