import { toSearchAddress } from '../../api/wire/search-address.ts';
import { QUOTE_ID } from '../../domain/payment.ts';
import type { SearchParameters } from '../../domain/search-parameters.ts';
import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import type { PageContext } from '../../runtime/registry/page-context.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** A way from a result to the checkout. */
export interface OfferLink {
  readonly kind: 'primary' | 'secondary' | 'quote';
  readonly label: string;
  readonly href: string;
}

/** The ways to book a vehicle, the first one first. One that is only quoted has no other than the quote. */
export function offerLinks(
  { vehicle, isQuoteOnly }: VehicleOffer,
  search: SearchParameters,
  { page, t }: { readonly page: Pick<PageContext, 'routePath' | 'booking'>; readonly t: Translate },
): readonly [OfferLink, ...OfferLink[]] {
  const { primary, secondary } = page.booking.results;
  const href = (paymentMethodId: string) => {
    const address = toSearchAddress({ ...search, modelId: vehicle.modelId });
    address.set('paymentMethodId', paymentMethodId);
    return page.routePath('checkout', address.toString());
  };
  const quote: OfferLink = { kind: 'quote', label: t('results.quote'), href: href(QUOTE_ID) };
  if (isQuoteOnly) return [quote];
  const buttons = [
    { kind: 'primary', ...primary },
    { kind: 'secondary', ...secondary },
  ] as const;
  const visible = buttons
    .filter(({ isVisible }) => isVisible)
    .map(
      ({ kind, label, paymentMethodId }): OfferLink => ({
        kind,
        label: label || t('results.choose'),
        href: href(paymentMethodId),
      }),
    );
  const [first = quote, ...others] = visible;
  return first === quote ? [quote] : [first, ...others, quote];
}
