import { scenarioApi } from '../src/api/http/scenario-api.ts';
import { isScenarioId, type ScenarioId, SCENARIOS, searchOf } from '../src/api/wire/scenarios/scenarios.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { action } from 'storybook/actions';
import type { ComponentName } from '../generated/components/types.ts';
import { type LanguageTag, LAST_RESORT } from '../src/runtime/text/languages.ts';
import { fakeApi } from '../tests/support/fake-api.ts';
import { liveExample, type RenderOptions } from '../tests/support/render-component.tsx';
import { argTypesOf } from './arg-types.ts';
import { type Args, argsOf, type ComponentManifest, documentOf, MANIFEST } from './args.ts';
import { type Brand, brandOf, formatOf } from './brands.ts';
import { DATA_STATES } from './data-states.ts';
import { type ListedStory, storyTitle } from './story-list.ts';
import { inStorybook, MEDIA, textsIn } from './storybook-page.ts';

/** What a story asks of the data that its component fetches. */
type StoryKind = ListedStory['kind'];

/** The scenario that brings a component into a state: the chosen one where the state names none. */
function scenarioFor(name: ComponentName, kind: StoryKind, chosen: unknown): ScenarioId {
  if (kind === 'failed') return 'failing';
  if (kind === 'empty') return DATA_STATES[name]?.empty ?? 'empty';
  return typeof chosen === 'string' && isScenarioId(chosen) ? chosen : 'one-way';
}

/** What surrounds a component in a state; `data` where no answer has come yet. */
function answersFor(name: ComponentName, kind: StoryKind, brand: Brand, chosen: unknown) {
  const scenario = SCENARIOS[scenarioFor(name, kind, chosen)];
  const routeId = DATA_STATES[name]?.routeId;
  const surroundings: Partial<RenderOptions> = {
    api: scenarioApi(fakeApi(scenario.answers(brand.currency)), scenario, brand.currency),
    search: routeId === undefined ? '' : searchOf(scenario, routeId),
  };
  return kind === 'loading' ? { ...surroundings, data: {} } : surroundings;
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
  const language = (globals.language as LanguageTag | undefined) ?? LAST_RESORT;
  const brand = brandOf(globals.theme);
  return liveExample(name, example, {
    ...documentOf(component, args),
    ...answersFor(name, kind, brand, globals.scenario),
    language,
    languages: ['en-US', 'de', 'hr', 'es-AR', language],
    t: textsIn(language),
    format: formatOf(brand, language),
    decimalsOf: () => brand.currency.decimals,
    media: MEDIA,
    surround: inStorybook,
    onProblems: action('problems of the document'),
  });
}

/** Sections of pages stand at the window's edges; what stands inside them gets some air. */
const isFullWidth = ({ category }: ComponentManifest) => category === 'layout' || category === 'screen';

/** The default export of a component's stories: controls, reference and rendering, all from its schema. */
export function componentMeta(name: ComponentName): Meta {
  const component = MANIFEST[name];
  return {
    title: storyTitle(component),
    tags: ['autodocs'],
    argTypes: argTypesOf(component),
    parameters: {
      layout: isFullWidth(component) ? 'fullscreen' : 'padded',
      docs: { description: { component: reference(component) } },
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
  const rendered = component.examples.find((candidate) => candidate.name === example);
  if (!rendered) throw new Error(`${name} has no example ${example}`);
  return { name: title, args: argsOf(component, rendered), parameters: { rendered: { kind, example } } };
}

/** What the schema says of the component besides its properties, as Markdown. */
function reference({ description, slots }: ComponentManifest): string {
  const lines = Object.entries(slots).map(([slot, { title, accepts }]) => {
    const accepted = accepts === 'any' ? 'any component' : accepts.join(', ');
    return `- \`${slot}\` (${title}): ${accepted}`;
  });
  const holds = lines.length > 0 ? `\n\n**Slots**\n\n${lines.join('\n')}` : '';
  return `${description}${holds}`;
}
