// Generated from schemas/folder by `npm run generate`. Do not edit.

/**
 * What a site rents out and at what price: one file for each list, whose order is that of the site.
 */
export interface BookingData {
  /**
   * In their order.
   */
  currencies: Currency[];
  /**
   * In their order.
   */
  branchOffices: BranchOffice[];
  /**
   * In their order.
   */
  schedules: Schedule[];
  /**
   * In their order.
   */
  holidays: Holiday[];
  /**
   * In their order.
   */
  yearlyHolidays: YearlyHoliday[];
  /**
   * In their order.
   */
  places: Place[];
  /**
   * In their order.
   */
  categories: Category[];
  /**
   * In their order.
   */
  models: Model[];
  /**
   * In their order.
   */
  carUnits: CarUnit[];
  /**
   * In their order.
   */
  seasons: Season[];
  /**
   * In their order.
   */
  yearlySeasons: YearlySeason[];
  /**
   * In their order.
   */
  rates: Rate[];
  /**
   * In their order.
   */
  taxes: Tax[];
  /**
   * In their order.
   */
  oneWayFees: OneWayFee[];
  /**
   * In their order.
   */
  extras: Extra[];
  /**
   * In their order.
   */
  promotions: Promotion[];
}
/**
 * A currency that prices are shown in.
 */
export interface Currency {
  /**
   * ISO 4217 code.
   */
  isoCode: string;
  /**
   * Name by language.
   */
  names?: {
    [k: string]: string;
  };
  /**
   * Units of this currency for one of the default currency, as a decimal number.
   */
  exchangeRate: string;
  /**
   * Whether prices are stored in it; exactly one is.
   */
  isSystemDefault?: boolean;
  /**
   * Whether visitors can choose it.
   */
  isSelectable?: boolean;
  /**
   * What stands beside an amount.
   */
  symbol: string;
  /**
   * Whether the symbol stands after the amount.
   */
  isSymbolSuffix?: boolean;
  /**
   * Digits of the minor unit.
   */
  decimals: number;
}
/**
 * An office with cars.
 */
export interface BranchOffice {
  /**
   * Id of the branch.
   */
  id: string;
  /**
   * Name by language.
   */
  names: {
    [k: string]: string;
  };
  /**
   * Street and number.
   */
  address: string;
  /**
   * City.
   */
  city: string;
  /**
   * Country, by its ISO 3166 code or name.
   */
  country: string;
  /**
   * Phone number.
   */
  phone?: string;
  /**
   * E-mail address.
   */
  email?: string;
  /**
   * Degrees north.
   */
  latitude?: number | null;
  /**
   * Degrees east.
   */
  longitude?: number | null;
  /**
   * IANA name, such as America/Lima.
   */
  timeZone: string;
  /**
   * Hours that a car needs between two rentals.
   */
  turnaroundHours?: number;
  /**
   * Hours until a car of a one-way rental is back.
   */
  repositioningHours?: number;
  /**
   * Fee of a pick-up or return outside the opening hours in minor units, net.
   */
  afterHoursFeeMinor?: number;
}
/**
 * Opening hours of a branch, as the product API spells them.
 */
export interface Schedule {
  /**
   * The branch.
   */
  branchOfficeId: string;
  /**
   * Its hours.
   */
  body: {};
}
/**
 * A day on which branches keep the hours of a holiday.
 */
export interface Holiday {
  /**
   * Id of the holiday.
   */
  id: string;
  /**
   * The day, such as 2027-01-01.
   */
  onDate: string;
  /**
   * Name by language.
   */
  names: {
    [k: string]: string;
  };
  /**
   * The branch; null or absent: all of them.
   */
  branchOfficeId?: string | null;
}
/**
 * A holiday that returns each year, on a date or counted from Easter Sunday.
 */
export interface YearlyHoliday {
  /**
   * Id, to which each year is added.
   */
  id: string;
  /**
   * Name by language.
   */
  names: {
    [k: string]: string;
  };
  /**
   * The branch; null or absent: all of them.
   */
  branchOfficeId?: string | null;
  /**
   * Month and day, such as 12-25.
   */
  monthDay?: string;
  /**
   * Days after Easter Sunday; negative before it.
   */
  daysAfterEaster?: number;
}
/**
 * Where cars are picked up or returned.
 */
