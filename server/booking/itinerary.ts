import { addDays, dateOf, type PlainDateTime, toPlainDateTime } from '../../src/domain/calendar.ts';
import { FARTHEST_SEARCH_DAYS } from '../../src/domain/constants.ts';
import { checkDriverAge, type DriverAgeVerdict } from '../../src/domain/driver-age.ts';
import {
  checkDropOff,
  checkPickUp,
  type LeadPolicy,
  type SlotVerdict,
} from '../../src/domain/opening-slots.ts';
import {
  canPickUpAt,
  checkDropOffPlace,
  type DropOffVerdict,
  type PlaceRules,
} from '../../src/domain/places.ts';
import { checkRentalLength, type RentalLengthVerdict } from '../../src/domain/rental-period.ts';
import type { InstantSpan } from '../db/repositories/fleet.ts';
import type { Place, ServedPlace } from '../db/repositories/places.ts';
import { localTimeAt, rentalInstants } from '../environment/time-zones.ts';
import type { SiteCatalogue } from './site-catalogue.ts';
import type { SiteRules } from './site-rules.ts';

/** From where, to where and when a car is wanted; moments are wall clock of their places. */
export type ItineraryRequest = {
  pickUpPlaceId: string;
  dropOffPlaceId: string;
  pickUp: PlainDateTime;
  dropOff: PlainDateTime;
  /** Full years; null when it is not known yet. */
  driverAge: number | null;
};

/** An itinerary that keeps all rules of its places. */
export type Itinerary = ItineraryRequest & {
  from: ServedPlace;
  to: ServedPlace;
  isOneWay: boolean;
  /** Which end lies outside the opening hours of its branch. */
  isAfterHours: { pickUp: boolean; dropOff: boolean };
  /** When the customer has the car, in epoch milliseconds. */
  rental: InstantSpan;
  /** When the car cannot be given to anybody else: until it is cleaned and, when one-way, back. */
  claim: InstantSpan;
};

type Refused<Verdict> = Exclude<Verdict, { allowed: true }>;

/** Which part of an itinerary is impossible and why. */
export type ItineraryRefusal =
  | { field: 'pickUpPlace' | 'dropOffPlace'; reason: 'unknown-place' }
  | { field: 'pickUpPlace'; reason: 'drop-off-only' }
  | { field: 'dropOffPlace'; reason: Refused<DropOffVerdict>['reason'] }
  | { field: 'pickUp' | 'dropOff'; reason: Refused<SlotVerdict>['reason'] | 'too-far' }
  | ({ field: 'dropOff' } & Omit<Refused<RentalLengthVerdict>, 'allowed'>)
  | ({ field: 'driverAge' } & Omit<Refused<DriverAgeVerdict>, 'allowed'>);

type Refusal = { ok: false; refusal: ItineraryRefusal };

/** An itinerary, or why there can be none. */
export type ItineraryOutcome = { ok: true; itinerary: Itinerary } | Refusal;

const HOUR = 3_600_000;

/** Checks an itinerary against places, opening hours, lengths and ages. `now` is epoch milliseconds. */
export function planItinerary(
  catalogue: SiteCatalogue,
  request: ItineraryRequest,
  { now, lead }: { now: number; lead: LeadPolicy },
): ItineraryOutcome {
  const from = catalogue.places.get(request.pickUpPlaceId);
  const to = catalogue.places.get(request.dropOffPlaceId);
  if (!from) return refuse({ field: 'pickUpPlace', reason: 'unknown-place' });
  if (!to) return refuse({ field: 'dropOffPlace', reason: 'unknown-place' });
  const refusal =
    checkPlaces(from.place, to.place) ??
    checkDistance(request, now) ??
    checkLengthAndAge(request, catalogue.rules);
  if (refusal) return refuse(refusal);
  const slots = checkSlots(catalogue, { from, to }, request, { now, lead });
  if (!slots.ok) return slots;
  const isOneWay = from.branch.id !== to.branch.id;
  const rental = rentalInstants(
    { at: request.pickUp, timeZone: from.branch.timeZone },
    { at: request.dropOff, timeZone: to.branch.timeZone },
  );
  // Places in different zones can make a rental that is backwards in real time.
  if (rental.endsAt <= rental.startsAt)
    return refuse({ field: 'dropOff', reason: 'return-not-after-pick-up' });
  const hours = from.branch.turnaroundHours + (isOneWay ? from.branch.repositioningHours : 0);
  const claim = { startsAt: rental.startsAt, endsAt: rental.endsAt + hours * HOUR };
  const { isAfterHours } = slots;
  return { ok: true, itinerary: { ...request, from, to, isOneWay, isAfterHours, rental, claim } };
}

