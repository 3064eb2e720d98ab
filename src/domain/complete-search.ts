/* Completes a search from an address or form: wrong, past or missing values are corrected and reported. */
import type { PlainDate, PlainDateTime, PlainTime } from './calendar.ts';
import { addDays, addMinutes, atTime, dateOf, timeOf } from './calendar.ts';
import { FARTHEST_SEARCH_DAYS, MINUTES_PER_DAY } from './constants.ts';
import { assumedDriverAge, isDriverAgeInput } from './driver-age.ts';
import type { OpeningHoursRules } from './opening-hours.ts';
import { isUsable, regularHours } from './opening-hours.ts';
import type { LeadPolicy } from './opening-slots.ts';
import {
  checkDropOff,
  checkPickUp,
  hasOpenDay,
  latestDropOffSlot,
  moveDropOffIntoHours,
  movePickUpIntoHours,
  offeredPickUpTimes,
  proposedPickUp,
} from './opening-slots.ts';
import { type DistanceUnit, toKilometers } from './distance.ts';
import type { PlaceId } from './places.ts';
import { canPickUpAt, checkDropOffPlace, chooseDropOff, dropOffPlaces } from './places.ts';
import type { RentalLengthRules, RentalLengthVerdict } from './rental-period.ts';
import { checkRentalLength, correctReturn, defaultReturn } from './rental-period.ts';
import { daysUntilSeason } from './season.ts';
import type {
  SearchParameters,
  SearchedPlace,
  CorrectedField,
  RequestedSearch,
  SearchPlace,
  SearchContext,
  RequestedValue,
  SearchCorrection,
  CorrectionReason,
  CompletedSearch,
  RefusedReturn,
} from './search-parameters.ts';

type ReportCorrection = (
  field: CorrectedField,
  reason: CorrectionReason,
  requested: RequestedValue,
  limitDays?: number,
) => void;