export interface Place {
  /**
   * Id of the place.
   */
  id: string;
  /**
   * Branch whose cars it has.
   */
  branchOfficeId: string;
  /**
   * Name by language.
   */
  names: {
    [k: string]: string;
  };
  /**
   * City.
   */
  city: string;
  /**
   * Country.
   */
  country: string;
  /**
   * Street and number.
   */
  address: string;
  /**
   * Code of the airport.
   */
  iataCode?: string | null;
  /**
   * Address of a calendar elsewhere.
   */
  endpoint?: string | null;
  /**
   * Kind of the place, such as airport.
   */
  category?: string | null;
  /**
   * What alone is possible there; null: both.
   */
  operationOptions?: "ReturnOnly" | "DeliveryOnly" | null;
  /**
   * Places where its cars may be returned; empty: all.
   */
  availableReturnPlaces?: string[];
  /**
   * Fee of a pick-up in minor units, net.
   */
  deliveryFeeMinor?: number;
  /**
   * Fee of a return in minor units, net.
   */
  returnFeeMinor?: number;
}
/**
 * A class of cars.
 */
export interface Category {
  /**
   * Id of the category.
   */
  id: string;
  /**
   * Name by language.
   */
  names: {
    [k: string]: string;
  };
  /**
   * Path of its picture.
   */
  imagePath?: string;
  /**
   * Amount blocked at pick-up, in minor units.
   */
  depositMinor?: number | null;
  /**
   * What the customer still pays of a damage, in minor units; what is absent is not stated.
   */
  excess?: {
    /**
     * Of damage.
     */
    damage?: number;
    /**
     * Of theft.
     */
    theft?: number;
    /**
     * Of hail.
     */
    hail?: number;
    /**
     * Of rollover.
     */
    rollover?: number;
  };
}
/**
 * A car as it is shown and chosen.
 */
export interface Model {
  /**
   * Id of the model.
   */
  id: string;
  /**
   * Its category.
   */
  categoryId: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Maker.
   */
  brand: string;
  /**
   * Seats.
   */
  passengers: number;
  /**
   * Doors.
   */
  doors?: number | null;
  /**
   * Suitcases.
   */
  luggage?: number | null;
  /**
   * Kind of transmission.
   */
  transmission?: "manual" | "automatic" | null;
  /**
   * Whether it has air conditioning.
   */
  hasAirConditioning?: boolean | null;
  /**
   * Kind of fuel.
   */
  fuel?: string | null;
  /**
   * How it is returned.
   */
  fuelPolicy?: string | null;
  /**
   * Path of its picture.
   */
  imagePath?: string;
  /**
   * Whether it is only quoted.
   */
  isQuoteOnly?: boolean;
  /**
   * Whether distance is free.
   */
  hasUnlimitedMileage?: boolean;
  /**
   * Distance included in a rental.
   */
  maxDistance?: number | null;
  /**
   * Distance included for each day.
   */
  maxDistancePerDay?: number | null;
  /**
   * What the customer still pays of a damage, in minor units; what is absent is not stated.
   */
  excess?: {
    /**
     * Of damage.
     */
    damage?: number;
    /**
     * Of theft.
     */
    theft?: number;
    /**
     * Of hail.
     */
    hail?: number;
    /**
     * Of rollover.
     */
    rollover?: number;
  };
}
/**
 * One physical car.
 */
export interface CarUnit {
  /**
   * Id of the car.
   */
  id: string;
  /**
   * Its model.
   */
  modelId: string;
  /**
   * The branch where it stands.
   */
  branchOfficeId: string;
  /**
   * Licence plate.
   */
  plate: string;
}
/**
 * Days with rates of their own.
 */
export interface Season {
  /**
   * Id of the season.
   */
  id: string;
  /**
   * Name.
   */
  name: string;
  /**
   * First day.
   */
  fromDate: string;
  /**
   * Last day.
   */
  toDate: string;
}
/**
 * A season that returns each year; it may run over the new year.
 */
export interface YearlySeason {
  /**
   * Id, to which each year is added.
   */
  id: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Month and day of its first day.
   */
  from: string;
  /**
   * Month and day of its last day; 02-29 is the last day of February.
   */
  to: string;
}
/**
 * Net price of a day.
 */
export interface Rate {
  /**
   * The category.
   */
  categoryId: string;
  /**
   * The season, or one of every year; null: days outside all seasons.
   */
  seasonId?: string | null;
  /**
   * Rental days from which on it holds.
   */
  bracketFromDays: number;
  /**
   * Price of a day in minor units.
   */
  dailyMinor: number;
}
/**
 * What is added to net prices.
 */
export interface Tax {
  /**
   * Id of the tax.
   */
  id: string;
  /**
   * Name by language.
   */
  names: {
    [k: string]: string;
  };
  /**
   * Hundredths of a percent.
   */
  basisPoints: number;
}
/**
 * Fee of a rental that ends at another branch.
 */