const refuse = (refusal: ItineraryRefusal): Refusal => ({ ok: false, refusal });

/** The rules of a stored place. */
const placeRulesOf = ({ id, operationOptions, availableReturnPlaces }: Place): PlaceRules => ({
  id,
  operations:
    operationOptions === 'ReturnOnly'
      ? 'drop-off-only'
      : operationOptions === 'DeliveryOnly'
        ? 'pick-up-only'
        : 'pick-up-and-drop-off',
  returnPlaceIds: availableReturnPlaces,
});

function checkPlaces(from: Place, to: Place): ItineraryRefusal | null {
  if (!canPickUpAt(placeRulesOf(from))) return { field: 'pickUpPlace', reason: 'drop-off-only' };
  const verdict = checkDropOffPlace(placeRulesOf(from), placeRulesOf(to));
  return verdict.allowed ? null : { field: 'dropOffPlace', reason: verdict.reason };
}

/** Calendars and prices end somewhere; nobody rents a car years ahead. */
function checkDistance({ pickUp, dropOff }: ItineraryRequest, now: number): ItineraryRefusal | null {
  const farthest = addDays(dateOf(toPlainDateTime(now, 0)), FARTHEST_SEARCH_DAYS + 1);
  if (dateOf(pickUp) > farthest) return { field: 'pickUp', reason: 'too-far' };
  return dateOf(dropOff) > addDays(farthest, FARTHEST_SEARCH_DAYS)
    ? { field: 'dropOff', reason: 'too-far' }
    : null;
}

function checkLengthAndAge(
  { pickUp, dropOff, driverAge }: ItineraryRequest,
  rules: SiteRules,
): ItineraryRefusal | null {
  const length = checkRentalLength(pickUp, dropOff, rules.lengths);
  if (!length.allowed) return { field: 'dropOff', ...withoutVerdict(length) };
  const age = driverAge === null ? { allowed: true as const } : checkDriverAge(driverAge, rules.driverAge);
  return age.allowed ? null : { field: 'driverAge', ...withoutVerdict(age) };
}

function withoutVerdict<T extends { allowed: false }>({
  allowed: _allowed,
  ...refusal
}: T): Omit<T, 'allowed'> {
  return refusal;
}

function checkSlots(
  { hours }: SiteCatalogue,
  { from, to }: { from: ServedPlace; to: ServedPlace },
  { pickUp, dropOff }: ItineraryRequest,
  { now, lead }: { now: number; lead: LeadPolicy },
): ({ ok: true } & Pick<Itinerary, 'isAfterHours'>) | Refusal {
  const start = checkPickUp(
    pickUp,
    hours.get(from.branch.id) ?? null,
    localTimeAt(now, from.branch.timeZone),
    lead,
  );
  if (!start.allowed) return refuse({ field: 'pickUp', reason: start.reason });
  const end = checkDropOff(dropOff, hours.get(to.branch.id) ?? null);
  return end.allowed
    ? { ok: true, isAfterHours: { pickUp: start.isAfterHours, dropOff: end.isAfterHours } }
    : refuse({ field: 'dropOff', reason: end.reason });
}
