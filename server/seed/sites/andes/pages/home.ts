import type { Section } from '../../../../../generated/page/types.ts';
import { column, node, row, text, vehiclePath } from '../../../nodes.ts';
import { button, eyebrow, picture, rule } from '../nodes.ts';

const hero = (titleKey: string, leadKey: string): Section =>
  row(
    'hero',
    {
      backgroundImage: picture('hero', 'alt.hero'),
      minHeight: 'most',
      tone: 'light',
      shade: 'start',
      paddingBlock: 96,
    },
    [
      column('hero-texts', { md: 10, gap: 16 }, [
        eyebrow('hero-eyebrow', 'home.hero.eyebrow'),
        text('hero-title', titleKey, { as: 'h1', size: 'poster' }),
        text('hero-lead', leadKey, { size: 'lead' }),
      ]),
    ],
  );

const search = row('search', { overlap: 'over-previous', anchor: 'reservar' }, [
  column('search-card', {}, [node('search-form', 'SearchForm', { buttonLabel: 'home.search.button' })]),
]);

const fact = (name: string) =>
  column(`fact-${name}`, { xs: 6, md: 3, gap: 4 }, [
    text(`fact-${name}-number`, `home.facts.${name}`, { size: 'display' }),
    text(`fact-${name}-text`, `home.facts.${name}Text`, { size: 'small', color: 'muted' }),
  ]);

const facts = row(
  'facts',
  { gap: 24, paddingBlock: 64, valign: 'start' },
  ['places', 'cars', 'distance', 'tolerance'].map(fact),
);

const waypoint = (name: string): Section[] => [
  rule(`route-${name}-line`),
  row(`route-${name}`, { gap: 16, width: 'full', valign: 'center' }, [
    column(`route-${name}-where`, { xs: 12, sm: 5 }, [
      text(`route-${name}-name`, `home.route.${name}`, { as: 'h3', size: 'body' }),
    ]),
    column(`route-${name}-when`, { xs: 12, sm: 7 }, [
      text(`route-${name}-text`, `home.route.${name}Text`, { size: 'small', color: 'muted' }),
    ]),
  ]),
];

const journey = row('route', { section: true, gap: 64, valign: 'center', background: 'surface' }, [
  column('route-view', { md: 7 }, [
    node('route-picture', 'Image', {
      image: picture('offer-route-40', 'alt.route40'),
      ratio: '4/3',
      sizes: 'half',
      link: { pageId: 'ruta-40', url: '' },
    }),
  ]),
  column('route-texts', { md: 5, gap: 16 }, [
    text('route-title', 'home.route.title', { as: 'h2' }),
    text('route-text', 'home.route.text', { marginBottom: 16 }),
    ...['start', 'middle', 'end'].flatMap(waypoint),
    rule('route-last-line'),
    button(
      'route-action',
      'home.route.action',
      { pageId: 'ruta-40', url: '' },
      {
        variant: 'secondary',
        icon: 'route',
        marginTop: 16,
      },
    ),
  ]),
]);

const place = (name: string, props: object) =>
  node(`place-${name}`, 'InfoCard', {
    image: picture(`place-${name}`, `alt.${name}`),
    eyebrow: `home.places.${name}.eyebrow`,
    title: `home.places.${name}.title`,
    text: `home.places.${name}.text`,
    border: false,
    ...props,
  });

const places = row('places', { anchor: 'lugares', section: true, gap: 48 }, [
  column('places-head', { md: 8, gap: 12 }, [text('places-title', 'home.places.title', { as: 'h2' })]),
  column('places-main', { md: 6 }, [place('mendoza', { ratio: '1/1' })]),
  column('places-list', { md: 6, gap: 24, valign: 'between' }, [
    place('santiago', { layout: 'horizontal', ratio: '3/2' }),
    rule('places-line-1'),
    place('bariloche', { layout: 'horizontal', ratio: '3/2' }),
    rule('places-line-2'),
    place('salta', { layout: 'horizontal', ratio: '3/2' }),
    rule('places-line-3'),
    text('places-buenosaires', 'home.places.buenosaires'),
  ]),
]);

const step = (name: string, icon: string) =>
  column(`crossing-${name}`, { md: 4 }, [
    rule(`crossing-${name}-line`, { color: 'onPrimary' }),
    node(`crossing-${name}-card`, 'InfoCard', {
      icon,
      title: `home.crossing.${name}.title`,
      text: `home.crossing.${name}.text`,
      border: false,
    }),
  ]);

const crossing = row(
  'crossing',
  { anchor: 'cruce', section: true, gap: 48, background: 'primary', tone: 'light', motif: true },
  [
    column('crossing-head', { md: 7, gap: 12 }, [
      eyebrow('crossing-eyebrow', 'home.crossing.eyebrow'),
      text('crossing-title', 'home.crossing.title', { as: 'h2', size: 'display' }),
    ]),
    column('crossing-intro', { md: 5, valign: 'end' }, [
      text('crossing-lead', 'home.crossing.lead', { size: 'lead' }),
    ]),
    step('one', 'calendar-days'),
    step('two', 'file-text'),
    step('three', 'mountain'),
  ],
);

