import type { Section } from '../../../../../generated/page/types.ts';
import { builder, column, node, row, text } from '../../../nodes.ts';
import { eyebrow, picture } from '../nodes.ts';
import { closing } from './home.ts';

const head = row('head', { paddingBlock: 64, gap: 48, valign: 'end' }, [
  column('head-texts', { md: 7 }, [text('head-title', 'fleet.title', { as: 'h1', size: 'display' })]),
  column('head-intro', { md: 5 }, [text('head-lead', 'home.fleet.text', { size: 'lead', color: 'muted' })]),
]);

const cars = row('cars', { anchor: 'autos' }, [
  column('cars-column', {}, [node('cars-grid', 'FleetGrid', { lg: 4, headingLevel: 2 })]),
]);

const ROADS = [
  { id: 'asphalt', icon: 'route' },
  { id: 'gravel', icon: 'mountain' },
  { id: 'snow', icon: 'snowflake' },
];

const roads = row('roads', { section: true, gap: 64, valign: 'center', background: 'surface' }, [
  column('roads-texts', { md: 7, gap: 16 }, [
    eyebrow('roads-eyebrow', 'fleet.roads.eyebrow'),
    text('roads-title', 'fleet.roads.title', { as: 'h2', marginBottom: 16 }),
    node(
      'roads-tabs',
      'Tabs',
      {
        anchor: 'caminos',
        label: 'fleet.roads.title',
        items: ROADS.map(({ id, icon }) => ({ id, icon, label: `fleet.${id}.label` })),
        defaultTab: 'gravel',
      },
      Object.fromEntries(ROADS.map(({ id }) => [`item:${id}`, [text(`roads-${id}`, `fleet.${id}.text`)]])),
    ),
  ]),
  column('roads-view', { md: 5 }, [
    node('roads-picture', 'Image', {
      image: picture('interlude-pass', 'alt.pass'),
      ratio: '4/5',
      sizes: 'half',
    }),
  ]),
]);

const assurance = (name: string, icon: string): Section =>
  column(`assure-${name}`, { md: 4 }, [
    node(`assure-${name}-line`, 'IconWithText', {
      icon,
      title: `search.assure.${name}.title`,
      text: `search.assure.${name}.text`,
    }),
  ]);

const assured = row('assured', { section: true, gap: 32 }, [
  column('assured-head', {}, [text('assured-title', 'search.assure.title', { as: 'h2' })]),
  assurance('km', 'infinity'),
  assurance('cover', 'shield-check'),
  assurance('cancel', 'calendar-days'),
]);

/** The whole fleet, what every price holds, and what to take on which road. */
export const fleet = builder(head, cars, assured, roads, closing);
