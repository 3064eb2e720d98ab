import type { BookingConfiguration, BookingSettings } from '../../generated/page/types.ts';
import { type CancellationRules, cancellationRules } from './cancellation.ts';
import { configuredDriverAges } from './driver-age.ts';
import { type RentalEstimateRules, rentalEstimateRules, rentalLengthRules } from './rental-period.ts';
import type { SearchContext } from './search-parameters.ts';

/** Settings of an operator that complete and limit a search. */
export type SearchRules = Pick<SearchContext, 'lengths' | 'driverAge' | 'defaults'> & {
  /** How rental days are estimated while no price is known. */
  readonly estimate: RentalEstimateRules;
  readonly isInsuranceRequired: boolean;
  readonly cancellation: CancellationRules;
};

/** The rules of searches in an operator's settings. */
export const searchRules = (
  { general }: Pick<BookingSettings, 'general'>,
  configuration: BookingConfiguration,
): SearchRules => ({
  lengths: rentalLengthRules(general, configuration),
  driverAge: configuredDriverAges(configuration),
  isInsuranceRequired: configuration.mustHaveAtLeastOneInsurance,
  cancellation: cancellationRules(configuration),
  estimate: rentalEstimateRules(configuration),
  defaults: {
    hasUnlimitedMileage: general.unlimitedKm,
    showFinalPrice: general.showFinalPrice,
    onlyFullAvailability: general.onlyFullAvailability,
  },
});
