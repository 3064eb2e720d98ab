import type { ComponentName } from '../generated/components/types.ts';
import SYNONYMS from '../editor/locales/synonyms/en.json' with { type: 'json' };
import { DATA_STATES } from './data-states.ts';
import { SYNONYM_MARK } from './synonym-mark.ts';

/** What the list of stories needs to know of a component; see generated/components/manifest.json. */
export interface ListedComponent {
  readonly name: string;
  readonly title: string;
  readonly category: string;
  readonly examples: readonly { readonly name: string; readonly title: string }[];
}

/** One story: an example of the schema, or a state of a component that fetches data. */
export interface ListedStory {
  /** Name of the export, from which Storybook makes the story's id. */
  readonly exportName: string;
  readonly title: string;
  readonly kind: 'example' | 'loading' | 'empty' | 'failed';
  /** Name of the example that is rendered. */
  readonly example: string;
}

const STATE_TITLES = { loading: 'Loading', empty: 'Nothing to show', failed: 'Failed' } as const;

const pascal = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_match, first: string) => first.toUpperCase());

type Titled = Pick<ListedComponent, 'name' | 'category' | 'title'>;

/** The beginning of the ids of a component's stories: stays the same when synonyms change. */
export const componentId = ({ category, title }: Pick<Titled, 'category' | 'title'>) =>
  `${category}-${title}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** What a component is found by beside its title: what the palette of the editor finds it by. */
function synonymsOf({ name, title }: Titled): string {
  const synonyms = (SYNONYMS as Readonly<Record<string, string>>)[name] ?? '';
  return [...(title.replaceAll(' ', '') === name ? [] : [name]), ...(synonyms ? [synonyms] : [])].join(', ');
}

/** Where a component stands in the sidebar, and what its search finds; the sidebar itself shows the title alone. */
export function storyTitle(component: Titled): string {
  const synonyms = synonymsOf(component);
  // A slash would be a level of the sidebar.
  const found = synonyms ? SYNONYM_MARK + synonyms.replaceAll('/', ' ') : '';
  return `${pascal(component.category)}/${component.title}${found}`;
}

/** The stories of a component: its examples; then, where it fetches data, what it shows without them. */
export function listStories({ name, examples }: ListedComponent): readonly ListedStory[] {
  const rendered = examples.map(
    (example): ListedStory => ({
      exportName: pascal(example.name),
      title: example.title,
      kind: 'example',
      example: example.name,
    }),
  );
  const first = examples[0];
  if (!first || !DATA_STATES[name as ComponentName]) return rendered;
  const states = Object.entries(STATE_TITLES).map(([kind, title]) => ({
    exportName: `State${pascal(kind)}`,
    title,
    kind: kind as keyof typeof STATE_TITLES,
    example: first.name,
  }));
  return [...rendered, ...states];
}
