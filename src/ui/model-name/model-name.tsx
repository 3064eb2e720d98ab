import styled from 'styled-components';
import type { OfferVehicle } from '../../domain/vehicle-offer.ts';
import type { PageContext } from '../../runtime/registry/page-context.ts';
import type { BookingSettings } from '../booking-settings/booking-settings.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** The text that a similar model may be handed out ("or similar"); '' where the site shows none. */
export function orSimilarText(
  { booking: { orSimilar } }: { readonly booking: Pick<BookingSettings, 'orSimilar'> },
  t: Translate,
): string {
  return orSimilar === null ? '' : orSimilar || t('results.orSimilar');
}

/** A subdued text beside a name, independent of the name's font size. */
const Similar = styled.small`
  margin-inline-start: 0.25em;
  font-family: var(--body-family);
  font-size: 14px;
  font-weight: var(--body-weight);
  font-stretch: normal;
  letter-spacing: 0;
  color: var(--muted);
`;

/** Beside the class, so that it takes no line of its own. */
const Badge = styled.p`
  float: inline-end;
  margin-inline-start: 8px;
  padding: 0 6px;
  border-radius: var(--field-radius);
  background: var(--surface);
  && { color: var(--ink); }
  font-weight: 600;
`;

interface HeadingProps {
  readonly vehicle: Pick<OfferVehicle, 'modelName' | 'categoryName'>;
  /** Whether its price is only quoted on request, which is said beside the class. */
  readonly isQuoteOnly?: boolean;
  readonly heading: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  readonly page: Pick<PageContext, 'booking'>;
  readonly t: Translate;
}

/** The class of a model above its name, beside it whether it is on request, and the "or similar" text after it; the heading is the name alone. */
export function ModelHeading({ vehicle, isQuoteOnly = false, heading: Heading, page, t }: HeadingProps) {
  const orSimilar = orSimilarText(page, t);
  return (
    <>
      {isQuoteOnly && <Badge>{t('results.onRequest')}</Badge>}
      {vehicle.categoryName && <p>{vehicle.categoryName}</p>}
      <Heading data-name="">{vehicle.modelName}</Heading>
      {orSimilar && <Similar>{` ${orSimilar}`}</Similar>}
    </>
  );
}

interface Props {
  readonly name: string;
  readonly page: Pick<PageContext, 'booking'>;
  readonly t: Translate;
}

/** The name of a model, with the "or similar" text. */
export function ModelName({ name, page, t }: Props) {
  const orSimilar = orSimilarText(page, t);
  return (
    <>
      {name}
      {orSimilar && <Similar>{` ${orSimilar}`}</Similar>}
    </>
  );
}
