import type { Section } from '../../../../../generated/page/types.ts';
import { builder, column, node, row, text } from '../../../nodes.ts';
import { picture } from '../nodes.ts';
import { closing } from './home.ts';

const head = row(
  'head',
  { section: true, background: 'primary', tone: 'light', motif: true, gap: 48, valign: 'end', edge: 'brand' },
  [
    column('head-texts', { md: 7 }, [text('head-title', 'fleet.title', { as: 'h1', size: 'display' })]),
    column('head-intro', { md: 5 }, [text('head-lead', 'fleet.lead', { size: 'lead' })]),
  ],
);

const cars = row('cars', { anchor: 'fleet', section: true }, [
  column('cars-column', {}, [node('cars-grid', 'FleetGrid', { headingLevel: 2 })]),
]);

const TRIPS = [
  { id: 'beach', icon: 'palmtree' },
  { id: 'hills', icon: 'mountain' },
  { id: 'group', icon: 'users' },
  { id: 'open', icon: 'sun' },
];

const trips = row('trips', { section: true, background: 'surface', gap: 64, valign: 'center' }, [
  column('trips-texts', { md: 7, gap: 16 }, [
    text('trips-label', 'fleet.help.eyebrow', { eyebrow: true }),
    text('trips-title', 'fleet.help.title', { as: 'h2', size: 'display', marginBottom: 16 }),
    node(
      'trips-tabs',
      'Tabs',
      {
        anchor: 'trips',
        label: 'fleet.help.title',
        orientation: 'vertical',
        items: TRIPS.map(({ id, icon }) => ({ id, icon, label: `fleet.${id}.label` })),
      },
      Object.fromEntries(
        TRIPS.map(({ id }) => [`item:${id}`, [text(`trips-${id}`, `fleet.${id}.text`, { size: 'lead' })]]),
      ),
    ),
  ]),
  column('trips-view', { md: 5 }, [
    node('trips-picture', 'Image', {
      image: picture('offer-jungle'),
      ratio: '1/1',
      mask: 'round',
      sizes: 'half',
    }),
  ]),
]);

const fact = (id: string, icon: string): Section =>
  column(`fact-${id}`, { sm: 6, lg: 3 }, [
    node(`fact-${id}-line`, 'IconWithText', {
      icon,
      iconPosition: 'top',
      title: `home.facts.${id}.title`,
      text: `home.facts.${id}.text`,
    }),
  ]);

const facts = row('facts', { section: true, gap: 32 }, [
  column('facts-texts', { marginBottom: 16 }, [
    text('facts-title', 'home.facts.title', { as: 'h2', size: 'display' }),
  ]),
  fact('distance', 'infinity'),
  fact('driver', 'user-plus'),
  fact('cancel', 'calendar-days'),
  fact('flight', 'plane-landing'),
]);

/** The whole fleet, which car suits which trip, and what every price holds. */
export const fleet = builder(head, cars, trips, facts, closing('home.close.title'));
