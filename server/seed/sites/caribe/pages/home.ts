import type { Section } from '../../../../../generated/page/types.ts';
import { builder, column, node, row, text } from '../../../nodes.ts';
import { picture, to } from '../nodes.ts';
import { offerCard } from './offer-card.ts';

const hero = (headline: string, lead: string) =>
  row(
    'hero',
    {
      backgroundImage: picture('hero', 'home.hero.alt'),
      minHeight: 'most',
      tone: 'light',
      background: 'primary',
      valign: 'start',
      paddingBlock: 48,
    },
    [
      column('hero-texts', { sm: 8, lg: 9, gap: 16 }, [
        text('hero-label', 'home.hero.eyebrow', { eyebrow: true }),
        text('hero-title', headline, { as: 'h1', size: 'poster' }),
        // Smaller screens have no calm sky left for it: there it stands below the search.
        column('hero-more', { md: 12, hideBelow: 'lg' }, [text('hero-lead', lead, { size: 'lead' })]),
      ]),
    ],
  );

const search = (lead: string) => [
  row('search', { overlap: 'over-previous', anchor: 'search' }, [
    column('search-column', {}, [node('search-form', 'SearchForm', { buttonLabel: 'home.search.button' })]),
  ]),
  row('search-more', { hideAbove: 'lg', paddingBlock: 32 }, [
    column('search-texts', {}, [text('search-lead', lead, { size: 'lead' })]),
  ]),
];

const fact = (id: string, icon: string) =>
  column(`fact-${id}`, { sm: 6 }, [
    node(`fact-${id}-card`, 'InfoCard', {
      icon,
      title: `home.facts.${id}.title`,
      text: `home.facts.${id}.text`,
      border: false,
    }),
  ]);

const facts = row('facts', { section: true, gap: 48 }, [
  column('facts-texts', { md: 5, gap: 16 }, [
    text('facts-label', 'home.facts.eyebrow', { eyebrow: true }),
    text('facts-title', 'home.facts.title', { as: 'h2', size: 'display' }),
    text('facts-lead', 'home.facts.lead', { size: 'lead', color: 'muted' }),
  ]),
  column('facts-list', { md: 7 }, [
    row('facts-grid', { width: 'full', gap: 32 }, [
      fact('distance', 'infinity'),
      fact('driver', 'user-plus'),
      fact('cancel', 'calendar-days'),
      fact('flight', 'plane-landing'),
    ]),
  ]),
]);

const placeCard = (
  id: string,
  image: string,
  layout: 'vertical' | 'horizontal',
  ratio: '3/2' | '4/5' | '1/1',
) =>
  node(`place-${image}`, 'InfoCard', {
    image: picture(`place-${image}`, `home.places.${id}.alt`),
    eyebrow: `home.places.${id}.eyebrow`,
    title: `home.places.${id}.title`,
    text: `home.places.${id}.text`,
    layout,
    ratio,
    border: false,
    elevation: 'raised',
  });

const places = row('places', { section: true, background: 'surface', anchor: 'places', gap: 24 }, [
  column('places-texts', { md: 5, gap: 24, valign: 'between' }, [
    column('places-intro', {}, [
      text('places-label', 'home.places.eyebrow', { eyebrow: true }),
      text('places-title', 'home.places.title', { as: 'h2', size: 'display' }),
      text('places-lead', 'home.places.lead', { size: 'lead', color: 'muted' }),
    ]),
    node('places-button', 'Button', {
      label: 'home.places.button',
      link: to('home', 'search'),
      variant: 'secondary',
      icon: 'map-pin',
    }),
  ]),
  column('places-first', { md: 7 }, [placeCard('puntaCana', 'punta-cana', 'vertical', '3/2')]),
  column('places-south', { md: 5 }, [placeCard('santoDomingo', 'santo-domingo', 'vertical', '3/2')]),
  column('places-north', { md: 7, gap: 24 }, [
    placeCard('puertoPlata', 'puerto-plata', 'horizontal', '1/1'),
    placeCard('samana', 'samana', 'horizontal', '1/1'),
  ]),
]);

const DAYS = ['day1', 'day2', 'day3', 'day4', 'day5'] as const;

const day = (id: string): Section[] => [
  node(`${id}-line`, 'Divider', { color: 'accent', spacing: 0, thickness: 2 }),
  row(id, { width: 'full', gap: 16, marginBottom: 16 }, [
    column(`${id}-when`, { sm: 3 }, [text(`${id}-label`, `home.route.${id}.label`, { size: 'body' })]),
    column(`${id}-what`, { sm: 9, gap: 8 }, [
      text(`${id}-title`, `home.route.${id}.title`, { as: 'h3' }),
      text(`${id}-text`, `home.route.${id}.text`),
    ]),
  ]),
];

