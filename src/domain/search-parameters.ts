/* A search: as it was requested, complete, and what was corrected between the two. */
import type { Season } from './season.ts';
import type { PlainDate, PlainDateTime, PlainTime } from './calendar.ts';
import type { DriverAgeRules } from './driver-age.ts';
import type { OpeningHoursRules } from './opening-hours.ts';
import type { LeadPolicy, SlotRefusal } from './opening-slots.ts';
import type { DistanceUnit } from './distance.ts';
import type { DropOffVerdict, PlaceId, PlaceRules } from './places.ts';
import type { RentalLengthRules, RentalLengthVerdict } from './rental-period.ts';

/** Values of a search beside places, times and age; null is "not given". */
export type SearchOptions = {
  readonly hasUnlimitedMileage: boolean;
  readonly showFinalPrice: boolean;
  readonly onlyFullAvailability: boolean;
  /** How far the visitor expects to drive, in the unit of the site, and in whole kilometres. */
  readonly expectedDistance: number | null;
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

/** A search as requested: absent is "not given"; values that could not be read are in `unreadable`. */
export type RequestedSearch = Partial<Omit<SearchOptions, 'expectedDistance' | 'expectedKilometers'>> & {
  readonly pickUpPlaceId?: PlaceId;
  readonly dropOffPlaceId?: PlaceId;
  readonly pickUpDate?: PlainDate;
  readonly pickUpTime?: PlainTime;
  readonly dropOffDate?: PlainDate;
  readonly dropOffTime?: PlainTime;
  /** Length where no date of return is given. */
  readonly days?: number;
  /** Of which the proposed pick-up is a day, where none is given. */
  readonly season?: Season;
  readonly driverAge?: number;
  /** In the unit of the site. */
  readonly expectedDistance?: number;
  /** Texts that could not be read, by what they were meant for. */
  readonly unreadable?: Readonly<Partial<Record<CorrectedField, string>>>;
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
  readonly defaultTrip: DefaultTrip;
  /** The unit in which visitors say how far they will drive; null where they are not asked. */
  readonly expectedDistance: DistanceUnit | null;
};

/** The trip proposed to who asks for none: pick-up some days from now at an hour, for so many days at least. */
export type DefaultTrip = {
  readonly daysAhead: number;
  readonly hour: PlainTime;
  readonly days: number;
};

/** What was asked for instead: of a moment the parts that were given, of an unreadable value its text. */
export type RequestedValue = {
  readonly place?: string;
  readonly date?: PlainDate;
  readonly time?: PlainTime;
  readonly text?: string;
};

/**
 * A replaced value with what was asked and the reason. `limitDays` is the limit of a rental that was too short or too
 * long.
 */
export type SearchCorrection = {
  readonly field: CorrectedField;
  readonly reason: CorrectionReason;
  readonly requested: RequestedValue;
  readonly limitDays?: number;
};
/** Closed list of reasons to replace a value. */
export type CorrectionReason =
  | 'unreadable'
  | 'unknown-place'
  | 'place-not-usable'
  | 'too-far'
  | 'pick-up-replaced'
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
  | { readonly ok: false; readonly reason: 'no-usable-place' | 'no-return-place' | 'no-return-time' }
  | { readonly ok: false; readonly reason: 'return-refused'; readonly refused: RefusedReturn };

/** A trip whose car cannot be returned where that was asked, with what is possible instead, in the order of places. */
export type RefusedReturn = {
  readonly pickUpPlace: SearchedPlace;
  readonly dropOffPlace: SearchedPlace;
  readonly reason: Extract<DropOffVerdict, { allowed: false }>['reason'];
  /** Where a car from the pick-up place can be returned. */
  readonly returnPlaces: readonly SearchedPlace[];
  /** Where a car for the return place can be picked up. */
  readonly pickUpPlaces: readonly SearchedPlace[];
};