/** Completes a request: a missing value takes its default; a wrong value takes its default and is reported. */
export function completeSearch(given: RequestedSearch, context: SearchContext): CompletedSearch {
  // The pick-up place again is what a request without a place of return means.
  const { dropOffPlaceId, ...others } = given;
  const requested: RequestedSearch =
    dropOffPlaceId === undefined || dropOffPlaceId === given.pickUpPlaceId ? others : given;
  const corrections: SearchCorrection[] = [];
  const report: ReportCorrection = (field, reason, value, limitDays) => {
    if (corrections.some((correction) => correction.field === field)) return;
    corrections.push({ field, reason, requested: value, ...(limitDays === undefined ? {} : { limitDays }) });
  };
  for (const [field, text] of Object.entries(requested.unreadable ?? {}))
    report(field as CorrectedField, 'unreadable', { text });

  const start = choosePickUp(requested, context, report);
  if (!start) return { ok: false, reason: 'no-usable-place' };
  const { place: pickUpPlace, pickUp, isReplaced } = start;
  const refused = refusedReturn(requested, pickUpPlace, context);
  if (refused) return { ok: false, reason: 'return-refused', refused };
  const returnPlaces = context.places.filter(({ hours }) => hasOpenDay(hours, dateOf(pickUp), 'drop-off'));
  const { place: dropOffPlace, isChanged } = chooseDropOff(
    pickUpPlace,
    requested.dropOffPlaceId ?? null,
    returnPlaces,
  );
  if (!dropOffPlace?.hours) return { ok: false, reason: 'no-return-place' };
  // A missing return place means the pick-up place; a correction is reported when returns are not possible there.
  const isElsewhere = requested.pickUpPlaceId === pickUpPlace.id && dropOffPlace.id !== pickUpPlace.id;
  if (isChanged || (isElsewhere && requested.dropOffPlaceId === undefined))
    report(
      'dropOffPlace',
      returnReason(requested.dropOffPlaceId ?? pickUpPlace.id, context, returnPlaces),
      requestedPlace(requested.dropOffPlaceId ?? pickUpPlace.id, context),
    );
  const pickUpThere = addMinutes(pickUp, dropOffPlace.utcOffsetMinutes - pickUpPlace.utcOffsetMinutes);
  const limits = {
    pickUp,
    pickUpThere,
    lengths: context.lengths,
    days: requested.days ?? context.defaultTrip.days,
  };
  // The return of an impossible pick-up says nothing about the trip that is shown instead.
  if (isReplaced && requested.dropOffDate !== undefined)
    report('dropOff', 'pick-up-replaced', requestedMoment(requested.dropOffDate, requested.dropOffTime));
  const dropOff = chooseReturn(isReplaced ? {} : requested, dropOffPlace.hours, limits, report);
  if (!dropOff) return { ok: false, reason: 'no-return-time' };

  if (requested.driverAge !== undefined && !isDriverAgeInput(requested.driverAge))
    report('driverAge', 'unreadable', { text: String(requested.driverAge) });
  const isAgeGiven = requested.driverAge !== undefined && isDriverAgeInput(requested.driverAge);
  const search: SearchParameters = {
    pickUp,
    dropOff,
    pickUpPlace: toSearchedPlace(pickUpPlace),
    dropOffPlace: toSearchedPlace(dropOffPlace),
    // An age outside the allowed range is not corrected: the results refuse it with a message of their own.
    driverAge: isAgeGiven ? (requested.driverAge as number) : assumedDriverAge(context.driverAge),
    hasUnlimitedMileage: requested.hasUnlimitedMileage ?? context.defaults.hasUnlimitedMileage,
    showFinalPrice: requested.showFinalPrice ?? context.defaults.showFinalPrice,
    onlyFullAvailability: requested.onlyFullAvailability ?? context.defaults.onlyFullAvailability,
    expectedDistance: context.expectedDistance === null ? null : (requested.expectedDistance ?? null),
    expectedKilometers: expectedKilometers(requested.expectedDistance, context.expectedDistance),
    promotionId: requested.promotionId ?? null,
    promotionCode: requested.promotionCode ?? null,
    promotionIds: requested.promotionIds ?? [],
    commercialAgreementCode: requested.commercialAgreementCode ?? null,
    modelId: requested.modelId ?? null,
  };
  return { ok: true, search, corrections };
}

const expectedKilometers = (distance: number | undefined, unit: DistanceUnit | null): number | null =>
  distance === undefined || unit === null ? null : toKilometers(distance, unit);

/** What an id asked for: the name of its place, or the id itself where there is none. */
const requestedPlace = (id: PlaceId, { places }: SearchContext): RequestedValue => ({
  place: places.find((place) => place.id === id)?.name ?? id,
});

/** Why both asked places cannot go together; null when they can, or when one of them is none. */
function refusedReturn(
  { pickUpPlaceId, dropOffPlaceId }: RequestedSearch,
  pickUpPlace: SearchPlace,
  { places }: SearchContext,
): RefusedReturn | null {
  const dropOffPlace = places.find(({ id }) => id === dropOffPlaceId);
  if (!dropOffPlace || pickUpPlace.id !== pickUpPlaceId) return null;
  const verdict = checkDropOffPlace(pickUpPlace, dropOffPlace);
  if (verdict.allowed) return null;
  const open = places.filter(({ hours }) => isUsable(hours));
  return {
    pickUpPlace: toSearchedPlace(pickUpPlace),
    dropOffPlace: toSearchedPlace(dropOffPlace),
    reason: verdict.reason,
    returnPlaces: dropOffPlaces(pickUpPlace, open).map(toSearchedPlace),
    pickUpPlaces: open
      .filter((place) => canPickUpAt(place) && checkDropOffPlace(place, dropOffPlace).allowed)
      .map(toSearchedPlace),
  };
}

function toSearchedPlace({ id, name, endpoint, iataCode }: SearchPlace): SearchedPlace {
  return { id, name, endpoint, iataCode };
}

type Start = {
  readonly place: SearchPlace;
  readonly pickUp: PlainDateTime;
  /** The requested date is impossible; the pick-up is that of the proposed trip. */
  readonly isReplaced: boolean;
};

