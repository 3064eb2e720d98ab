import type { ComponentProps } from '../../runtime/registry/definition.ts';
import { renderCarousel } from '../../ui/carousel/carousel.tsx';
import { CustomerQuote } from '../../ui/customer-quote/customer-quote.tsx';

/** What customers say. */
export function TestimonialCarousel(props: ComponentProps<'TestimonialCarousel'>) {
  const { root, renderIsland, t, page, label } = props;
  const items = props.items.filter(({ quote }) => quote !== '');
  if (items.length === 0) return null;
  return renderCarousel({
    root,
    renderIsland,
    t,
    label: label || t('testimonials.label'),
    settings: props,
    shown: props,
    look: { 'data-peek': '' },
    slides: items.map((item) => <CustomerQuote key={item.id} item={item} page={page} t={t} />),
  });
}
