import { fullName, whoBookedBesides, whoDrives } from '../../domain/booking-people.ts';
import type { BookingPeople, BookingSummary, GivenAddress } from '../../domain/booking-summary.ts';
import { dateOf, type PlainDateTime } from '../../domain/calendar.ts';
import { mapHref, phoneHref } from '../../domain/contact-links.ts';
import { addressWithCity } from '../../domain/places.ts';
import type { OfferPlace } from '../../domain/vehicle-offer.ts';
import type { ComponentProps } from '../../runtime/registry/definition.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { deskHoursText } from '../../ui/place-hours/hours-today.ts';
import type { queries } from './booking-success.queries.ts';
import * as S from './booking-success.styles.ts';

type Props = ComponentProps<'BookingSuccess', typeof queries>;

/** Where a car is handed over; '' and `null` for what is not known. */
export interface HandoverDesk {
  readonly name: string;
  readonly address: string;
  readonly mapHref: string | null;
  readonly phone: string;
  /** Hours of the day in words. */
  readonly hours: string;
}

function deskOf(
  { id: placeId, name, city }: OfferPlace,
  moment: PlainDateTime,
  brought: GivenAddress | undefined,
  { data, t, format }: Pick<Props, 'data' | 't' | 'format'>,
): HandoverDesk {
  const place =
    data.places.status === 'success' ? data.places.data.find(({ id }) => id === placeId) : undefined;
  const branchId = place?.branchOfficeId;
  const branch =
    data.branches.status === 'success' ? data.branches.data.find(({ id }) => id === branchId) : undefined;
  const rules =
    data.hours.status === 'success' && branchId ? data.hours.data.get(branchId)?.rules : undefined;
  // A map finds a hotel by its name only together with its city.
  const given = brought?.address
    ? { address: brought.address, city: brought.city || city }
    : (place ?? { address: '', city: '' });
  const address = addressWithCity(given);
  return {
    name,
    address,
    mapHref: address === '' ? null : mapHref(address),
    phone: branch?.phone ?? '',
    hours: deskHoursText(dateOf(moment), rules, { t, format }),
  };
}

/** Where the car of a booking is handed out and taken back. */
export function desksOf(
  { pickUp, dropOff, pickUpPlace, dropOffPlace, people }: BookingSummary,
  props: Pick<Props, 'data' | 't' | 'format'>,
): Record<'pickUp' | 'dropOff', HandoverDesk> {
  return {
    pickUp: deskOf(pickUpPlace, pickUp, people?.delivery, props),
    dropOff: deskOf(dropOffPlace, dropOff, people?.collection, props),
  };
}

/** Both desks by what happens there; one where the car is taken back where and when it can be as it was handed out. */
export function desksToShow(
  { pickUp, dropOff }: Record<'pickUp' | 'dropOff', HandoverDesk>,
  t: Translate,
): readonly { readonly label: string; readonly desk: HandoverDesk }[] {
  const isSame = (Object.keys(pickUp) as (keyof HandoverDesk)[]).every((key) => pickUp[key] === dropOff[key]);
  if (isSame) return [{ label: t('success.handover'), desk: pickUp }];
  return [
    { label: t('checkout.pickUp'), desk: pickUp },
    { label: t('checkout.dropOff'), desk: dropOff },
  ];
}

/** A desk: what happens there, its map, phone and hours. */
export function Desk({
  label,
  desk,
  t,
}: {
  readonly label: string;
  readonly desk: HandoverDesk;
  readonly t: Translate;
}) {
  const { name, mapHref, phone, hours } = desk;
  return (
    <div>
      <span>{label}</span>
      <strong>{name}</strong>
      {hours && <span>{hours}</span>}
      {phone && <a href={phoneHref(phone)}>{phone}</a>}
      {mapHref && (
        <a href={mapHref} target="_blank" rel="noopener noreferrer">
          {t('success.map')}
          <span className="visually-hidden"> ({t('common.opensInNewTab')})</span>
        </a>
      )}
    </div>
  );
}

/** Who booked and who drives, with the flight. */
export function People({ people, t }: { readonly people: BookingPeople; readonly t: Translate }) {
  const { arrival, departure, promotionCode, agreementCode } = people;
  const driving = whoDrives(people);
  const booking = whoBookedBesides(people);
  const rows = [
    ...(driving
      ? [{ label: t('success.driver'), lines: [fullName(driving), driving.email, driving.phone] }]
      : []),
    ...(booking
      ? [{ label: t('success.bookedBy'), lines: [fullName(booking), booking.email, booking.phone] }]
      : []),
    ...(arrival || departure
      ? [{ label: t('success.arrival'), lines: [...new Set([arrival, departure])] }]
      : []),
    ...(promotionCode ? [{ label: t('codes.promotion'), lines: [promotionCode] }] : []),
    ...(agreementCode ? [{ label: t('codes.agreement'), lines: [agreementCode] }] : []),
  ];
  return (
    <S.Details>
      {rows.map(({ label, lines }) => (
        <div key={label}>
          <dt>{label}</dt>
          {lines.filter(Boolean).map((line) => (
            <dd key={line}>{line}</dd>
          ))}
        </div>
      ))}
    </S.Details>
  );
}