export interface OneWayFee {
  /**
   * Where it begins.
   */
  fromBranchOfficeId: string;
  /**
   * Where it ends.
   */
  toBranchOfficeId: string;
  /**
   * Fee in minor units, net.
   */
  feeMinor: number;
}
/**
 * Something sold with a rental.
 */
export interface Extra {
  /**
   * Id of the extra.
   */
  id: string;
  /**
   * Name by language.
   */
  names: {
    [k: string]: string;
  };
  /**
   * Description by language.
   */
  descriptions?: {
    [k: string]: string;
  };
  /**
   * Path of its picture.
   */
  imagePath?: string;
  /**
   * Kind of extra.
   */
  type: "Insurance" | "Additional" | "Other";
  /**
   * Price in minor units, net.
   */
  priceMinor: number;
  /**
   * Whether the price is that of a day.
   */
  isPriceByDay?: boolean;
  /**
   * How many a booking may have.
   */
  maxQuantityPerBooking?: number | null;
  /**
   * How many there are.
   */
  availableStock?: number | null;
  /**
   * Whether every booking has it.
   */
  isRequired?: boolean;
  /**
   * Whether it is chosen at first.
   */
  isDefault?: boolean;
  /**
   * Extras that it replaces.
   */
  excludes?: string[];
  /**
   * Hours before the pick-up until which it can be ordered.
   */
  noticeHours?: number | null;
  /**
   * Places of pick-up that have it; empty for all.
   */
  pickUpPlaceIds?: string[];
  /**
   * Places of return with which it is offered; empty for all.
   */
  dropOffPlaceIds?: string[];
  /**
   * Days of pick-up, of every year, for which it is offered.
   */
  season?: {
    /**
     * First day, MM-DD.
     */
    from: string;
    /**
     * Last day, MM-DD.
     */
    to: string;
  } | null;
  /**
   * What it leaves of the excess, by kind of damage.
   */
  excessPercent?: {
    /**
     * Percent that is left of it.
     */
    damage?: number;
    /**
     * Percent that is left of it.
     */
    theft?: number;
    /**
     * Percent that is left of it.
     */
    rollover?: number;
    /**
     * Percent that is left of it.
     */
    hail?: number;
  };
  /**
   * Percent that it leaves of the deposit.
   */
  depositPercent?: number | null;
}
/**
 * What is taken off rentals that begin within certain days.
 */
export interface Promotion {
  /**
   * Id of the promotion.
   */
  id: string;
  /**
   * Name by language.
   */
  names: {
    [k: string]: string;
  };
  /**
   * Description by language.
   */
  descriptions?: {
    [k: string]: string;
  };
  /**
   * Path of its picture.
   */
  imagePath?: string;
  /**
   * Share of the rental, without fees and extras: 1500 for 15 %.
   */
  basisPoints: number;
  /**
   * First day of pick-up.
   */
  fromDate: string;
  /**
   * Last day of pick-up.
   */
  toDate: string;
  /**
   * Whether it returns each year; its days are those of the first year.
   */
  isYearly?: boolean;
  /**
   * Charged days that a rental has at least.
   */
  minDays?: number;
  /**
   * Charged days that a rental has at most.
   */
  maxDays?: number | null;
  /**
   * Pick-up places; all without any.
   */
  placeIds?: string[];
  /**
   * Categories; all without any.
   */
  categoryIds?: string[];
  /**
   * What a visitor types to have it, in capitals; without one it is open to everybody.
   */
  code?: string | null;
  /**
   * Whether its code is that of an agreement with a company.
   */
  isAgreement?: boolean;
}
/**
 * A document of a site in a file. It has at least one of the two bodies.
 */
export interface DocumentFile {
  /**
   * Order among the documents of its kind, from 0.
   */
  position?: number;
  /**
   * Taken from the site; absent for other documents.
   */
  isArchived?: true;
  /**
   * What visitors see; absent for a document that is not published.
   */
  published?: {};
  /**
   * What is newer than what is published; absent where nothing is.
   */
  draft?: {};
}
/**
 * Which site a folder has.
 */
export interface SiteFile {
  /**
   * Version of this format.
   */
  format: 1;
  /**
   * Id of the site.
   */
  id: string;
  /**
   * Name of the company.
   */
  name: string;
  /**
   * Host names without a port; the first is the primary one.
   */
  hosts: string[];
}

/** Type of every schema, by its name. */
export interface SchemaTypes {
  BookingData: BookingData;
  DocumentFile: DocumentFile;
  SiteFile: SiteFile;
}