function choosePickUp(
  requested: RequestedSearch,
  context: SearchContext,
  report: ReportCorrection,
): Start | null {
  const wantedId = requested.pickUpPlaceId ?? null;
  const wanted = context.places.find(({ id }) => id === wantedId);
  const preset = context.places.find(({ id }) => id === context.presetPickUpPlaceId);
  for (const place of [wanted, preset, ...context.places]) {
    if (!place || !canPickUpAt(place) || !isUsable(place.hours)) continue;
    const now = context.nowAt(place);
    const proposed = proposedPickUp(regularHours(place.hours), now, defaultTripOf(requested, context, now));
    if (!proposed) continue;
    if (wantedId !== null && place.id !== wantedId) {
      report('pickUpPlace', pickUpReason(wanted), requestedPlace(wantedId, context));
    }
    if (requested.pickUpDate !== undefined && isFarAhead(requested.pickUpDate, now)) {
      report('pickUp', 'too-far', requestedMoment(requested.pickUpDate, requested.pickUpTime));
      return { place, pickUp: proposed, isReplaced: true };
    }
    const moment = { hours: place.hours, now, proposed, hour: context.defaultTrip.hour, lead: context.lead };
    return { place, ...choosePickUpTime(requested, moment, report) };
  }
  return null;
}

/** The default trip, moved on to the season that is asked for. */
function defaultTripOf(
  { season }: RequestedSearch,
  { defaultTrip }: SearchContext,
  now: PlainDateTime,
): SearchContext['defaultTrip'] {
  if (!season) return defaultTrip;
  const first = addDays(dateOf(now), defaultTrip.daysAhead);
  return { ...defaultTrip, daysAhead: defaultTrip.daysAhead + daysUntilSeason(first, season) };
}

const isFarAhead = (date: PlainDate, from: PlainDateTime): boolean =>
  date > addDays(dateOf(from), FARTHEST_SEARCH_DAYS);

const requestedMoment = (date: PlainDate | undefined, time: PlainTime | undefined): RequestedValue => ({
  ...(date === undefined ? {} : { date }),
  ...(time === undefined ? {} : { time }),
});

function choosePickUpTime(
  { pickUpDate, pickUpTime, unreadable }: RequestedSearch,
  {
    hours,
    now,
    proposed,
    hour,
    lead,
  }: {
    hours: OpeningHoursRules;
    now: PlainDateTime;
    proposed: PlainDateTime;
    hour: PlainTime;
    lead: LeadPolicy;
  },
  report: ReportCorrection,
): Omit<Start, 'place'> {
  const isUnreadable = pickUpDate === undefined && unreadable?.pickUp !== undefined;
  if (isUnreadable || (pickUpDate === undefined && pickUpTime === undefined))
    return { pickUp: proposed, isReplaced: isUnreadable };
  const date = pickUpDate ?? dateOf(proposed);
  const offered = pickUpTime === undefined ? regularHours(hours) : hours;
  const times = () => offeredPickUpTimes(date, offered, now).map((each) => each.time);
  // Without a time, the proposed hour or the next one; a day that offers none is judged by its last minute.
  const time = pickUpTime ?? times().find((each) => each >= hour) ?? times()[0] ?? '23:59';
  const wanted = atTime(date, time);
  const isChosen = pickUpDate !== undefined && pickUpTime !== undefined;
  const verdict = checkPickUp(wanted, offered, now, isChosen ? lead : 'enforced');
  if (verdict.allowed) return { pickUp: wanted, isReplaced: false };
  report('pickUp', verdict.reason, requestedMoment(pickUpDate, pickUpTime));
  if (date >= dateOf(now))
    return { pickUp: movePickUpIntoHours(wanted, offered, now) ?? proposed, isReplaced: false };
  return { pickUp: proposed, isReplaced: true };
}

