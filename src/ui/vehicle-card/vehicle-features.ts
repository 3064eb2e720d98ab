import type { VehicleOffer } from '../../domain/vehicle-offer.ts';
import type { Format } from '../../runtime/text/format.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import type { Feature } from '../booking-settings/results-settings.ts';
import { distanceTexts } from './distance-texts.ts';

/** A feature of an offered vehicle. */
export interface VehicleFeature {
  readonly feature: Feature;
  /** Name of its icon. */
  readonly icon: string;
  /** What is counted: `Seats`. */
  readonly label: string;
  /** `5 seats`. */
  readonly text: string;
  /** `5`; the text where there is no number. */
  readonly value: string;
}

type Stated = Pick<VehicleOffer, 'vehicle' | 'hasUnlimitedMileage' | 'distanceLimit'>;

/** The features that the site shows and the operator states, in a fixed order. */
export function vehicleFeatures(
  offer: Stated,
  shown: readonly Feature[],
  { t, format }: { readonly t: Translate; readonly format: Pick<Format, 'distance'> },
): readonly VehicleFeature[] {
  const { passengers, transmission, bags, doors, hasAirConditioning } = offer.vehicle;
  const distance = distanceTexts(offer, t, format).join(' · ');
  const counted = (count: number | null, key: string) =>
    count === null ? null : { text: t(`results.${key}`, { count }), value: String(count) };
  const said = (text: string | null) => (text ? { text, value: text } : null);
  const stated: readonly (readonly [Feature, string, { text: string; value: string } | null])[] = [
    ['passengers', 'users', counted(passengers, 'seats')],
    ['transmission', 'gauge', said(transmission && t(`results.${transmission}`))],
    ['luggage', 'luggage', counted(bags, 'bags')],
    ['doors', 'door-open', counted(doors, 'doors')],
    ['airConditioning', 'air-vent', hasAirConditioning ? said(t('results.airConditioning')) : null],
    ['distance', 'route', said(distance)],
  ];
  return stated.flatMap(([feature, icon, found]) =>
    found && shown.includes(feature)
      ? [
          {
            feature,
            icon,
            label: t(
              feature === 'airConditioning' ? 'results.airConditioning' : `results.features.${feature}`,
            ),
            ...found,
          },
        ]
      : [],
  );
}
