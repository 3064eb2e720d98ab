/* A whole search from whatever an address or form gave: wrong, past or missing values are corrected and told. */
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

/** What a search says beside places, times and age; null is "not given". */
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

/** A search as asked for: absent is "not given"; what was given but could not be read is named in `unreadable`. */
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

/** A place with everything that a search decides by. */
export type SearchPlace = PlaceRules &
  SearchedPlace & {
    readonly hours: OpeningHoursRules | null;
    /** How far its clocks are ahead of UTC now; nothing here knows when they will be changed. */
    readonly utcOffsetMinutes: number;
  };

/** The facts a search is completed from; `nowAt` is the wall clock of a place. */
export type SearchContext = {
  readonly places: readonly SearchPlace[];
  readonly presetPickUpPlaceId: PlaceId | null;
  readonly nowAt: (place: SearchPlace) => PlainDateTime;
  /** Waived for whoever chose the moment before and is on the way to book it. */
  readonly lead: LeadPolicy;
  readonly lengths: RentalLengthRules;
  readonly driverAge: DriverAgeRules;
  readonly defaults: Pick<SearchOptions, 'hasUnlimitedMileage' | 'showFinalPrice' | 'onlyFullAvailability'>;
};

/** Why a value was replaced. `limitDays` is the limit of a rental that was too short or too long. */
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

/** A complete search with what was corrected, or why there can be none. */
export type CompletedSearch =
  | {
      readonly ok: true;
      readonly search: SearchParameters;
      readonly corrections: readonly SearchCorrection[];
    }
  | { readonly ok: false; readonly reason: 'no-usable-place' | 'no-return-place' | 'no-return-time' };

type Tell = (field: CorrectedField, reason: CorrectionReason, limitDays?: number) => void;