function pickUpReason(wanted: SearchPlace | undefined): CorrectionReason {
  if (!wanted) return 'unknown-place';
  return canPickUpAt(wanted) ? 'no-opening-hours' : 'place-not-usable';
}

function returnReason(
  wantedId: PlaceId,
  { places }: SearchContext,
  open: readonly SearchPlace[],
): CorrectionReason {
  if (!places.some(({ id }) => id === wantedId)) return 'unknown-place';
  return open.some(({ id }) => id === wantedId) ? 'return-not-allowed' : 'no-opening-hours';
}

/** Limits of a return. */
type ReturnLimits = {
  readonly pickUp: PlainDateTime;
  /** The pick-up as the clocks of the return place read it. */
  readonly pickUpThere: PlainDateTime;
  readonly lengths: RentalLengthRules;
  /** Length of the proposed rental. */
  readonly days: number;
};

/** Rental length is measured in local time; between zones the return must also be a later instant. */
function checkReturn(
  dropOff: PlainDateTime,
  { pickUp, pickUpThere, lengths }: ReturnLimits,
): RentalLengthVerdict {
  const length = checkRentalLength(pickUp, dropOff, lengths);
  if (!length.allowed || dropOff > pickUpThere) return length;
  return { allowed: false, reason: 'return-not-after-pick-up' };
}

/** The return moved inside the limits, with the same hour where possible. */
function moveIntoLimits(
  dropOff: PlainDateTime,
  { pickUp, pickUpThere, lengths }: ReturnLimits,
): PlainDateTime {
  const corrected = correctReturn(pickUp, dropOff, lengths);
  if (corrected > pickUpThere) return corrected;
  const thatDay = atTime(dateOf(pickUpThere), timeOf(corrected));
  return thatDay > pickUpThere ? thatDay : addMinutes(thatDay, MINUTES_PER_DAY);
}

function chooseReturn(
  { dropOffDate, dropOffTime }: RequestedSearch,
  hours: OpeningHoursRules,
  limits: ReturnLimits,
  report: ReportCorrection,
): PlainDateTime | null {
  const { pickUp, lengths, days } = limits;
  const given = requestedMoment(dropOffDate, dropOffTime);
  const isTooFar = dropOffDate !== undefined && isFarAhead(dropOffDate, pickUp);
  if (isTooFar && lengths.maxDays === null) report('dropOff', 'too-far', given);
  const date = isTooFar && lengths.maxDays === null ? undefined : dropOffDate;
  const byDefault = defaultReturn(pickUp, lengths, days);
  const wanted = atTime(date ?? dateOf(byDefault), dropOffTime ?? timeOf(byDefault));
  // Moving a default is not reported, because the visitor did not give that hour.
  const isGiven = dropOffDate !== undefined || dropOffTime !== undefined;
  const length = checkReturn(wanted, limits);
  if (!length.allowed && isGiven) {
    const limitDays = 'minDays' in length ? length.minDays : 'maxDays' in length ? length.maxDays : undefined;
    report('dropOff', length.reason, given, limitDays);
  }
  const moved = moveIntoLimits(wanted, limits);
  const offered = dropOffTime === undefined ? regularHours(hours) : hours;
  const slot = checkDropOff(moved, offered);
  if (slot.allowed && checkReturn(moved, limits).allowed) return moved;
  if (!slot.allowed && isGiven) report('dropOff', slot.reason, given);
  return returnWithin(moved, offered, limits);
}

// The next offered return; past the longest rental the last one before it, so that both rules hold.
function returnWithin(
  wanted: PlainDateTime,
  hours: OpeningHoursRules,
  limits: ReturnLimits,
): PlainDateTime | null {
  const { pickUp, lengths } = limits;
  const later = moveDropOffIntoHours(wanted, hours);
  if (later && checkReturn(later, limits).allowed) return later;
  const lastDate = addDays(dateOf(pickUp), lengths.maxDays ?? FARTHEST_SEARCH_DAYS);
  const before = latestDropOffSlot(pickUp, lastDate, hours);
  return before && checkReturn(before, limits).allowed ? before : null;
}
