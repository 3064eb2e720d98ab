import { scenarioApi } from '../src/api/http/scenario-api.ts';
import { isScenarioId, type ScenarioId } from '../src/api/wire/scenarios/scenario-ids.ts';
import {
  forVisitor,
  SCENARIOS,
  searchOf,
  viewerOf,
  type Visitor,
  VISITORS,
} from '../src/api/wire/scenarios/scenarios.ts';
import type { Currency } from '../src/api/wire/currency.ts';
import { SAMPLE_CURRENCIES } from '../src/api/wire/scenarios/sample-currencies.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { ComponentName } from '../generated/components/types.ts';
import type { PreparedDocument } from '../src/runtime/document/prepare.ts';
import { type LanguageTag, LAST_RESORT } from '../src/runtime/text/languages.ts';
import { fakeApi } from '../tests/support/fake-api.ts';
import { liveExample, type RenderOptions } from '../tests/support/render-component.tsx';
import { argTypesOf } from './arg-types.ts';
import { type Args, argsOf, type ComponentManifest, documentOf, MANIFEST } from './args.ts';
import { otherCurrency } from '../src/domain/shown-currency.ts';
import { type Brand, brandOf, formatOf } from './brands.ts';
import { ComponentDocs } from './component-docs.tsx';
import { DATA_STATES } from './data-states.ts';
import { documentCode } from './document-code.ts';
import { exampleTextsIn } from './example-texts.ts';
import { WithRefusedValues } from './refused-values.tsx';
import { renderingOf } from './renderings.ts';
import { servedStory } from './served-story.tsx';
import { componentId, type ListedStory, storyTitle } from './story-list.ts';
import { inStorybook, MEDIA, textsIn } from './storybook-page.ts';

/** What a story asks of the data that its component fetches. */
type StoryKind = ListedStory['kind'];

type Globals = Readonly<Record<string, unknown>>;

/** The scenario that brings a component into a state: the chosen one where the state names none. */
function scenarioFor(name: ComponentName, kind: StoryKind, chosen: unknown): ScenarioId {
  if (kind === 'failed') return 'failing';
  if (kind === 'empty') return DATA_STATES[name]?.empty ?? 'empty';
  return typeof chosen === 'string' && isScenarioId(chosen) ? chosen : 'one-way';
}

const visitorOf = (chosen: unknown): Visitor => VISITORS.find((visitor) => visitor === chosen) ?? 'anonymous';

/** What surrounds a component in a state; `data` where no response has come yet. */
function responsesFor(
  name: ComponentName,
  kind: StoryKind,
  brand: Brand,
  globals: Globals,
): Partial<RenderOptions> {
  const chosen = SCENARIOS[scenarioFor(name, kind, globals.scenario)];
  const visitor = visitorOf(globals.visitor);
  // Anybody may look at a situation that belongs to a kind of visitor.
  const scenario = visitor === 'anonymous' ? chosen : forVisitor(chosen, visitor);
  const routeId = DATA_STATES[name]?.routeId;
  const surroundings: Partial<RenderOptions> = {
    api: scenarioApi(fakeApi(scenario.responses(brand.currency)), scenario, brand.currency),
    search: routeId === undefined ? '' : searchOf(scenario, routeId),
    viewer: viewerOf(scenario.visitor),
  };
  return kind === 'loading' ? { ...surroundings, data: {} } : surroundings;
}

/** The company charges in its own currency, and shows amounts in those of the samples. */
const currenciesOf = ({ currency }: Brand): readonly Currency[] => [
  { ...currency, names: {}, exchangeRate: 1, isSystemDefault: true },
  ...SAMPLE_CURRENCIES.filter(({ isoCode }) => isoCode !== currency.isoCode).map((other) => ({
    ...other,
    exchangeRate: (other.exchangeRate ?? 1) / currency.perEuro,
    isSystemDefault: false,
  })),
];

