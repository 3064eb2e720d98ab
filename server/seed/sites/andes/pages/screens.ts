import type { Section } from '../../../../../generated/page/types.ts';
import { column, node, row, text } from '../../../nodes.ts';
import { button, picture, rule } from '../nodes.ts';

const promise = (name: string, icon: string): Section =>
  column(`assure-${name}`, { md: 4 }, [
    node(`assure-${name}-card`, 'InfoCard', {
      icon,
      title: `search.assure.${name}.title`,
      text: `search.assure.${name}.text`,
      border: false,
    }),
  ]);

/** The results, and below them what every price includes. */
export const search = {
  format: 1,
  sections: [
    row('change-search', { background: 'surface', paddingBlock: 24 }, [
      column('change-search-form', {}, [node('search-form', 'SearchForm')]),
    ]),
    node('results', 'SearchResults', { view: 'cards', image: picture('lost') }),
    row('assure', { section: true, gap: 32, background: 'surface' }, [
      column('assure-head', {}, [text('assure-title', 'search.assure.title', { as: 'h2' })]),
      promise('km', 'infinity'),
      promise('cover', 'shield-check'),
      promise('cancel', 'calendar-days'),
    ]),
  ],
};

/** The checkout: nothing beside it but help. */
export const checkout = {
  format: 1,
  sections: [
    node('checkout', 'Checkout', { note: 'checkout.note', image: picture('lost') }),
    row('help', { background: 'surface', paddingBlock: 48, gap: 32, valign: 'center' }, [
      column('help-texts', { md: 8, gap: 8 }, [
        text('help-title', 'checkout.help.title', { as: 'h2', size: 'title' }),
        text('help-text', 'checkout.help.text', { color: 'muted' }),
      ]),
      column('help-action', { md: 4, align: 'end' }, [
        button(
          'help-call',
          'footer.phone',
          { pageId: '', url: 'tel:+542615550140' },
          {
            variant: 'secondary',
            icon: 'phone',
          },
        ),
      ]),
    ]),
  ],
};

const item = (name: string, icon: string): Section =>
  column(`next-${name}`, { md: 4 }, [
    rule(`next-${name}-line`),
    node(`next-${name}-card`, 'InfoCard', {
      icon,
      title: `success.next.${name}.title`,
      text: `success.next.${name}.text`,
      border: false,
    }),
  ]);

/** After booking: the number, what to bring, and a journey to dream of. */
export const bookingSuccess = {
  format: 1,
  sections: [
    node('success', 'BookingSuccess', { text: 'success.text', image: picture('lost') }),
    row('next', { section: true, gap: 32, background: 'surface' }, [
      column('next-head', {}, [text('next-title', 'success.next.title', { as: 'h2' })]),
      item('license', 'id-card'),
      item('id', 'file-text'),
      item('card', 'credit-card'),
    ]),
    row('journey', { section: true, gap: 48, valign: 'center' }, [
      column('journey-view', { md: 7 }, [
        node('journey-picture', 'Image', {
          image: picture('offer-route-40', 'alt.route40'),
          ratio: '21/9',
          sizes: 'half',
          link: { pageId: 'ruta-40', url: '' },
        }),
      ]),
      column('journey-texts', { md: 5, gap: 16 }, [
        text('journey-title', 'success.route.title', { as: 'h2' }),
        button(
          'journey-action',
          'home.route.action',
          { pageId: 'ruta-40', url: '' },
          {
            variant: 'secondary',
          },
        ),
      ]),
    ]),
  ],
};

const waysOn = (id: string): Section =>
  row(id, { background: 'surface', paddingBlock: 32, gap: 16, valign: 'center' }, [
    column(`${id}-texts`, { md: 5 }, [text(`${id}-text`, 'lost.text', { color: 'muted' })]),
    column(`${id}-links`, { md: 7, direction: 'horizontal', gap: 16 }, [
      button(`${id}-fleet`, 'menu.fleet', { pageId: 'home', url: '#flota' }, { variant: 'text' }),
      button(`${id}-places`, 'menu.places', { pageId: 'home', url: '#lugares' }, { variant: 'text' }),
      button(`${id}-route`, 'menu.route40', { pageId: 'ruta-40', url: '' }, { variant: 'text' }),
      button(`${id}-questions`, 'menu.questions', { pageId: 'home', url: '#preguntas' }, { variant: 'text' }),
    ]),
  ]);

/** A booking that was not made: the same empty road, and the other cars. */
export const bookingError = {
  format: 1,
  sections: [node('not-booked', 'BookingError', { image: picture('lost') })],
};

/** Off the road: the scene, a sentence and ways on. */
export const notFound = {
  format: 1,
  sections: [node('lost', 'NotFound', { image: picture('lost') }), waysOn('ways')],
};

/** When something failed on our side. */
export const error = {
  format: 1,
  sections: [node('failed', 'GeneralError', { image: picture('lost') }), waysOn('ways')],
};