const vehicle = (name: string, drawing: string, width: number) =>
  column(`fleet-${name}-column`, { xs: width * 2, sm: 6, md: width }, [
    node(`fleet-${name}`, 'InfoCard', {
      image: { src: vehiclePath(drawing), alt: '' },
      title: `home.fleet.${name}.title`,
      text: `home.fleet.${name}.text`,
      ratio: '21/9',
      border: false,
    }),
  ]);

const fleet = row('fleet', { anchor: 'flota', section: true, gap: 32 }, [
  column('fleet-head', { md: 7, gap: 12 }, [text('fleet-title', 'home.fleet.title', { as: 'h2' })]),
  column('fleet-intro', { md: 5, valign: 'end' }, [
    text('fleet-text', 'home.fleet.text', { color: 'muted' }),
  ]),
  // In four, two or one to a line, no two neighbours share a paint.
  vehicle('hilux', 'pickup-c-red', 6),
  vehicle('duster', 'compact-suv-a-sand', 6),
  vehicle('cronos', 'sedan-a-white', 3),
  vehicle('expert', 'van-b-silver', 3),
  vehicle('mobi', 'city-a-red', 3),
  vehicle('sw4', 'large-suv-a-white', 3),
  column('fleet-more', {}, [
    button(
      'fleet-action',
      'home.fleet.action',
      { pageId: 'search', url: '' },
      {
        variant: 'secondary',
        icon: 'arrow-right',
        iconPosition: 'right',
      },
    ),
  ]),
]);

const QUESTIONS = ['documents', 'age', 'border', 'oneway', 'deposit', 'cancel'];

const questions = row(
  'questions',
  { anchor: 'preguntas', section: true, gap: 64, valign: 'start', background: 'surface' },
  [
    column('questions-head', { md: 5, gap: 12 }, [
      text('questions-title', 'home.faq.title', { as: 'h2' }),
      text('questions-text', 'home.faq.text', { color: 'muted' }),
      button(
        'questions-call',
        'footer.phone',
        { pageId: '', url: 'tel:+542615550140' },
        {
          variant: 'text',
          icon: 'phone',
        },
      ),
    ]),
    column('questions-list', { md: 7 }, [
      node(
        'questions-accordion',
        'Accordion',
        {
          items: QUESTIONS.map((id) => ({ id, title: `home.faq.${id}.q` })),
          faqData: true,
          multiple: true,
        },
        Object.fromEntries(
          QUESTIONS.map((id) => [`item:${id}`, [text(`questions-${id}`, `home.faq.${id}.a`)]]),
        ),
      ),
    ]),
  ],
);

/** The last call of a page: the car is ready. */
export const closing = row('closing', { section: true, gap: 32, valign: 'center' }, [
  column('closing-texts', { md: 7, gap: 12 }, [
    text('closing-title', 'home.closing.title', { as: 'h2', size: 'display' }),
    text('closing-text', 'home.closing.text', { size: 'lead', color: 'muted' }),
  ]),
  column('closing-actions', { md: 5, gap: 8, align: 'end' }, [
    button('closing-action', 'home.closing.action', { pageId: 'search', url: '' }, { size: 'large' }),
    button(
      'closing-call',
      'home.closing.call',
      { pageId: '', url: 'tel:+542615550140' },
      {
        variant: 'text',
        size: 'large',
        icon: 'phone',
      },
    ),
  ]),
]);

/** The front page: one dusk over the range, then an atlas of the two countries. */
export const home = {
  format: 1,
  sections: [
    hero('home.hero.title', 'home.hero.lead'),
    search,
    facts,
    journey,
    places,
    crossing,
    fleet,
    questions,
    closing,
  ],
};

const snow = row('snow', { section: true, gap: 64, valign: 'center' }, [
  column('snow-texts', { md: 5, gap: 16 }, [
    text('snow-title', 'draft.snow.title', { as: 'h2' }),
    text('snow-text', 'draft.snow.text'),
    button('snow-action', 'draft.snow.action', { pageId: 'search', url: '' }, { variant: 'secondary' }),
  ]),
  column('snow-view', { md: 7 }, [
    node('snow-picture', 'Image', {
      image: picture('offer-snow', 'alt.snow'),
      ratio: '3/2',
      sizes: 'half',
    }),
  ]),
]);

/** What the front page will be in winter: another promise, and the snow before the long journey. */
export const homeDraft = {
  format: 1,
  sections: [
    hero('draft.hero.title', 'draft.hero.lead'),
    search,
    facts,
    snow,
    journey,
    places,
    crossing,
    fleet,
    questions,
    closing,
  ],
};
