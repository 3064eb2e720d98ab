import type { BookingConfiguration, BookingSettings } from '../../generated/page/types.ts';
import { parsePlainTime, type PlainTime } from './calendar.ts';
import { type CancellationRules, cancellationRules } from './cancellation.ts';
import { configuredDriverAges } from './driver-age.ts';
import { type RentalEstimateRules, rentalEstimateRules, rentalLengthRules } from './rental-period.ts';
import type { SearchContext } from './search-parameters.ts';

/** Settings of an operator that complete and limit what is searched for. */
export type TripRules = Pick<
  SearchContext,
  'lengths' | 'driverAge' | 'defaults' | 'defaultTrip' | 'expectedDistance'
>;

/** Settings of an operator for searches and for what is found. */
export type SearchRules = TripRules & {
  /** How rental days are estimated while no price is known. */
  readonly estimate: RentalEstimateRules;
  readonly isInsuranceRequired: boolean;
  readonly isLicenceRequired: boolean;
  readonly cancellation: CancellationRules;
};

/** The pick-up hour of the proposed trip where the setting is no time. */
const USUAL_HOUR: PlainTime = '10:00';

/** The rules of searches in an operator's settings. */
export const searchRules = (
  { general }: Pick<BookingSettings, 'general'>,
  configuration: BookingConfiguration,
): SearchRules => ({
  lengths: rentalLengthRules(general, configuration),
  driverAge: configuredDriverAges(configuration),
  defaultTrip: {
    daysAhead: general.defaultTrip.daysAhead,
    hour: parsePlainTime(general.defaultTrip.hour) ?? USUAL_HOUR,
    days: general.defaultTrip.days,
  },
  expectedDistance: configuration.cutsByDistance ? configuration.distanceUnit : null,
  isInsuranceRequired: configuration.mustHaveAtLeastOneInsurance,
  isLicenceRequired: configuration.requireDriverLicenceForDelivery,
  cancellation: cancellationRules(configuration),
  estimate: rentalEstimateRules(configuration),
  defaults: {
    hasUnlimitedMileage: general.unlimitedKm,
    showFinalPrice: general.showFinalPrice,
    onlyFullAvailability: general.onlyFullAvailability,
  },
});