/** Completes a request: what is missing takes its default silently, what is wrong takes it and is told. */
export function completeSearch(requested: RequestedSearch, context: SearchContext): CompletedSearch {
  const corrections: SearchCorrection[] = [];
  const tell: Tell = (field, reason, limitDays) => {
    if (corrections.some((correction) => correction.field === field)) return;
    corrections.push(limitDays === undefined ? { field, reason } : { field, reason, limitDays });
  };
  for (const field of requested.unreadable ?? []) tell(field, 'unreadable');

  const start = choosePickUp(requested, context, tell);
  if (!start) return { ok: false, reason: 'no-usable-place' };
  const { place: pickUpPlace, pickUp, isTooFar } = start;
  const returnPlaces = context.places.filter(({ hours }) => hasOpenDay(hours, dateOf(pickUp), 'drop-off'));
  const { place: dropOffPlace, isChanged } = chooseDropOff(
    pickUpPlace,
    requested.dropOffPlaceId ?? null,
    returnPlaces,
  );
  if (!dropOffPlace?.hours) return { ok: false, reason: 'no-return-place' };
  // Nothing said about the return means "there as well", and is told when it cannot be.
  const isElsewhere = requested.pickUpPlaceId === pickUpPlace.id && dropOffPlace.id !== pickUpPlace.id;
  if (isChanged || (isElsewhere && requested.dropOffPlaceId === undefined))
    tell('dropOffPlace', whyNotReturn(requested.dropOffPlaceId ?? pickUpPlace.id, context, returnPlaces));
  const pickUpThere = addMinutes(pickUp, dropOffPlace.utcOffsetMinutes - pickUpPlace.utcOffsetMinutes);
  const limits = { pickUp, pickUpThere, lengths: context.lengths };
  // A return that belongs to a pick-up of the far future would make the longest rental of one that begins now.
  const dropOff = chooseReturn(isTooFar ? {} : requested, dropOffPlace.hours, limits, tell);
  if (!dropOff) return { ok: false, reason: 'no-return-time' };

  if (requested.driverAge !== undefined && !isDriverAgeInput(requested.driverAge))
    tell('driverAge', 'unreadable');
  const isAgeGiven = requested.driverAge !== undefined && isDriverAgeInput(requested.driverAge);
  const search: SearchParameters = {
    pickUp,
    dropOff,
    pickUpPlace: toSearchedPlace(pickUpPlace),
    dropOffPlace: toSearchedPlace(dropOffPlace),
    // An age outside the allowed ones stays: it is not wrong, it is refused, with its own message.
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

/** The hours that defaults are taken from: nobody is sent to a desk after hours unless they asked for it. */
const regularHours = (hours: OpeningHoursRules): OpeningHoursRules => ({ ...hours, afterHours: null });

type Start = {
  readonly place: SearchPlace;
  readonly pickUp: PlainDateTime;
  /** What was asked for lies farther ahead than anybody can search. */
  readonly isTooFar: boolean;
};

function choosePickUp(requested: RequestedSearch, context: SearchContext, tell: Tell): Start | null {
  const wantedId = requested.pickUpPlaceId ?? null;
  const wanted = context.places.find(({ id }) => id === wantedId);
  const preset = context.places.find(({ id }) => id === context.presetPickUpPlaceId);
  for (const place of [wanted, preset, ...context.places]) {
    if (!place || !canPickUpAt(place) || !isUsable(place.hours)) continue;
    const now = context.nowAt(place);
    const earliest = earliestPickUpSlot(regularHours(place.hours), now);
    if (!earliest) continue;
    if (wantedId !== null && place.id !== wantedId) {
      tell('pickUpPlace', whyNotPickUp(wanted));
    }
    if (requested.pickUpDate !== undefined && isFarAhead(requested.pickUpDate, now)) {
      tell('pickUp', 'unreadable');
      return { place, pickUp: earliest, isTooFar: true };
    }
    const moment = { hours: place.hours, now, earliest, lead: context.lead };
    return { place, pickUp: choosePickUpTime(requested, moment, tell), isTooFar: false };
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
  tell: Tell,
): PlainDateTime {
  if (pickUpDate === undefined && pickUpTime === undefined) return earliest;
  const date = pickUpDate ?? dateOf(earliest);
  const asked = pickUpTime === undefined ? regularHours(hours) : hours;
  // Without a time, the day's first; a day that offers none is judged by its last minute.
  const time = pickUpTime ?? offeredPickUpTimes(date, asked, now)[0]?.time ?? '23:59';
  const wanted = atTime(date, time);
  const isChosen = pickUpDate !== undefined && pickUpTime !== undefined;
  const verdict = checkPickUp(wanted, asked, now, isChosen ? lead : 'enforced');
  if (verdict.allowed) return wanted;
  tell('pickUp', verdict.reason);
  if (date >= dateOf(now)) return movePickUpIntoHours(wanted, asked, now) ?? earliest;
  // A past date takes its default; the hour is kept where that day offers it.
  const sameHour = atTime(dateOf(earliest), time);
  return pickUpTime !== undefined && checkPickUp(sameHour, hours, now).allowed ? sameHour : earliest;
}

function whyNotPickUp(wanted: SearchPlace | undefined): CorrectionReason {
  if (!wanted) return 'unknown-place';
  return canPickUpAt(wanted) ? 'no-opening-hours' : 'place-not-usable';
}

function whyNotReturn(
  wantedId: PlaceId,
  { places }: SearchContext,
  open: readonly SearchPlace[],
): CorrectionReason {
  if (!places.some(({ id }) => id === wantedId)) return 'unknown-place';
  return open.some(({ id }) => id === wantedId) ? 'return-not-allowed' : 'no-opening-hours';
}

/** What a return must keep to. */
type ReturnLimits = {
  readonly pickUp: PlainDateTime;
  /** The pick-up as the clocks of the return place read it. */
  readonly pickUpThere: PlainDateTime;
  readonly lengths: RentalLengthRules;
};

/** Rentals count by the clock; where the return place is in another zone, they must end later in real time too. */
function checkReturn(
  dropOff: PlainDateTime,
  { pickUp, pickUpThere, lengths }: ReturnLimits,
): RentalLengthVerdict {
  const length = checkRentalLength(pickUp, dropOff, lengths);
  if (!length.allowed || dropOff > pickUpThere) return length;
  return { allowed: false, reason: 'return-not-after-pick-up' };
}

/** The return moved inside the limits, its hour kept where that can be. */
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
  tell: Tell,
): PlainDateTime | null {
  const { pickUp, lengths } = limits;
  const isTooFar = dropOffDate !== undefined && isFarAhead(dropOffDate, pickUp);
  if (isTooFar && lengths.maxDays === null) tell('dropOff', 'unreadable');
  const date = isTooFar && lengths.maxDays === null ? undefined : dropOffDate;
  const byDefault = defaultReturn(pickUp, lengths);
  const wanted = atTime(date ?? dateOf(byDefault), dropOffTime ?? timeOf(byDefault));
  // A default is moved in silence: nobody asked for that hour.
  const isAsked = dropOffDate !== undefined || dropOffTime !== undefined;
  const length = checkReturn(wanted, limits);
  if (!length.allowed && isAsked) {
    const limitDays = 'minDays' in length ? length.minDays : 'maxDays' in length ? length.maxDays : undefined;
    tell('dropOff', length.reason, limitDays);
  }
  const moved = moveIntoLimits(wanted, limits);
  const asked = dropOffTime === undefined ? regularHours(hours) : hours;
  const slot = checkDropOff(moved, asked);
  if (slot.allowed && checkReturn(moved, limits).allowed) return moved;
  if (!slot.allowed && isAsked) tell('dropOff', slot.reason);
  return returnWithin(moved, asked, limits);
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
