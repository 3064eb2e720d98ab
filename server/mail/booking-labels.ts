import { addressWithCity } from '../../src/domain/places.ts';
import type { SiteCatalogue } from '../booking/site-catalogue.ts';
import type { Booking, PlaceSnapshot } from '../db/repositories/bookings.ts';
import { storedText } from '../db/repositories/stored-text.ts';
import type { MailSite, MailTexts } from './mail-site.ts';

/** Status of a booking as a mail shows it. */
export type ShownStatus = 'confirmed' | 'reserved' | 'quoted';

/** The status that a mail shows; statuses after the confirmation are shown as confirmed. */
export const shownStatus = ({ status }: Pick<Booking, 'status'>): ShownStatus =>
  status === 'reserved' || status === 'quoted' ? status : 'confirmed';

/** The name of the model, with the "or similar" text. */
export const carName = ({ snapshot }: Booking, { orSimilar }: Pick<MailSite, 'orSimilar'>): string =>
  [snapshot.model.name, orSimilar].filter(Boolean).join(' ');

/** Where the car is handed over: at its places, or at the addresses that the customer gave. */
export function handovers({ snapshot, details }: Booking): Record<'pickUp' | 'dropOff', PlaceSnapshot> {
  const at = (place: PlaceSnapshot, address: string, city: string): PlaceSnapshot =>
    address === '' ? place : { ...place, address, city: city || place.city };
  const given = (name: string) => storedText(details[name]);
  return {
    pickUp: at(snapshot.pickUpPlace, given('customDeliveryAddress'), given('customDeliveryCity')),
    dropOff: at(snapshot.dropOffPlace, given('customReturnAddress'), given('customReturnCity')),
  };
}

/** A postal address on one line; '' where none is known. */
export const postalAddress = (
  { address, city, country }: Pick<PlaceSnapshot, 'address' | 'city' | 'country'>,
  texts: MailTexts,
): string => [addressWithCity({ address, city }), texts.country(country)].filter(Boolean).join(', ');

/** The address below the sender of a mail: that of the branch that hands out the car, as far as the site has it. */
export function officeLine(
  { snapshot }: Pick<Booking, 'snapshot'>,
  places: SiteCatalogue['places'],
  texts: MailTexts,
): { readonly office?: string } {
  const branch = places.get(snapshot.pickUpPlace.id)?.branch;
  return branch ? { office: postalAddress(branch, texts) } : {};
}

/** Name and postal address of a place, one entry per line. */
export const placeLines = (place: PlaceSnapshot, texts: MailTexts): string[] =>
  [texts.pick(place.names), postalAddress(place, texts)].filter(Boolean);
