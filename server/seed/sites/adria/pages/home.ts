import type { Section } from '../../../../../generated/page/types.ts';
import { column, node, row, text } from '../../../nodes.ts';
import { picture } from '../nodes.ts';

const heroPicture = (id: string, props: object) =>
  node(id, 'Image', {
    image: picture('hero-tall', 'home.hero.alt'),
    mask: 'arch',
    loading: 'eager',
    sizes: 'half',
    ...props,
  });

const hero = (titleKey: string, leadKey: string): Section =>
  row(
    'hero',
    { background: 'surface', motif: true, gap: 48, paddingBlock: 48, valign: 'center', justify: 'between' },
    [
      column('hero-texts', { md: 5, gap: 24 }, [
        text('hero-eyebrow', 'home.hero.eyebrow', { eyebrow: true }),
        text('hero-title', titleKey, { as: 'h1', size: 'poster' }),
        text('hero-lead', leadKey, { size: 'lead', color: 'muted' }),
      ]),
      column('hero-view', { md: 7, lg: 6 }, [
        heroPicture('hero-picture', { ratio: '1/1', hideBelow: 'md' }),
        // Lower on a phone, for the search to begin on the first screen.
        heroPicture('hero-picture-low', { ratio: '4/3', hideAbove: 'md' }),
      ]),
    ],
  );

const search = row('search', { overlap: 'over-previous' }, [
  column('search-card', {}, [node('search-form', 'SearchForm', { buttonLabel: 'home.search.button' })]),
]);

const fact = (name: string) =>
  column(`fact-${name}`, { xs: 6, md: 3, gap: 4 }, [
    text(`fact-${name}-number`, `home.facts.${name}.number`, { size: 'display', color: 'primary' }),
    text(`fact-${name}-text`, `home.facts.${name}.text`, { color: 'muted' }),
  ]);

const facts = row(
  'facts',
  { gap: 32, paddingBlock: 64 },
  ['airports', 'ferries', 'cancel', 'distance'].map(fact),
);

const vehicle = (name: string, file: string, props: object) =>
  node(`fleet-${name}`, 'InfoCard', {
    image: { src: `/media/shared/vehicles/${file}.svg`, alt: `home.fleet.${name}.alt` },
    eyebrow: `home.fleet.${name}.eyebrow`,
    title: `home.fleet.${name}.title`,
    link: { pageId: 'search', url: '' },
    linkLabel: 'home.fleet.link',
    fit: 'contain',
    ...props,
  });

const fleet: Section[] = [
  row('fleet', { background: 'surface', anchor: 'fleet', section: true, gap: 24 }, [
    column('fleet-head', { md: 7 }, [text('fleet-title', 'home.fleet.title', { as: 'h2' })]),
    column('fleet-intro', { md: 5, valign: 'end' }, [
      text('fleet-lead', 'home.fleet.lead', { color: 'muted' }),
    ]),
    column('fleet-main', { md: 7 }, [
      vehicle('open', 'convertible-c-blue', {
        text: 'home.fleet.open.text',
        ratio: '16/9',
      }),
    ]),
    column('fleet-side', { md: 5, gap: 24 }, [
      vehicle('small', 'city-c-sand', { layout: 'horizontal' }),
      vehicle('family', 'wagon-c-forest', { layout: 'horizontal' }),
      vehicle('group', 'van-b-silver', { layout: 'horizontal' }),
    ]),
  ]),
];

const ferry = row(
  'ferry',
  {
    backgroundImage: picture('interlude-bay'),
    minHeight: 'screen',
    tone: 'dark',
    valign: 'start',
    paddingBlock: 64,
  },
  [
    column('ferry-texts', { md: 6, gap: 24 }, [
      text('ferry-title', 'home.ferry.title', { as: 'h2', size: 'display' }),
      text('ferry-text', 'home.ferry.text', { size: 'lead' }),
      node('ferry-link', 'Button', {
        label: 'home.ferry.link',
        link: { pageId: 'islands', url: '' },
        variant: 'secondary',
        icon: 'ship',
      }),
    ]),
  ],
);

const stage = (number: 1 | 2 | 3): Section[] => [
  node(`stage-${number}-line`, 'Divider', { spacing: 8, line: 'dotted', thickness: 2 }),
  text(`stage-${number}-label`, `home.journey.${number}.label`, { eyebrow: true }),
  text(`stage-${number}-title`, `home.journey.${number}.title`, { as: 'h3' }),
  text(`stage-${number}-text`, `home.journey.${number}.text`, { color: 'muted' }),
];

