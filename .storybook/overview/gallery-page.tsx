import type { ComponentName } from '../../generated/components/types.ts';
import { surroundingsFor } from '../component-stories.tsx';
import { exampleTextsIn } from '../example-texts.ts';
import { MANIFEST } from '../args.ts';
import { brandOf } from '../brands.ts';
import { servedDocument } from '../served-story.tsx';
import { componentId } from '../story-list.ts';
import * as S from './overview.styles.ts';

/** A component as the gallery shows it. */
interface Shown {
  readonly name: ComponentName;
  readonly html: string;
}

const CATEGORIES = ['layout', 'content', 'navigation', 'booking', 'screen'] as const;
const TITLES: Readonly<Record<(typeof CATEGORIES)[number], string>> = {
  layout: 'Layout',
  content: 'Content',
  navigation: 'Navigation',
  booking: 'Booking',
  screen: 'Screens',
};

/** Components that are seen better in a narrow window. */
const NARROW = new Set<ComponentName>([
  'Button',
  'CarDetails',
  'Column',
  'CurrencySelector',
  'Icon',
  'IconWithText',
  'InfoCard',
  'LanguageSelector',
  'List',
  'Row',
  'SharedSection',
  'UserAccount',
]);

const names = Object.keys(MANIFEST) as ComponentName[];

/** Screens stand at the edges of the window; everything else in its middle. */
const cssFor = (name: ComponentName) =>
  MANIFEST[name].category === 'screen'
    ? ''
    : 'body{display:grid;align-content:safe center;grid-template-columns:minmax(0,1fr);min-height:100vh;padding:40px}';

/** The first example of every component, in the look and language of the toolbar. */
export const renderGallery = (globals: Readonly<Record<string, unknown>>): Promise<readonly Shown[]> =>
  Promise.all(
    names.map(async (name) => {
      const [first] = MANIFEST[name].examples;
      if (!first) return { name, html: '' };
      const options = surroundingsFor(name, 'example', globals);
      const texts = exampleTextsIn(String(globals.language), first.texts ?? {});
      const html = await servedDocument(name, first.name, brandOf(globals.theme), {
        ...options,
        texts,
        css: cssFor(name),
      });
      return { name, html };
    }),
  );

/** All components on one page; each leads to its reference. */
export const GalleryPage = ({ shown }: { readonly shown: readonly Shown[] }) => (
  <S.Page>
    <h1>All components</h1>
    <p>{names.length} components and screens, each by its first example, as the server sends it.</p>
    {CATEGORIES.map((category) => (
      <section key={category}>
        <h2>{TITLES[category]}</h2>
        <S.Gallery>
          {shown
            .filter(({ name }) => MANIFEST[name].category === category)
            .map(({ name, html }) => (
              <li key={name} data-narrow={NARROW.has(name) ? '' : undefined}>
                <div aria-hidden>
                  <iframe
                    title={name}
                    srcDoc={html}
                    sandbox="allow-same-origin"
                    loading="lazy"
                    tabIndex={-1}
                    inert
                  />
                </div>
                <div>
                  <h3>
                    <a href={`?path=/docs/${componentId(MANIFEST[name])}--docs`} target="_parent">
                      {MANIFEST[name].title}
                    </a>
                  </h3>
                  <p>{MANIFEST[name].description}</p>
                </div>
              </li>
            ))}
        </S.Gallery>
      </section>
    ))}
  </S.Page>
);