const route = row(
  'route',
  {
    section: true,
    background: 'primary',
    tone: 'light',
    motif: true,
    anchor: 'route',
    gap: 64,
    edge: 'brand',
  },
  [
    column('route-texts', { md: 5, gap: 24 }, [
      text('route-label', 'home.route.eyebrow', { eyebrow: true }),
      text('route-title', 'home.route.title', { as: 'h2', size: 'display' }),
      text('route-lead', 'home.route.lead', { size: 'lead' }),
      node('route-picture', 'Image', {
        image: picture('interlude-islands', 'home.route.alt'),
        ratio: '1/1',
        mask: 'round',
        sizes: 'half',
        marginTop: 16,
      }),
    ]),
    column('route-days', { md: 7, gap: 16 }, [
      ...DAYS.flatMap(day),
      node('route-button', 'Button', {
        label: 'home.route.button',
        link: to('home', 'search'),
        icon: 'arrow-right',
        iconPosition: 'right',
        size: 'large',
      }),
    ]),
  ],
);

const offers = row('offers', { section: true, anchor: 'offers', gap: 24 }, [
  column('offers-top', { marginBottom: 16 }, [
    row('offers-head', { width: 'full', valign: 'end', justify: 'between', gap: 24 }, [
      column('offers-texts', { md: 8, gap: 16 }, [
        text('offers-label', 'home.offers.eyebrow', { eyebrow: true }),
        text('offers-title', 'home.offers.title', { as: 'h2', size: 'display' }),
      ]),
      column('offers-more', { md: 4, align: 'end' }, [
        node('offers-button', 'Button', {
          label: 'home.offers.button',
          link: to('offers'),
          variant: 'secondary',
          icon: 'arrow-right',
          iconPosition: 'right',
        }),
      ]),
    ]),
  ]),
  column('offers-autumn', { md: 4 }, [offerCard('autumn', 'summer', { ratio: '1/1' })]),
  column('offers-week', { sm: 6, md: 4 }, [offerCard('week', 'nights', { ratio: '1/1' })]),
  column('offers-oneway', { sm: 6, md: 4 }, [offerCard('oneway', 'airport', { ratio: '1/1' })]),
]);

const QUESTIONS = ['documents', 'insurance', 'tolls', 'oneway', 'flight', 'border'] as const;

const questions = row('faq', { section: true, background: 'surface', anchor: 'faq', gap: 48 }, [
  column('faq-texts', { md: 4, gap: 16 }, [
    text('faq-label', 'home.faq.eyebrow', { eyebrow: true }),
    text('faq-title', 'home.faq.title', { as: 'h2' }),
    text('faq-lead', 'home.faq.lead', { color: 'muted' }),
    node('faq-call', 'Button', {
      label: 'home.faq.call',
      link: { pageId: '', url: 'tel:+18095550142' },
      variant: 'secondary',
      icon: 'phone',
    }),
  ]),
  column('faq-list', { md: 8 }, [
    node(
      'faq-accordion',
      'Accordion',
      {
        items: QUESTIONS.map((id) => ({ id, title: `home.faq.${id}.q` })),
        multiple: false,
        faqData: true,
      },
      Object.fromEntries(QUESTIONS.map((id) => [`item:${id}`, [text(`faq-${id}`, `home.faq.${id}.a`)]])),
    ),
  ]),
]);

/** The last call of a page, a field of sun that is torn off above the footer. */
export const closing = (headline: string) =>
  row(
    'close',
    {
      section: true,
      background: 'accent',
      tone: 'dark',
      motif: true,
      valign: 'end',
      gap: 32,
      edge: 'brand',
    },
    [
      column('close-texts', { md: 8, gap: 16 }, [
        text('close-title', headline, { as: 'h2', size: 'display' }),
        text('close-text', 'home.close.text', { size: 'lead' }),
      ]),
      column('close-action', { md: 4, align: 'end' }, [
        node('close-button', 'Button', {
          label: 'home.close.button',
          link: to('search'),
          variant: 'secondary',
          size: 'large',
          icon: 'search',
        }),
      ]),
    ],
  );

/** The home page as visitors see it. */
export const home = builder(
  hero('home.hero.title', 'home.hero.lead'),
  ...search('home.hero.lead'),
  facts,
  places,
  route,
  offers,
  questions,
  closing('home.close.title'),
);

const whales = row('whales', { section: true, gap: 48, valign: 'center' }, [
  column('whales-picture', { md: 7 }, [
    node('whales-image', 'Image', {
      image: picture('place-samana', 'home.places.samana.alt'),
      ratio: '16/9',
      sizes: 'half',
    }),
  ]),
  column('whales-texts', { md: 5, gap: 16 }, [
    text('whales-label', 'home.draft.whales.eyebrow', { eyebrow: true }),
    text('whales-title', 'home.draft.whales.title', { as: 'h2' }),
    text('whales-text', 'home.draft.whales.text'),
    node('whales-button', 'Button', {
      label: 'home.draft.whales.button',
      link: to('home', 'search'),
      variant: 'secondary',
    }),
  ]),
]);

/** The home page that waits for the whales: not published yet. */
export const homeDraft = builder(
  hero('home.draft.title', 'home.draft.lead'),
  ...search('home.draft.lead'),
  whales,
  facts,
  places,
  route,
  offers,
  questions,
  closing('home.close.title'),
);
