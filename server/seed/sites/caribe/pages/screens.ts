import { builder, column, node, row, text } from '../../../nodes.ts';
import { picture } from '../nodes.ts';

const callUs = (id: string, title: string, line: string) =>
  row(id, { section: true, background: 'surface', gap: 24, valign: 'center' }, [
    column(`${id}-texts`, { md: 8, gap: 8 }, [
      text(`${id}-title`, title, { as: 'h2', size: 'title' }),
      text(`${id}-line`, line, { color: 'muted' }),
    ]),
    column(`${id}-action`, { md: 4, align: 'end' }, [
      node(`${id}-call`, 'Button', {
        label: 'home.faq.call',
        link: { pageId: '', url: 'tel:+18095550142' },
        variant: 'secondary',
        icon: 'phone',
      }),
    ]),
  ]);

/** Cars and prices, in rows. */
export const search = builder(
  row('lead', { background: 'primary', tone: 'light', motif: true, paddingBlock: 24 }, [
    column('lead-texts', {}, [text('lead-text', 'search.lead', { size: 'lead' })]),
  ]),
  row('change-search', { background: 'surface', paddingBlock: 24 }, [
    column('change-search-form', {}, [node('search-form', 'SearchForm')]),
  ]),
  node('results', 'SearchResults', { view: 'rows', image: picture('lost', 'lost.alt') }),
  callUs('help', 'search.help.title', 'search.help.text'),
);

/** The checkout on one page. */
export const checkout = builder(
  node('checkout', 'Checkout', { note: 'checkout.note', image: picture('lost', 'lost.alt') }),
  callUs('help', 'checkout.help.title', 'home.faq.lead'),
);

const tip = (id: string, icon: string) =>
  column(`tip-${id}`, { md: 4 }, [
    node(`tip-${id}-card`, 'InfoCard', {
      icon,
      title: `success.next.${id}.title`,
      text: `success.next.${id}.text`,
      border: false,
    }),
  ]);

/** After booking: what to bring, and what the first hour on the road asks for. */
export const bookingSuccess = builder(
  node('success', 'BookingSuccess', { text: 'success.text', image: picture('lost', 'lost.alt') }),
  row('tips', { section: true, background: 'surface', gap: 32 }, [
    column('tips-texts', { gap: 16, marginBottom: 16 }, [
      text('tips-label', 'success.next.eyebrow', { eyebrow: true }),
      text('tips-title', 'success.next.title', { as: 'h2' }),
    ]),
    tip('fuel', 'fuel'),
    tip('toll', 'receipt'),
    tip('night', 'sunrise'),
  ]),
);

/** A booking that was not made, and the other cars. */
export const bookingError = builder(
  node('not-booked', 'BookingError', { image: picture('lost', 'lost.alt') }),
);

/** Where the road ends. */
export const notFound = builder(node('lost', 'NotFound', { image: picture('lost', 'lost.alt') }));

/** When something broke. */
export const error = builder(node('broken', 'GeneralError', { image: picture('lost', 'lost.alt') }));
