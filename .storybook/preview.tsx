import type { Preview } from '@storybook/react-vite';
import editorTexts from '../editor/locales/en.json' with { type: 'json' };
import { SCENARIO_IDS } from '../src/api/wire/scenarios/scenario-ids.ts';
import { VISITORS, type Visitor } from '../src/api/wire/scenarios/scenarios.ts';
import { LAST_RESORT, NATIVE_NAMES } from '../src/runtime/text/languages.ts';
import { BRANDS, brandOf, foundationCss } from './brands.ts';
import { RENDERINGS } from './renderings.ts';
import { stayInStorybook } from './stay-in-storybook.ts';

// Before any component adds its styles: theirs come after the page's foundation, as on the site.
const foundation = document.createElement('style');
document.head.append(foundation);

const VISITOR_TITLES: Readonly<Record<Visitor, string>> = {
  anonymous: 'Visitor',
  customer: 'Customer',
  company: 'Company',
  agency: 'Agency',
};

const viewports = Object.fromEntries(
  [360, 768, 1280, 1920].map((width) => [
    `w${width}`,
    { name: `${width} px`, styles: { width: `${width}px`, height: width < 1000 ? '800px' : '900px' } },
  ]),
);

const preview: Preview = {
  beforeAll: () => stayInStorybook(),
  globalTypes: {
    theme: {
      description: 'Look of the site',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: BRANDS.map(({ id, name }) => ({ value: id, title: name })),
      },
    },
    rendering: {
      description: 'How the component got here',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: RENDERINGS.map(({ id, title }) => ({ value: id, title })),
      },
    },
    visitor: {
      description: 'Who visits the site',
      toolbar: {
        icon: 'user',
        dynamicTitle: true,
        items: VISITORS.map((id) => ({ value: id, title: VISITOR_TITLES[id] })),
      },
    },
    scenario: {
      description: 'Booking scenario',
      toolbar: {
        icon: 'beaker',
        dynamicTitle: true,
        items: SCENARIO_IDS.map((id) => ({ value: id, title: editorTexts.scenarios[id] })),
      },
    },
    language: {
      description: 'Language of the site',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(NATIVE_NAMES).map(([tag, name]) => ({ value: tag, title: name, right: tag })),
      },
    },
  },
  initialGlobals: {
    rendering: 'live',
    visitor: 'anonymous',
    theme: BRANDS[0]?.id ?? 'default',
    language: LAST_RESORT,
    scenario: 'one-way',
  },
  parameters: {
    viewport: { options: viewports },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'none' },
    options: {
      storySort: {
        // A component that is added while Storybook runs would come last otherwise.
        method: 'alphabetical',
        order: ['Welcome', 'Overview', 'Brand', 'Layout', 'Content', 'Navigation', 'Booking', 'Screen'],
      },
    },
    a11y: {
      test: 'error',
      options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    },
  },
  decorators: [
    (Story, { globals }) => {
      // Reference pages are Storybook's own: only the rendered components stand on the site's paper.
      const css = `${foundationCss(brandOf(globals.theme))}.docs-story{background:var(--paper)}`;
      if (foundation.textContent !== css) foundation.textContent = css;
      document.documentElement.lang = String(globals.language);
      return <Story />;
    },
  ],
};

export default preview;
