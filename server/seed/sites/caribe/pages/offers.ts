import type { ComponentPropsMap } from '../../../../../generated/components/types.ts';
import type { Section } from '../../../../../generated/page/types.ts';
import { builder, column, node, row, text } from '../../../nodes.ts';
import { picture } from '../nodes.ts';
import { closing } from './home.ts';
import { offerCard } from './offer-card.ts';

const head = row(
  'head',
  {
    section: true,
    background: 'offer',
    tone: 'light',
    motif: true,
    valign: 'center',
    gap: 48,
    edge: 'brand',
  },
  [
    column('head-texts', { md: 7, gap: 24 }, [
      text('head-label', 'offers.eyebrow', { eyebrow: true }),
      text('head-title', 'offers.title', { as: 'h1', size: 'display' }),
      text('head-lead', 'offers.lead', { size: 'lead' }),
    ]),
    column('head-picture', { md: 5 }, [
      node('head-image', 'Image', {
        image: picture('interlude-waves'),
        ratio: '1/1',
        mask: 'round',
        loading: 'eager',
        sizes: 'half',
      }),
    ]),
  ],
);

const cards = row('offers', { section: true, gap: 24, anchor: 'offers' }, [
  column('first', { md: 7 }, [offerCard('autumn', 'summer', { headingLevel: 2 })]),
  column('second', { md: 5 }, [offerCard('week', 'nights', { ratio: '1/1', headingLevel: 2 })]),
  column('third', { md: 5 }, [offerCard('oneway', 'airport', { ratio: '1/1', headingLevel: 2 })]),
  column('fourth', { md: 7 }, [offerCard('fortnight', 'jungle', { headingLevel: 2 })]),
]);

/** Bars that shrink with the price of a day; the names of the steps are the texts' numbers. */
const STEPS: readonly (readonly [
  step: number,
  pad: ComponentPropsMap['Column']['paddingBlock'],
  units: ComponentPropsMap['Column']['xs'],
])[] = [
  [1, 96, 12],
  [2, 64, 11],
  [3, 48, 10],
  [4, 24, 8],
];

/** The same bars lying down, where they would otherwise stand below each other. */
const lying = ([step, , units]: (typeof STEPS)[number]): Section[] => [
  text(`bar-${step}-label`, `offers.ladder.${step}.label`, { eyebrow: true }),
  row(`bar-${step}`, { width: 'full', gap: 16, wrap: false, valign: 'center' }, [
    column(`bar-${step}-length`, { xs: units }, [
      text(`bar-${step}-value`, `offers.ladder.${step}.value`, {
        size: 'headline',
        background: step === 4 ? 'accent' : 'paper',
        paddingBlock: 8,
        paddingInline: 16,
      }),
    ]),
  ]),
  text(`bar-${step}-text`, `offers.ladder.${step}.text`, { color: 'muted', marginBottom: 16 }),
];

const ladder = row('ladder', { section: true, background: 'surface', gap: 24, valign: 'end' }, [
  column('ladder-texts', { md: 8, gap: 16, marginBottom: 32 }, [
    text('ladder-label', 'offers.ladder.eyebrow', { eyebrow: true }),
    text('ladder-title', 'offers.ladder.title', { as: 'h2', size: 'display' }),
    text('ladder-lead', 'offers.ladder.lead', { size: 'lead', color: 'muted' }),
  ]),
  column('ladder-space', { md: 4, hideBelow: 'md' }, []),
  ...STEPS.map(([step, pad]) =>
    column(`step-${step}`, { md: 3, gap: 8, hideBelow: 'md' }, [
      text(`step-${step}-label`, `offers.ladder.${step}.label`, { eyebrow: true }),
      text(`step-${step}-value`, `offers.ladder.${step}.value`, {
        size: 'poster',
        background: step === 4 ? 'accent' : 'paper',
        paddingBlock: pad,
        paddingInline: 24,
      }),
      text(`step-${step}-text`, `offers.ladder.${step}.text`, { color: 'muted' }),
    ]),
  ),
  column('bars', { gap: 8, hideAbove: 'md' }, STEPS.flatMap(lying)),
]);

const driver = row('more', { section: true, gap: 48 }, [
  column('more-card', { md: 5 }, [
    node('more-driver', 'InfoCard', {
      sticker: 'offer.driver.sticker',
      eyebrow: 'offer.driver.eyebrow',
      title: 'offer.driver.title',
      text: 'offer.driver.text',
      headingLevel: 2,
      border: false,
      background: 'surface',
    }),
  ]),
  column('terms', { md: 7, gap: 16, valign: 'center' }, [
    text('terms-title', 'offers.terms.title', { as: 'h2' }),
    text('terms-text', 'offers.terms.text'),
  ]),
]);

/** Five offers, how prices fall with the days, and the rules. */
export const offers = builder(head, cards, ladder, driver, closing('offers.close.title'));
