import type { Section } from '../../../../../generated/page/types.ts';
import { builder, column, node, row, text } from '../../../nodes.ts';
import { picture } from '../nodes.ts';
import { closing } from './home.ts';

const head = row('head', { background: 'surface', motif: true, section: true, gap: 48, valign: 'end' }, [
  column('head-texts', { md: 7 }, [text('head-title', 'fleet.title', { as: 'h1', size: 'poster' })]),
  column('head-intro', { md: 5 }, [text('head-lead', 'fleet.lead', { size: 'lead', color: 'muted' })]),
]);

const cars = row('cars', { anchor: 'fleet', section: true }, [
  column('cars-column', {}, [node('cars-grid', 'FleetGrid', { headingLevel: 2 })]),
]);

const JOURNEYS = ['lanes', 'ferry', 'many'];

const advice = row('advice', { background: 'surface', section: true, gap: 64, valign: 'center' }, [
  column('advice-view', { md: 5 }, [
    node('advice-picture', 'Image', {
      image: picture('offer-islands', 'islands.hero.alt'),
      ratio: '4/5',
      mask: 'arch',
      sizes: 'half',
    }),
  ]),
  column('advice-texts', { md: 7, gap: 32 }, [
    text('advice-title', 'fleet.help.title', { as: 'h2' }),
    node(
      'advice-tabs',
      'Tabs',
      {
        anchor: 'journeys',
        label: 'fleet.help.title',
        items: JOURNEYS.map((id) => ({ id, icon: '', label: `fleet.${id}.label` })),
      },
      Object.fromEntries(
        JOURNEYS.map((id) => [`item:${id}`, [text(`advice-${id}`, `fleet.${id}.text`, { size: 'lead' })]]),
      ),
    ),
  ]),
]);

const promise = (name: string, icon: string): Section =>
  column(`promise-${name}`, { md: 4 }, [
    node(`promise-${name}-line`, 'IconWithText', { icon, text: `search.promise.${name}` }),
  ]);

const promises = row('promises', { section: true, gap: 32 }, [
  column('promises-head', {}, [text('promises-title', 'fleet.included', { as: 'h2' })]),
  promise('cancel', 'calendar'),
  promise('distance', 'infinity'),
  promise('ferry', 'ship'),
]);

/** The whole fleet, which car suits which journey, and what every price holds. */
export const fleet = builder(head, cars, advice, promises, closing);
