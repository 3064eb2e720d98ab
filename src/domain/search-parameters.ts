/* Completes a search from an address or form: wrong, past or missing values are corrected and reported. */
import type { PlainDate, PlainDateTime, PlainTime } from './calendar.ts';
import { addDays, addMinutes, atTime, dateOf, timeOf } from './calendar.ts';
import { FARTHEST_SEARCH_DAYS, MINUTES_PER_DAY } from './constants.ts';
import type { DriverAgeRules } from './driver-age.ts';
import { assumedDriverAge, isDriverAgeInput } from './driver-age.ts';
import type { OpeningHoursRules } from './opening-hours.ts';
import { isUsable } from './opening-hours.ts';
import type { LeadPolicy, SlotRefusal } from './opening-slots.ts';
import {
  checkDropOff,
  checkPickUp,
  earliestPickUpSlot,
  hasOpenDay,
  latestDropOffSlot,
  moveDropOffIntoHours,
  movePickUpIntoHours,
  offeredPickUpTimes,
} from './opening-slots.ts';
import type { PlaceId, PlaceRules } from './places.ts';
import { canPickUpAt, chooseDropOff } from './places.ts';
import type { RentalLengthRules, RentalLengthVerdict } from './rental-period.ts';
import { checkRentalLength, correctReturn, defaultReturn } from './rental-period.ts';

/** Values of a search beside places, times and age; null is "not given". */
export type SearchOptions = {
  readonly hasUnlimitedMileage: boolean;
  readonly showFinalPrice: boolean;
  readonly onlyFullAvailability: boolean;
  /** Whole kilometres the visitor expects to drive. */
  readonly expectedKilometers: number | null;
  readonly promotionId: string | null;
  readonly promotionCode: string | null;
  readonly promotionIds: readonly string[];
  readonly commercialAgreementCode: string | null;
  readonly modelId: string | null;
};

/** A complete search. Times are those of their places. */
export type SearchParameters = SearchOptions & {
  readonly pickUp: PlainDateTime;
  readonly dropOff: PlainDateTime;
  readonly pickUpPlace: SearchedPlace;
  readonly dropOffPlace: SearchedPlace;
  /** Full years. */
  readonly driverAge: number;
};

/** A place as a search names it; endpoint and IATA code are opaque texts of the product API. */
export type SearchedPlace = {
  readonly id: PlaceId;
  readonly name: string;
  readonly endpoint: string | null;
  readonly iataCode: string | null;
};

/** The values that can be unreadable. */
export type CorrectedField = 'pickUpPlace' | 'dropOffPlace' | 'pickUp' | 'dropOff' | 'driverAge';

/** A search as requested: absent is "not given"; values that could not be read are named in `unreadable`. */
export type RequestedSearch = Partial<SearchOptions> & {
  readonly pickUpPlaceId?: PlaceId;
  readonly dropOffPlaceId?: PlaceId;
  readonly pickUpDate?: PlainDate;
  readonly pickUpTime?: PlainTime;
  readonly dropOffDate?: PlainDate;
  readonly dropOffTime?: PlainTime;
  readonly driverAge?: number;
  readonly unreadable?: readonly CorrectedField[];
};

/** A place with the rules that complete a search. */
export type SearchPlace = PlaceRules &
  SearchedPlace & {
    readonly hours: OpeningHoursRules | null;
    /** Minutes that its clocks are ahead of UTC now; later clock changes are not taken into account. */
    readonly utcOffsetMinutes: number;
  };

/** What a search is completed from; `nowAt` returns the local time of a place. */
export type SearchContext = {
  readonly places: readonly SearchPlace[];
  readonly presetPickUpPlaceId: PlaceId | null;
  readonly nowAt: (place: SearchPlace) => PlainDateTime;
  /** Waived in the checkout, where the pick-up was chosen earlier. */
  readonly lead: LeadPolicy;
  readonly lengths: RentalLengthRules;
  readonly driverAge: DriverAgeRules;
  readonly defaults: Pick<SearchOptions, 'hasUnlimitedMileage' | 'showFinalPrice' | 'onlyFullAvailability'>;
};

/** A replaced value and the reason. `limitDays` is the limit of a rental that was too short or too long. */
export type SearchCorrection = {
  readonly field: CorrectedField;
  readonly reason: CorrectionReason;
  readonly limitDays?: number;
};
/** Closed list of reasons to replace a value. */
export type CorrectionReason =
  | 'unreadable'
  | 'unknown-place'
  | 'place-not-usable'
  | 'return-not-allowed'
  | SlotRefusal
  | Extract<RentalLengthVerdict, { allowed: false }>['reason'];

/** A complete search with its corrections, or the reason why there is none. */
export type CompletedSearch =
  | {
      readonly ok: true;
      readonly search: SearchParameters;
      readonly corrections: readonly SearchCorrection[];
    }
  | { readonly ok: false; readonly reason: 'no-usable-place' | 'no-return-place' | 'no-return-time' };

type ReportCorrection = (field: CorrectedField, reason: CorrectionReason, limitDays?: number) => void;