const journey = row('journey', { section: true, gap: 64, valign: 'start' }, [
  column('journey-view', { md: 7 }, [
    node('journey-picture', 'Image', {
      image: picture('offer-coast-week', 'home.journey.alt'),
      ratio: '1/1',
      mask: 'arch',
      sizes: 'half',
    }),
  ]),
  column('journey-texts', { md: 5, gap: 12 }, [
    text('journey-title', 'home.journey.title', { as: 'h2' }),
    text('journey-lead', 'home.journey.lead', { color: 'muted', marginBottom: 16 }),
    ...stage(1),
    ...stage(2),
    ...stage(3),
  ]),
]);

// Every second arch hangs lower, as houses stand on a slope.
const place = (name: string, position: number) =>
  column(`place-${name}`, { xs: 6, md: 3, marginTop: position % 2 ? 48 : 0 }, [
    node(`place-${name}-card`, 'InfoCard', {
      image: picture(`place-${name}`, `home.places.${name}.alt`),
      title: `home.places.${name}.title`,
      text: `home.places.${name}.text`,
      ratio: '4/5',
      mask: 'arch',
      border: false,
    }),
  ]);

const places: Section[] = [
  row('places', { anchor: 'places', background: 'surface', section: true, gap: 32 }, [
    column('places-head', { md: 7 }, [text('places-title', 'home.places.title', { as: 'h2' })]),
    column('places-intro', { md: 5, valign: 'end' }, [
      text('places-lead', 'home.places.lead', { color: 'muted' }),
    ]),
    ...['pula', 'zadar', 'split', 'dubrovnik'].map(place),
  ]),
];

const QUESTIONS = ['card', 'ferry', 'border', 'flight', 'late', 'age'];

const questions = row('questions', { anchor: 'questions', section: true, gap: 64, valign: 'start' }, [
  column('questions-head', { md: 5, gap: 16 }, [
    text('questions-title', 'home.questions.title', { as: 'h2' }),
    text('questions-lead', 'home.questions.lead', { color: 'muted' }),
    node('questions-call', 'Button', {
      label: 'contact.phone',
      link: { pageId: '', url: 'tel:+38521000100' },
      variant: 'text',
      icon: 'phone',
    }),
  ]),
  column('questions-list', { md: 7 }, [
    node(
      'questions-answers',
      'Accordion',
      {
        items: QUESTIONS.map((id) => ({ id, title: `home.questions.${id}.title` })),
        faqData: true,
        multiple: false,
      },
      Object.fromEntries(
        QUESTIONS.map((id) => [`item:${id}`, [text(`answer-${id}`, `home.questions.${id}.text`)]]),
      ),
    ),
  ]),
]);

/** The last call of a page: the car is ready. */
export const closing = row('closing', { background: 'primary', tone: 'light', motif: true, section: true }, [
  column('closing-texts', { md: 9, gap: 16 }, [
    text('closing-title', 'home.closing.title', { as: 'h2', size: 'display' }),
    text('closing-text', 'home.closing.text', { size: 'lead' }),
  ]),
  column('closing-action', { md: 3, valign: 'end', align: 'end' }, [
    node('closing-button', 'Button', {
      label: 'home.closing.button',
      link: { pageId: 'search', url: '' },
      size: 'large',
    }),
  ]),
]);

/** The published home page. */
export const home = {
  format: 1,
  sections: [
    hero('home.hero.title', 'home.hero.lead'),
    search,
    facts,
    ...fleet,
    ferry,
    journey,
    ...places,
    questions,
    closing,
  ],
};

const autumn = row('autumn', { section: true, gap: 48, valign: 'center' }, [
  column('autumn-view', { md: 7 }, [
    node('autumn-picture', 'Image', {
      image: picture('offer-wine', 'home.autumn.alt'),
      ratio: '3/2',
      sizes: 'half',
    }),
  ]),
  column('autumn-texts', { md: 5, gap: 16 }, [
    text('autumn-eyebrow', 'home.autumn.eyebrow', { eyebrow: true }),
    text('autumn-title', 'home.autumn.title', { as: 'h2' }),
    text('autumn-text', 'home.autumn.text', { color: 'muted' }),
  ]),
]);

/** The home page as the operator is preparing it for autumn; not yet published. */
export const homeDraft = {
  format: 1,
  sections: [
    hero('home.draft.title', 'home.draft.lead'),
    search,
    facts,
    autumn,
    ...fleet,
    ferry,
    journey,
    ...places,
    questions,
    closing,
  ],
};
