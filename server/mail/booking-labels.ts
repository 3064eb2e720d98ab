import { addressWithCity } from '../../src/domain/places.ts';
import type { Booking, PlaceSnapshot } from '../db/repositories/bookings.ts';
import type { MailSite, MailTexts } from './mail-site.ts';

/** What a mail tells of a booking. Later statuses are told like a confirmed booking. */
export type ShownStatus = 'confirmed' | 'reserved' | 'quoted';

/** What a mail tells of a booking's status. */
export const shownStatus = ({ status }: Pick<Booking, 'status'>): ShownStatus =>
  status === 'reserved' || status === 'quoted' ? status : 'confirmed';

/** The model, with what may stand at the desk instead. */
export const carName = ({ snapshot }: Booking, { orSimilar }: Pick<MailSite, 'orSimilar'>): string =>
  [snapshot.model.name, orSimilar].filter(Boolean).join(' ');

/** Where the car is handed over: at its places, or where the customer asked for it. */
export function handovers({ snapshot, details }: Booking): Record<'pickUp' | 'dropOff', PlaceSnapshot> {
  const isGiven = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';
  const at = (place: PlaceSnapshot, address: unknown, city: unknown): PlaceSnapshot =>
    isGiven(address) ? { ...place, address, city: isGiven(city) ? city : place.city } : place;
  return {
    pickUp: at(snapshot.pickUpPlace, details.customDeliveryAddress, details.customDeliveryCity),
    dropOff: at(snapshot.dropOffPlace, details.customReturnAddress, details.customReturnCity),
  };
}

/** Where a place is, as on an envelope; the name alone often is no address. */
export function placeLines({ names, country, ...place }: PlaceSnapshot, texts: MailTexts): string[] {
  const address = [addressWithCity(place), texts.country(country)].filter(Boolean).join(', ');
  return [texts.pick(names), address].filter(Boolean);
}