/** Completes a request: a missing value takes its default; a wrong value takes its default and is reported. */
export function completeSearch(requested: RequestedSearch, context: SearchContext): CompletedSearch {
  const corrections: SearchCorrection[] = [];
  const report: ReportCorrection = (field, reason, limitDays) => {
    if (corrections.some((correction) => correction.field === field)) return;
    corrections.push(limitDays === undefined ? { field, reason } : { field, reason, limitDays });
  };
  for (const field of requested.unreadable ?? []) report(field, 'unreadable');

  const start = choosePickUp(requested, context, report);
  if (!start) return { ok: false, reason: 'no-usable-place' };
  const { place: pickUpPlace, pickUp, isTooFar } = start;
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
    report('dropOffPlace', returnReason(requested.dropOffPlaceId ?? pickUpPlace.id, context, returnPlaces));
  const pickUpThere = addMinutes(pickUp, dropOffPlace.utcOffsetMinutes - pickUpPlace.utcOffsetMinutes);
  const limits = { pickUp, pickUpThere, lengths: context.lengths };
  // With a pick-up too far in the future, the requested return would make the corrected rental as long as possible.
  const dropOff = chooseReturn(isTooFar ? {} : requested, dropOffPlace.hours, limits, report);
  if (!dropOff) return { ok: false, reason: 'no-return-time' };

  if (requested.driverAge !== undefined && !isDriverAgeInput(requested.driverAge))
    report('driverAge', 'unreadable');
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
    expectedKilometers: requested.expectedKilometers ?? null,
    promotionId: requested.promotionId ?? null,
    promotionCode: requested.promotionCode ?? null,
    promotionIds: requested.promotionIds ?? [],
    commercialAgreementCode: requested.commercialAgreementCode ?? null,
    modelId: requested.modelId ?? null,
  };
  return { ok: true, search, corrections };
}

function toSearchedPlace({ id, name, endpoint, iataCode }: SearchPlace): SearchedPlace {
  return { id, name, endpoint, iataCode };
}

/** The hours that defaults are taken from: a default never lies outside the opening hours. */
const regularHours = (hours: OpeningHoursRules): OpeningHoursRules => ({ ...hours, afterHours: null });

type Start = {
  readonly place: SearchPlace;
  readonly pickUp: PlainDateTime;
  /** The requested pick-up lies beyond the farthest date that can be searched. */
  readonly isTooFar: boolean;
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
    const earliest = earliestPickUpSlot(regularHours(place.hours), now);
    if (!earliest) continue;
    if (wantedId !== null && place.id !== wantedId) {
      report('pickUpPlace', pickUpReason(wanted));
    }
    if (requested.pickUpDate !== undefined && isFarAhead(requested.pickUpDate, now)) {
      report('pickUp', 'unreadable');
      return { place, pickUp: earliest, isTooFar: true };
    }
    const moment = { hours: place.hours, now, earliest, lead: context.lead };
    return { place, pickUp: choosePickUpTime(requested, moment, report), isTooFar: false };
  }
  return null;
}

const isFarAhead = (date: PlainDate, from: PlainDateTime): boolean =>
  date > addDays(dateOf(from), FARTHEST_SEARCH_DAYS);

function choosePickUpTime(
  { pickUpDate, pickUpTime }: RequestedSearch,
  {
    hours,
    now,
    earliest,
    lead,
  }: { hours: OpeningHoursRules; now: PlainDateTime; earliest: PlainDateTime; lead: LeadPolicy },
  report: ReportCorrection,
): PlainDateTime {
  if (pickUpDate === undefined && pickUpTime === undefined) return earliest;
  const date = pickUpDate ?? dateOf(earliest);
  const offered = pickUpTime === undefined ? regularHours(hours) : hours;
  // Without a time, the day's first; a day that offers none is judged by its last minute.
  const time = pickUpTime ?? offeredPickUpTimes(date, offered, now)[0]?.time ?? '23:59';
  const wanted = atTime(date, time);
  const isChosen = pickUpDate !== undefined && pickUpTime !== undefined;
  const verdict = checkPickUp(wanted, offered, now, isChosen ? lead : 'enforced');
  if (verdict.allowed) return wanted;
  report('pickUp', verdict.reason);
  if (date >= dateOf(now)) return movePickUpIntoHours(wanted, offered, now) ?? earliest;
  // A past date takes its default and keeps its hour where that day offers it.
  const sameHour = atTime(dateOf(earliest), time);
  return pickUpTime !== undefined && checkPickUp(sameHour, hours, now).allowed ? sameHour : earliest;
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
  const { pickUp, lengths } = limits;
  const isTooFar = dropOffDate !== undefined && isFarAhead(dropOffDate, pickUp);
  if (isTooFar && lengths.maxDays === null) report('dropOff', 'unreadable');
  const date = isTooFar && lengths.maxDays === null ? undefined : dropOffDate;
  const byDefault = defaultReturn(pickUp, lengths);
  const wanted = atTime(date ?? dateOf(byDefault), dropOffTime ?? timeOf(byDefault));
  // Moving a default is not reported, because the visitor did not give that hour.
  const isGiven = dropOffDate !== undefined || dropOffTime !== undefined;
  const length = checkReturn(wanted, limits);
  if (!length.allowed && isGiven) {
    const limitDays = 'minDays' in length ? length.minDays : 'maxDays' in length ? length.maxDays : undefined;
    report('dropOff', length.reason, limitDays);
  }
  const moved = moveIntoLimits(wanted, limits);
  const offered = dropOffTime === undefined ? regularHours(hours) : hours;
  const slot = checkDropOff(moved, offered);
  if (slot.allowed && checkReturn(moved, limits).allowed) return moved;
  if (!slot.allowed && isGiven) report('dropOff', slot.reason);
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
