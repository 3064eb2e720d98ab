import type {
  BranchOffice as WireBranchOffice,
  Holiday as WireHoliday,
  Place as WirePlace,
} from '../../../generated/api/types.ts';
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

/** Opening hours as stored, with what the clocks of the branch are ahead of UTC at an instant. */
export const toWireSchedule = ({ branchOfficeId, timeZone, body }: StoredSchedule, now: number): object => ({
  ...(body as object),
  branchOfficeId,
  utcDiff: utcDiffAt(now, timeZone),
});

/** A holiday under its name in a language; one of all branches names no branch. */
export const toWireHoliday = ({ onDate, branchOfficeId }: Holiday, name: string): WireHoliday => ({
  date: onDate,
  name,
  ...(branchOfficeId ? { branchOfficeId } : {}),
});
