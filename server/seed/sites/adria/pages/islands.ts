import type { Section } from '../../../../../generated/page/types.ts';
import { column, node, row, text } from '../../../nodes.ts';
import { picture } from '../nodes.ts';

const hero = row(
  'hero',
  { background: 'surface', motif: true, gap: 48, paddingBlock: 48, valign: 'center' },
  [
    column('hero-texts', { md: 7, gap: 24, order: 2 }, [
      text('hero-eyebrow', 'islands.hero.eyebrow', { eyebrow: true }),
      text('hero-title', 'islands.hero.title', { as: 'h1', size: 'poster' }),
      text('hero-lead', 'islands.hero.lead', { size: 'lead', color: 'muted' }),
      node('hero-action', 'Button', {
        label: 'islands.hero.button',
        link: { pageId: '', url: '#book' },
        icon: 'car-front',
      }),
    ]),
    column('hero-view', { md: 5, order: 1 }, [
      node('hero-picture', 'Image', {
        image: picture('offer-islands', 'islands.hero.alt'),
        ratio: '4/5',
        mask: 'arch',
        loading: 'eager',
        sizes: 'half',
      }),
    ]),
  ],
);

const crossing = (name: string, position: number, all: readonly string[]) =>
  row(
    name,
    { gap: 24, valign: 'center', marginTop: 24, marginBottom: position === all.length - 1 ? 96 : 0 },
    [
      column(`${name}-line`, {}, [
        node(`${name}-rule`, 'Divider', { spacing: 0, line: 'dotted', thickness: 2 }),
      ]),
      column(`${name}-time`, { md: 2 }, [
        text(`${name}-duration`, `islands.${name}.time`, { size: 'headline', color: 'primary' }),
      ]),
      column(`${name}-route`, { md: 5 }, [text(`${name}-title`, `islands.${name}.title`, { as: 'h3' })]),
      column(`${name}-texts`, { md: 5 }, [text(`${name}-text`, `islands.${name}.text`, { color: 'muted' })]),
    ],
  );

// A timetable: one row for each line, parted as the lines of a sea chart are.
const crossings: Section[] = [
  row('crossings', { anchor: 'crossings', gap: 24, valign: 'end', marginTop: 96, marginBottom: 48 }, [
    column('crossings-head', { md: 7 }, [text('crossings-title', 'islands.crossings.title', { as: 'h2' })]),
    column('crossings-intro', { md: 5 }, [
      text('crossings-lead', 'islands.crossings.lead', { color: 'muted' }),
    ]),
  ]),
  ...['hvar', 'makarska', 'peljesac', 'korcula', 'mljet'].map(crossing),
];

const wind = row(
  'wind',
  {
    backgroundImage: picture('interlude-olives'),
    minHeight: 'most',
    tone: 'light',
    shade: 'start',
    valign: 'center',
    section: true,
  },
  [
    column('wind-texts', { md: 6, gap: 16 }, [
      text('wind-title', 'islands.wind.title', { as: 'h2', size: 'display' }),
      text('wind-text', 'islands.wind.text', { size: 'lead' }),
    ]),
  ],
);

const QUESTIONS = ['ticket', 'insurance', 'fuel', 'return'];

const questions = row('book', { anchor: 'book', section: true, gap: 64, valign: 'start' }, [
  column('book-card', { md: 5 }, [
    node('book-form', 'SearchForm', {
      layout: 'vertical',
      title: 'islands.book.title',
      placeId: 'split-ferry-port',
    }),
  ]),
  column('questions', { md: 7, gap: 24 }, [
    text('questions-title', 'islands.questions.title', { as: 'h2' }),
    node(
      'questions-answers',
      'Accordion',
      {
        items: QUESTIONS.map((id) => ({ id, title: `islands.questions.${id}.title` })),
        faqData: true,
      },
      Object.fromEntries(
        QUESTIONS.map((id) => [`item:${id}`, [text(`answer-${id}`, `islands.questions.${id}.text`)]]),
      ),
    ),
  ]),
]);

/** The page about taking the car to Hvar, Korčula and Mljet. */
export const islands = { format: 1, sections: [hero, ...crossings, wind, questions] };
