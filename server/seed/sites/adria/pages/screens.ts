import type { Section } from '../../../../../generated/page/types.ts';
import { column, node, row, text } from '../../../nodes.ts';
import { picture } from '../nodes.ts';

const help = (id: string, key = 'help'): Section =>
  row(id, { background: 'surface', paddingBlock: 48, gap: 32, valign: 'center' }, [
    column(`${id}-texts`, { md: 8, gap: 8 }, [
      text(`${id}-title`, `${key}.title`, { as: 'h2', size: 'title' }),
      text(`${id}-text`, `${key}.text`, { color: 'muted' }),
    ]),
    column(`${id}-action`, { md: 4, align: 'end' }, [
      node(`${id}-call`, 'Button', {
        label: 'contact.phone',
        link: { pageId: '', url: 'tel:+38521000100' },
        variant: 'secondary',
        icon: 'phone',
      }),
    ]),
  ]);

const promise = (name: string, icon: string) =>
  column(`promise-${name}`, { xs: 12, md: 4, direction: 'horizontal', gap: 12 }, [
    node(`promise-${name}-icon`, 'Icon', { name: icon, size: 20, color: 'primary' }),
    text(`promise-${name}-text`, `search.promise.${name}`, { size: 'small' }),
  ]);

/** The results, led by what every price includes. */
export const search = {
  format: 1,
  sections: [
    row('lead', { background: 'surface', paddingBlock: 24, gap: 16 }, [
      promise('cancel', 'calendar'),
      promise('distance', 'infinity'),
      promise('ferry', 'ship'),
    ]),
    row('change-search', { background: 'paper', paddingBlock: 24 }, [
      column('change-search-form', {}, [node('search-form', 'SearchForm')]),
    ]),
    node('results', 'SearchResults', { view: 'cards', image: picture('lost', 'lost.alt') }),
    help('help'),
  ],
};

/** The checkout: nothing beside it but help. */
export const checkout = {
  format: 1,
  sections: [
    node('checkout', 'Checkout', { note: 'checkout.note', image: picture('lost', 'lost.alt') }),
    help('help', 'checkout.help'),
  ],
};

const step = (number: 1 | 2 | 3) =>
  column(`next-${number}`, { md: 4, gap: 8 }, [
    text(`next-${number}-label`, `success.${number}.label`, { eyebrow: true }),
    text(`next-${number}-title`, `success.${number}.title`, { as: 'h3' }),
    text(`next-${number}-text`, `success.${number}.text`, { color: 'muted' }),
  ]);

/** After booking: the number, then what to bring. */
export const bookingSuccess = {
  format: 1,
  sections: [
    node('success', 'BookingSuccess', { text: 'success.text', image: picture('lost', 'lost.alt') }),
    row('next', { background: 'surface', section: true, gap: 48 }, [
      column('next-head', {}, [text('next-title', 'success.next', { as: 'h2' })]),
      step(1),
      step(2),
      step(3),
    ]),
  ],
};

/** Somebody was faster: the same fog, and the other cars. */
export const bookingError = {
  format: 1,
  sections: [
    node('not-booked', 'BookingError', { image: picture('lost', 'lost.alt') }),
    help('help', 'checkout.help'),
  ],
};

/** A page that does not exist: a lighthouse in fog. */
export const notFound = {
  format: 1,
  sections: [node('lost', 'NotFound', { image: picture('lost', 'lost.alt') })],
};

/** Something went wrong: the same fog, our fault. */
export const error = {
  format: 1,
  sections: [node('fault', 'GeneralError', { image: picture('lost', 'lost.alt') })],
};
