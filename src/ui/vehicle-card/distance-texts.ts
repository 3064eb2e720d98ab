import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import type { Format } from '../../runtime/text/format.ts';
import type { Translate } from '../../runtime/text/translate.ts';

type Limits = Pick<VehicleOffer, 'hasUnlimitedMileage' | 'distanceLimit'>;

/** The mileage limits of a vehicle as texts; empty where none are stated. */
export function distanceTexts(
  { hasUnlimitedMileage, distanceLimit }: Limits,
  t: Translate,
  format: Pick<Format, 'distance'>,
): readonly string[] {
  if (hasUnlimitedMileage) return [t('results.unlimited')];
  const { perDay = null, total = null } = distanceLimit ?? {};
  return [
    ...(perDay === null ? [] : [t('results.distancePerDay', { distance: format.distance(perDay) })]),
    ...(total === null ? [] : [t('results.distanceInAll', { distance: format.distance(total) })]),
  ];
}
