import type { ReactNode } from 'react';
import manifestJson from '../../generated/components/manifest.json' with { type: 'json' };
import type { ComponentName } from '../../generated/components/types.ts';
import type { ProductApi } from '../../src/api/client/product-api.ts';
import { toBookingSettings, toSiteConfiguration } from '../../src/api/wire/site-settings.ts';
import { type PreparedDocument, prepareDocument } from '../../src/runtime/document/prepare.ts';
import { renderLiveIsland } from '../../src/runtime/hydration/island.tsx';
import type { DataResults } from '../../src/runtime/registry/data.ts';
import type { PageContext } from '../../src/runtime/registry/page-context.ts';
import type {
  ComponentDefinition,
  LoadedRegistry,
  RenderContext,
} from '../../src/runtime/registry/definition.ts';
import { nodeElement } from '../../src/runtime/render/elements.ts';
import { createFormat, type Format } from '../../src/runtime/text/format.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import en from '../../src/runtime/text/locales/en-US.json' with { type: 'json' };
import { createTexts, type Translate, translateFor } from '../../src/runtime/text/translate.ts';
import { collectData, eachNode } from '../../src/site/collect-data.ts';
import { createPageContext, type PageAddress } from '../../src/site/page-context.ts';
import type { MediaManifest } from '../../src/site/pictures.ts';
import type { SearchRules } from '../../src/domain/search-rules.ts';
import { FAKE_NOW, FAKE_SEARCH_RULES, fakeApi } from './fake-api.ts';

/** A node as the examples of component schemas write it: ids and versions may be left out. */
export interface ExampleNode {
  readonly type: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly slots?: Readonly<Record<string, readonly ExampleNode[]>>;
}

export interface Example {
  readonly name: string;
  readonly title: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots?: ExampleNode['slots'];
  readonly texts?: Readonly<Record<string, string>>;
}

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
  /** Answers of the component's queries; without it they are asked of `api`. */
  readonly data?: DataResults;
  readonly media?: MediaManifest;
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
  /** How islands are placed; by default as one React tree with everything else. */
  readonly renderIsland?: RenderContext['renderIsland'];
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
  };
}

/** Gives nodes of an example the ids and versions that documents carry. */
function toNode({ type, props = {}, slots = {} }: ExampleNode, id: string): object {
  const filled = Object.entries(slots).map(([slot, children]) => [
    slot,
    children.map((child, position) => toNode(child, `${id}-${slot.replace(/\W/g, '-')}-${position}`)),
  ]);
  return { id, type, v: manifest[type as ComponentName].version, props, slots: Object.fromEntries(filled) };
}

const typesOf = ({ type, slots = {} }: ExampleNode): string[] => [
  type,
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

async function prepare(
  name: ComponentName,
  exampleName: string | undefined,
  options: RenderOptions,
): Promise<PreparedDocument> {
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
  const loaded = await load(typesOf(node));
  const language = options.language ?? 'en-US';
  const texts = { [language]: { ...example.texts, ...options.texts } };
  return prepareDocument(
    { format: 1, sections: [toNode(node, 'node')], translations: texts },
    loaded,
    language,
  );
}

/**
 * An example of a component as an element, drawn the way pages draw it.
 * @throws Error when the example does not exist or its document has a problem
 */
export async function exampleElement(
  name: ComponentName,
  exampleName?: string,
  options: RenderOptions = {},
): Promise<ReactNode> {
  const { sections, problems } = await prepare(name, exampleName, options);
  const [node] = sections;
  if (!node || (problems.length > 0 && !options.onProblems))
    throw new Error(`${name} ${exampleName}: ${JSON.stringify(problems)}`);
  if (problems.length > 0) options.onProblems?.(problems);
  const address = testAddress(options);
  const { api = fakeApi(), surround = (page) => page } = options;
  const format = options.format ?? testFormat(options.timeFormat);
  const dataOfNode = await collectData(eachNode(sections), {
    language: address.language,
    search: address.search,
    api,
    decimalsOf: () => 2,
    searchRules: options.searchRules ?? FAKE_SEARCH_RULES,
    now: FAKE_NOW,
  });
  const answers = new Map([...eachNode(sections)].map((each) => [each.id, options.data ?? dataOfNode(each)]));
  return nodeElement(node, {
    t: options.t ?? t,
    format,
    page: surround(createPageContext(address, options.media ?? {})),
    renderIsland: options.renderIsland ?? renderLiveIsland,
    dataOf: (id) => answers.get(id) ?? {},
    placeholder: () => null,
  });
}

/** HTML of an example of a component; see exampleElement. */
export const renderExample = async (
  name: ComponentName,
  exampleName?: string,
  options: RenderOptions = {},
): Promise<string> => {
  // Asked for only here, so that Storybook draws examples without React's server half.
  const { renderToStaticMarkup } = await import('react-dom/server');
  return renderToStaticMarkup(await exampleElement(name, exampleName, options));
};

/** The example inside the document of a DOM environment, as served; see exampleElement. */
export async function showExample(
  name: ComponentName,
  exampleName?: string,
  options: RenderOptions = {},
): Promise<HTMLElement> {
  document.body.innerHTML = await renderExample(name, exampleName, options);
  return document.body;
}
