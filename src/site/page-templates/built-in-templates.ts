import type { Section } from '../../../generated/page/types.ts';
import { sampleRecord, type TranslationRecord } from '../../runtime/document/translation-states.ts';
import type { Translations } from '../../runtime/text/resolve-text.ts';
import texts from './texts.json' with { type: 'json' };
import { textsOf } from './texts-of.ts';

/** The templates that every site has for new pages, besides those of its company. */
export const BUILT_IN_TEMPLATES = ['home', 'landing', 'offers', 'places', 'contact', 'text'] as const;
export type BuiltInTemplate = (typeof BUILT_IN_TEMPLATES)[number];

/** Whether a name is that of a template which every site has. */
export const isBuiltInTemplate = (name: string): name is BuiltInTemplate =>
  BUILT_IN_TEMPLATES.some((template) => template === name);

type TextName = keyof (typeof texts)['en'];
/** The key of the heading, which is the name of the page. */
const TITLE = 'page.title';
const keyOf = (name: TextName) => `page.${name}`;

const node = (id: string, type: string, props: object = {}, slots: Section['slots'] = {}): Section => ({
  id,
  type,
  v: 1,
  props: { ...props },
  slots,
});

const column = (id: string, content: readonly Section[], props: object = {}): Section =>
  node(id, 'Column', props, { content: [...content] });

const row = (id: string, columns: readonly Section[], props: object = {}): Section =>
  node(id, 'Row', { section: true, ...props }, { columns: [...columns] });

const heading = (id: string, text: TextName): Section =>
  node(id, 'Paragraph', { text: keyOf(text), as: 'h2' });

/** The heading of the page and a sentence below it. */
const head = (lead: TextName): Section =>
  row('head', [
    column(
      'head-texts',
      [
        node('title', 'Paragraph', { text: TITLE, as: 'h1' }),
        node('lead', 'Paragraph', { text: keyOf(lead), size: 'lead', color: 'muted' }),
      ],
      { md: 8 },
    ),
  ]);

/** The heading of the page on the brand's colour, above the search. */
const hero = (lead: TextName): Section[] => [
  row(
    'hero',
    [
      column(
        'hero-texts',
        [
          node('title', 'Paragraph', { text: TITLE, as: 'h1', size: 'display' }),
          node('lead', 'Paragraph', { text: keyOf(lead), size: 'lead' }),
        ],
        { md: 9 },
      ),
    ],
    { section: false, motif: true, background: 'primary', tone: 'light', paddingBlock: 96 },
  ),
  row('search', [column('search-column', [node('search-form', 'SearchForm')])], {
    section: false,
    overlap: 'over-previous',
  }),
];

/** An icon with two texts of the same stem: `priceTitle` and `priceText`. */
interface Feature {
  readonly stem: 'price' | 'cars' | 'help';
  readonly icon: string;
}
const FEATURES: readonly Feature[] = [
  { stem: 'price', icon: 'shield-check' },
  { stem: 'cars', icon: 'car' },
  { stem: 'help', icon: 'message-circle' },
];
const featureColumns = (headingLevel: number): Section[] =>
  FEATURES.map(({ stem, icon }) =>
    column(
      `facts-${stem}`,
      [
        node(stem, 'IconWithText', {
          icon,
          title: keyOf(`${stem}Title`),
          text: keyOf(`${stem}Text`),
          headingLevel,
          iconPosition: 'top',
        }),
      ],
      { md: 4 },
    ),
  );
const facilities: Section = row('facts', featureColumns(2));
/** The features below their heading. */
const reasons: Section = row(
  'facts',
  [column('why-column', [heading('why-title', 'why')]), ...featureColumns(3)],
  { gap: 32 },
);

/** A card of an offer, a place or a way to reach the company. */
interface Card {
  readonly stem: 'early' | 'long' | 'weekend' | 'phone' | 'mail' | 'visit' | 'airport' | 'city' | 'station';
  readonly icon: string;
}
const cards = (all: readonly Card[], props: object = {}): Section =>
  row(
    'cards',
    all.map(({ stem, icon }) =>
      column(
        `cards-${stem}`,
        [
          node(stem, 'InfoCard', {
            icon,
            title: keyOf(`${stem}Title`),
            text: keyOf(`${stem}Text`),
            headingLevel: 2,
            ...props,
          }),
        ],
        { sm: 6, md: 4 },
      ),
    ),
  );

