/* Mileage limits of a rental, and whether a trip stays within them. */
import type { BookingConfiguration } from '../../generated/page/types.ts';

/** The unit of every distance that a site states. */
export type DistanceUnit = BookingConfiguration['distanceUnit'];

/** Mileage limits in the distance unit of the site, in total and per day; `null` is not stated. */
export type DistanceLimit = { readonly total: number | null; readonly perDay: number | null };

/** A trip: how far it goes, and how long the car is rented for it. */
export type Trip = { readonly kilometers: number; readonly days: number };

const KILOMETERS_PER: Readonly<Record<DistanceUnit, number>> = { Kilometers: 1, Miles: 1.609344 };

/** A distance in whole kilometres. */
export const toKilometers = (distance: number, unit: DistanceUnit): number =>
  Math.round(distance * KILOMETERS_PER[unit]);

/** Kilometres in the unit of a site. */
export const fromKilometers = (kilometers: number, unit: DistanceUnit): number =>
  kilometers / KILOMETERS_PER[unit];

/** Whether a trip stays within the limit. Without a limit it does; of two limits the stricter one counts. */
export function reaches(
  limit: DistanceLimit | null,
  { kilometers, days }: Trip,
  unit: DistanceUnit,
): boolean {
  const allowed = Math.min(
    limit?.total ?? Number.POSITIVE_INFINITY,
    (limit?.perDay ?? Number.POSITIVE_INFINITY) * days,
  );
  return kilometers <= allowed * KILOMETERS_PER[unit];
}