/** The surroundings of a component in Storybook, by the choices of the toolbar. */
export function surroundingsFor(name: ComponentName, kind: StoryKind, globals: Globals): RenderOptions {
  const language = (globals.language as LanguageTag | undefined) ?? LAST_RESORT;
  const brand = brandOf(globals.theme);
  const currencies = currenciesOf(brand);
  const { isInOtherCurrency } = SCENARIOS[scenarioFor(name, kind, globals.scenario)];
  const chosen = isInOtherCurrency ? otherCurrency(currencies) : null;
  return {
    ...responsesFor(name, kind, brand, globals),
    language,
    languages: ['en-US', 'de', 'hr', 'es-AR', language],
    t: textsIn(language),
    format: formatOf(brand, language, chosen && { chosen, currencies }),
    decimalsOf: () => brand.currency.decimals,
    currencies,
    chosenCurrency: chosen,
    media: MEDIA,
    surround: inStorybook,
  };
}

interface StoryContext {
  readonly args: Args;
  readonly globals: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Renders the story's component as a page would render it. */
async function render(
  component: ComponentManifest,
  { args, globals, parameters }: StoryContext,
): Promise<ReactNode> {
  const { name } = component;
  const { kind, example } = parameters.rendered as Pick<ListedStory, 'kind' | 'example'>;
  const { props, texts } = documentOf(component, args);
  const ofExample = component.examples.find((candidate) => candidate.name === example)?.texts;
  const problems: PreparedDocument['problems'][number][] = [];
  const options: RenderOptions = {
    ...surroundingsFor(name, kind, globals),
    props,
    texts: exampleTextsIn(String(globals.language), { ...ofExample, ...texts }),
    onProblems: (found) => problems.push(...found),
  };
  const rendering = renderingOf(globals.rendering);
  const shown =
    rendering === 'live'
      ? await liveExample(name, example, options)
      : await servedStory(rendering, name, example, brandOf(globals.theme), options);
  return (
    <WithRefusedValues component={component} problems={problems}>
      {shown}
    </WithRefusedValues>
  );
}

/** Sections of pages stand at the window's edges; what stands inside them gets some air. */
const isFullWidth = ({ category }: ComponentManifest) => category === 'layout' || category === 'screen';

/** @throws Error when the component has no example of that name */
function exampleOf({ name, examples }: ComponentManifest, { example }: Pick<ListedStory, 'example'>) {
  const found = examples.find((candidate) => candidate.name === example);
  if (!found) throw new Error(`${name} has no example ${example}`);
  return found;
}

/** The default export of a component's stories: controls, reference and rendering, all from its schema. */
export function componentMeta(name: ComponentName): Meta {
  const component = MANIFEST[name];
  return {
    id: componentId(component),
    title: storyTitle(component),
    tags: ['autodocs'],
    argTypes: argTypesOf(component),
    parameters: {
      layout: isFullWidth(component) ? 'fullscreen' : 'padded',
      docs: {
        page: () => <ComponentDocs name={name} />,
        // The document node, of the arguments that are shown.
        source: {
          language: 'json',
          transform: (_code: string, { args, parameters }: StoryContext) =>
            documentCode(component, exampleOf(component, parameters.rendered as ListedStory), args),
        },
      },
    },
    loaders: [
      async (context) => {
        const element = await render(component, context as StoryContext);
        // A component without properties: Storybook writes those of what it renders as source, and a page's have no end.
        return { Rendered: () => element };
      },
    ],
    // An island keeps the properties that it was hydrated with: other arguments need another component.
    render: (args, { loaded: { Rendered } }) => (
      <div key={JSON.stringify(args)}>
        <Rendered />
      </div>
    ),
  };
}

/** A story of a component; see listStories. */
export function componentStory(
  name: ComponentName,
  { title, kind, example }: Omit<ListedStory, 'exportName'>,
): StoryObj {
  const component = MANIFEST[name];
  const rendered = exampleOf(component, { example });
  return { name: title, args: argsOf(component, rendered), parameters: { rendered: { kind, example } } };
}
