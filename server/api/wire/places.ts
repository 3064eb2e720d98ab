import type {
  BranchOffice as WireBranchOffice,
  Holiday as WireHoliday,
  Place as WirePlace,
} from '../../../generated/api/types.ts';
import { money, toDecimal } from '../../../src/domain/money.ts';
import { feeShown, type TaxRate } from '../../../src/domain/pricing.ts';
import type { SiteRules } from '../../booking/site-rules.ts';
import type { BranchOffice, Holiday, Place, StoredSchedule } from '../../db/repositories/places.ts';
import { utcDiffAt } from '../../environment/time-zones.ts';

const OPERATIONS: Readonly<Record<string, string[]>> = {
  ReturnOnly: ['ReturnOnly'],
  DeliveryOnly: ['DeliveryOnly'],
};

/** A place under its name in a language. */
export const toWirePlace = (place: Place, name: string): WirePlace => ({
  id: place.id,
  name,
  country: place.country,
  city: place.city,
  address: place.address,
  branchOfficeId: place.branchOfficeId,
  availableOperationOptions: OPERATIONS[place.operationOptions ?? ''] ?? [],
  availableReturnPlaces: [...place.availableReturnPlaces],
  ...(place.iataCode ? { iataCode: place.iataCode } : {}),
  ...(place.endpoint ? { endpoint: place.endpoint } : {}),
});

/** An office under its name in a language. */
export const toWireBranchOffice = (office: BranchOffice, name: string): WireBranchOffice => ({
  id: office.id,
  name,
  address: office.address,
  city: office.city,
  country: office.country,
  phone: office.phone,
  emailAddress: office.email,
  ...(office.latitude === null || office.longitude === null
    ? {}
    : { latitude: office.latitude, longitude: office.longitude }),
});

interface ScheduleOptions {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly taxes: readonly TaxRate[];
  readonly rules: Pick<SiteRules, 'currency' | 'defaults'>;
}

/** Opening hours as stored, with the fee outside them and what the clocks of the branch are ahead of UTC. */
export function toWireSchedule(
  { branchOfficeId, timeZone, afterHoursFeeMinor, body }: StoredSchedule,
  { now, taxes, rules: { currency, defaults } }: ScheduleOptions,
): object {
  const fee = feeShown(money(afterHoursFeeMinor, currency.isoCode), taxes, defaults.showFinalPrice);
  return {
    ...(body as object),
    branchOfficeId,
    utcDiff: utcDiffAt(now, timeZone),
    ...(fee.minor > 0 ? { afterHoursFee: toDecimal(fee, currency.decimals), currency: fee.currency } : {}),
  };
}

/** A holiday under its name in a language; one of all branches names no branch. */
export const toWireHoliday = ({ onDate, branchOfficeId }: Holiday, name: string): WireHoliday => ({
  date: onDate,
  name,
  ...(branchOfficeId ? { branchOfficeId } : {}),
});