const fleet: Section = row(
  'fleet',
  [
    column(
      'fleet-column',
      [heading('fleet-title', 'fleet'), node('fleet-cars', 'FleetCarousel', { label: keyOf('fleet') })],
      { gap: 32 },
    ),
  ],
  { background: 'surface' },
);

const QUESTIONS = ['bring', 'return', 'change'] as const;
const questions: Section = row(
  'questions',
  [
    column('questions-heading', [heading('questions-title', 'faq')], { md: 4 }),
    column(
      'questions-column',
      [
        node(
          'questions-list',
          'Accordion',
          { items: QUESTIONS.map((id) => ({ id, title: keyOf(`${id}Q`) })), faqData: true },
          Object.fromEntries(
            QUESTIONS.map((id) => [
              `item:${id}`,
              [node(`answer-${id}`, 'Paragraph', { text: keyOf(`${id}A`) })],
            ]),
          ),
        ),
      ],
      { md: 8 },
    ),
  ],
  { gap: 32 },
);

const callToAction: Section = row('action', [
  column('action-column', [
    node(
      'action-call',
      'CallToAction',
      { heading: keyOf('ctaTitle'), text: keyOf('ctaText'), background: 'surface' },
      {
        actions: [
          node('action-button', 'Button', { label: keyOf('find'), link: { pageId: 'search', url: '' } }),
        ],
      },
    ),
  ]),
]);

const CONTENT: Readonly<Record<BuiltInTemplate, readonly Section[]>> = {
  home: [...hero('homeLead'), reasons, fleet, callToAction],
  landing: [...hero('landingLead'), facilities, questions, callToAction],
  offers: [
    head('offersLead'),
    cards([
      { stem: 'early', icon: 'calendar-days' },
      { stem: 'long', icon: 'clock' },
      { stem: 'weekend', icon: 'sun' },
    ]),
    callToAction,
  ],
  places: [
    head('placesLead'),
    cards([
      { stem: 'airport', icon: 'plane' },
      { stem: 'city', icon: 'map-pinned' },
      { stem: 'station', icon: 'bus' },
    ]),
    callToAction,
  ],
  contact: [
    head('contactLead'),
    cards([
      { stem: 'phone', icon: 'phone' },
      { stem: 'mail', icon: 'mail' },
      { stem: 'visit', icon: 'map-pin' },
    ]),
    questions,
  ],
  text: [
    head('lead'),
    row('text', [column('text-column', [node('body', 'Paragraph', { text: keyOf('body') })], { md: 8 })]),
  ],
};

/** Texts that say what the operator writes in their place; the others can be published as they are. */
const SAMPLES: ReadonlySet<TextName> = new Set([
  'lead',
  'body',
  'landingLead',
  'earlyText',
  'longText',
  'weekendText',
  'phoneText',
  'mailText',
  'visitText',
  'airportText',
  'cityText',
  'stationText',
]);

/** What a page of a template is called until it is named, by language. */
export const builtInTitles = (
  template: BuiltInTemplate,
  languages: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(languages.map((language) => [language, textsOf(texts, language)[`${template}Name`]]));

/** A text of the templates by language. */
export const builtInTexts = (
  name: TextName,
  languages: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(languages.map((language) => [language, textsOf(texts, language)[name]]));

/**
 * The sections and texts of a template that every site has.
 * @param titles the heading of the page by language; the texts are in these languages
 */
export function builtInContent(
  template: BuiltInTemplate,
  titles: Readonly<Record<string, string>>,
): {
  readonly sections: readonly Section[];
  readonly translations: Translations;
  /** Marks the sample texts. */
  readonly translationState: Readonly<Record<string, Readonly<Record<string, TranslationRecord>>>>;
} {
  const sections = CONTENT[template];
  const shown = JSON.stringify(sections);
  const names = (Object.keys(texts.en) as TextName[]).filter((name) => shown.includes(`"${keyOf(name)}"`));
  const samples = names.filter((name) => SAMPLES.has(name));
  const inLanguages = Object.entries(titles).map(([language, title]) => {
    const words = textsOf(texts, language);
    return {
      language,
      texts: { [TITLE]: title, ...Object.fromEntries(names.map((name) => [keyOf(name), words[name]])) },
      records: Object.fromEntries(samples.map((name) => [keyOf(name), sampleRecord(words[name])])),
    };
  });
  return {
    sections,
    translations: Object.fromEntries(inLanguages.map((one) => [one.language, one.texts])),
    translationState: Object.fromEntries(inLanguages.map((one) => [one.language, one.records])),
  };
}
