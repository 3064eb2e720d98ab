// Generated from schemas/api by `npm run generate`. Do not edit.

/**
 * Opening hours of a branch, in its own time.
 */
export interface AttentionSchedule {
  /**
   * Branch whose hours these are.
   */
  branchOfficeId: string | number;
  /**
   * Opening hours; empty means closed.
   */
  sunday: OpeningRange[];
  /**
   * Opening hours; empty means closed.
   */
  monday: OpeningRange[];
  /**
   * Opening hours; empty means closed.
   */
  tuesday: OpeningRange[];
  /**
   * Opening hours; empty means closed.
   */
  wednesday: OpeningRange[];
  /**
   * Opening hours; empty means closed.
   */
  thursday: OpeningRange[];
  /**
   * Opening hours; empty means closed.
   */
  friday: OpeningRange[];
  /**
   * Opening hours; empty means closed.
   */
  saturday: OpeningRange[];
  /**
   * Hours for returns on a holiday; empty means closed then.
   */
  holiday: OpeningRange[];
  /**
   * Days without any service.
   *
   * Items: Date.
   */
  closedDays: string[];
  /**
   * Dates with hours of their own.
   *
   * Items: Hours of a date instead of those of its weekday.
   */
  scheduleDates: {
    /**
     * Date.
     */
    date: string;
    /**
     * Empty means closed.
     */
    range: OpeningRange[];
  }[];
  /**
   * Holidays of this branch, besides those of the holidays call.
   *
   * Items: Date.
   */
  branchHolidays: string[];
  /**
   * Hours between now and the earliest pick-up; 0 is the usual hour.
   */
  gap: number;
  /**
   * Minutes between offered times.
   */
  gapForBookingTime: number;
  /**
   * Whether cars are handed over outside the hours.
   */
  allowAfterHours: boolean;
  /**
   * Minutes; 0 is none, absent the whole day.
   */
  beforeHoursMaxMinutes?: number;
  /**
   * Minutes; 0 is none, absent the whole day.
   */
  afterHoursMaxMinutes?: number;
  /**
   * Hours east of UTC at the moment of the call, such as -3 or 5.5.
   */
  utcDiff: number;
}
/**
 * A span of a day; one that ends before it begins runs past midnight.
 */
export interface OpeningRange {
  /**
   * HH:mm.
   */
  openedFrom: string;
  /**
   * HH:mm.
   */
  openedTo: string;
}
/**
 * What is sent to book a car.
 */
export interface BookingRequest {
  /**
   * Who books.
   */
  customer: {
    /**
     * First name. Not only spaces.
     */
    firstName: string;
    /**
     * Last name. Not only spaces.
     */
    lastName: string;
    /**
     * E-mail.
     */
    emailAddress: string;
    /**
     * Phone.
     */
    cellPhone: string;
    /**
     * Country.
     */
    country?: string;
    /**
     * YYYY-MM-DD.
     */
    birthDate?: string;
  };
  /**
   * Only for companies.
   */
  driver?: null;
  /**
   * Tag, such as pt or es-AR; mails are written in it.
   */
  language: string;
  /**
   * ISO code.
   */
  currency: string;
  /**
   * Delivered elsewhere.
   */
  isCustomDeliveryAddress?: boolean;
  /**
   * Returned elsewhere.
   */
  isCustomReturnAddress?: boolean;
  /**
   * Wall-clock time of the place with a Z that is not UTC.
   */
  from: string;
  /**
   * As from.
   */
  to: string;
  /**
   * The quote option.
   */
  isQuotation: boolean;
  /**
   * The result is quoted only.
   */
  isOnRequest: boolean;
  /**
   * Place.
   */
  pickupId: string | number;
  /**
   * Opaque.
   */
  pickupEndpoint?: string;
  /**
   * Place.
   */
  returnId: string | number;
  /**
   * Opaque.
   */
  returnEndPoint?: string;
  /**
   * Model.
   */
  modelId: string | number;
  /**
   * Chosen extras.
   *
   * Items: Chosen extra.
   */
  additionals: {
    /**
     * Extra.
     */
    additionalId: string | number;
    /**
     * Above 0.
     */
    quantity: number;
  }[];
  /**
   * Unlimited distance.
   */
  ilimitedKm: boolean;
  /**
   * Paid online.
   */
  onlinePayment: boolean;
  /**
   * Code.
   */
  brandCode?: string;
  /**
   * Answer the booking.
   */
  fullResponse?: boolean;
  /**
   * Code.
   */
  promotionCode?: string;
  /**
   * Purchase order.
   */
  purchaseOrder?: string;
  /**
   * Notes.
   */
  extra?: string;
}
/**
 * A booking.
 */
export interface Booking {
  /**
   * Booking number.
   */
  id: string;
  /**
   * 0 reserved, 1 confirmed, 2 delivered, 3 closed, 4 cancelled, 5 quoted.
   */
  currentStatus: number;
  /**
   * Wall-clock time.
   */
  fromDate: string;
  /**
   * Wall-clock time.
   */
  toDate: string;
  /**
   * Place of a result.
   */
  deliveryPlace: {
    /**
     * Id.
     */
    id?: string | number;
    /**
     * Name.
     */
    name: string;
    /**
     * City.
     */
    city: string;
    /**
     * Country.
     */
    country: string;
    /**
     * Kind of place.
     */
    category?: string;
    /**
     * Name of the branch.
     */
    branchOfficeName?: string;
    /**
     * Decimal fee.
     */
    price?: number;
  };
  /**
   * Place of a result.
   */
  returnPlace: {
    /**
     * Id.
     */
    id?: string | number;
    /**
     * Name.
     */
    name: string;
    /**
     * City.
     */
    city: string;
    /**
     * Country.
     */
    country: string;
    /**
     * Kind of place.
     */
    category?: string;
    /**
     * Name of the branch.
     */
    branchOfficeName?: string;
    /**
     * Decimal fee.
     */
    price?: number;
  };
  /**
   * The car.
   */
  car: {
    /**
     * The model.
     */
    model: {
      /**
       * Id.
       */
      id: string | number;
      /**
       * Name.
       */
      name: string;
      /**
       * Seats.
       */
      passengers: number;
      /**
       * Path.
       */
      imagePath: string;
      /**
       * Brand.
       */
      brand: {
        /**
         * Name.
         */
        name: string;
      };
      /**
       * What the customer still pays.
       */
      franchiseDamage?: number;
      /**
       * What the customer still pays.
       */
      franchiseTheft?: number;
      /**
       * What the customer still pays.
       */
      franchiseHail?: number;
      /**
       * What the customer still pays.
       */
      franchiseRollover?: number;
      /**
       * Doors.
       */
      doors?: number;
      /**
       * Bags.
       */
      luggage?: number;
      /**
       * manual or automatic.
       */
      transmission?: string;
      /**
       * Has it.
       */
      airConditioning?: boolean;
      /**
       * Fuel.
       */
      fuel?: string;
      /**
       * Policy.
       */
      fuelPolicy?: string;
    };
  };
  /**
   * The category.
   */
  category?: {
    /**
     * Id.
     */
    id: string | number;
    /**
     * Name.
     */
    name: string;
    /**
     * Decimal amount.
     */
    deposit?: number;
    /**
     * What the customer still pays.
     */
    franchiseDamage?: number;
    /**
     * What the customer still pays.
     */
    franchiseTheft?: number;
    /**
     * What the customer still pays.
     */
    franchiseHail?: number;
    /**
     * What the customer still pays.
     */
    franchiseRollover?: number;
  };
  /**
   * Total, decimal.
   */
  price: number;
  /**
   * ISO code.
   */
  currency: string;
  /**
   * Decimal.
   */
  totalPayed?: number;
  /**
   * Negative means owed.
   */
  customerBalance: number;
  /**
   * Quoted only.
   */
  isOnRequest?: boolean;
  /**
   * Unlimited.
   */
  ilimitedKm?: boolean;
  /**
   * Lines.
   */
  priceItems: PriceItem[];
  /**
   * Decimal.
   */
  payNow?: number;
  /**
   * Branch.
   */
  branchOfficeId?: string | number;
}
/**
 * A line of a price.
 */
export interface PriceItem {
  /**
   * Text in the asked language.
   */
  description: string;
  /**
   * Decimal amount in the result's currency.
   */
  price: number;
  /**
   * Name of the kind.
   */
  type: string;
  /**
   * 10 one-way, 1 extras, 16 insurances, 3 delivery place, 11 return place, 15 taxes; 0 rental; 2 discount.
   */
  typeId: number;
}
/**
 * A class of cars with its models.
 */
export interface Category {
  /**
   * Id.
   */
  id: string | number;
  /**
   * Name in the language asked for.
   */
  name: string;
  /**
   * Path; empty without a picture.
   */
  imagePath: string;
  /**
   * Its models in the operator's order.
   *
   * Items: A kind of car that can be booked.
   */
  models: {
    /**
     * Id.
     */
    id: string | number;
    /**
     * As customers know it, maker included.
     */
    name: string;
    /**
     * Seats.
     */
    passengers: number;
    /**
     * Path; empty without a picture.
     */
    imagePath: string;
    /**
     * Its maker.
     */
    brand: {
      /**
       * Name.
       */
      name: string;
    };
  }[];
}
/**
 * Body of an error.
 */
export interface Error {
  /**
   * Text.
   */
  error?: string;
  /**
   * Text.
   */
  errorMessage?: string;
  /**
   * Text.
   */
  description?: string;
  /**
   * Stable code.
   */
  errorCode?: string;
  /**
   * Of what failed.
   */
  id?: string | number;
  /**
   * By field.
   */
  errors?: {
    [k: string]: string;
  };
  price?: PriceResult;
}
/**
 * The price.
 */
export interface PriceResult {
  /**
   * The car.
   */
  car: {
    /**
     * The model.
     */
    model: {
      /**
       * Id.
       */
      id: string | number;
      /**
       * Name.
       */
      name: string;
      /**
       * Seats.
       */
      passengers: number;
      /**
       * Path.
       */
      imagePath: string;
      /**
       * Brand.
       */
      brand: {
        /**
         * Name.
         */
        name: string;
      };
      /**
       * What the customer still pays.
       */
      franchiseDamage?: number;
      /**
       * What the customer still pays.
       */
      franchiseTheft?: number;
      /**
       * What the customer still pays.
       */
      franchiseHail?: number;
      /**
       * What the customer still pays.
       */
      franchiseRollover?: number;
      /**
       * Doors.
       */
      doors?: number;
      /**
       * Bags.
       */
      luggage?: number;
      /**
       * manual or automatic.
       */
      transmission?: string;
      /**
       * Has it.
       */
      airConditioning?: boolean;
      /**
       * Fuel.
       */
      fuel?: string;
      /**
       * Policy.
       */
      fuelPolicy?: string;
    };
  };
  /**
   * The category.
   */
  category: {
    /**
     * Id.
     */
    id: string | number;
    /**
     * Name.
     */
    name: string;
    /**
     * Decimal amount.
     */
    deposit?: number;
    /**
     * What the customer still pays.
     */
    franchiseDamage?: number;
    /**
     * What the customer still pays.
     */
    franchiseTheft?: number;
    /**
     * What the customer still pays.
     */
    franchiseHail?: number;
    /**
     * What the customer still pays.
     */
    franchiseRollover?: number;
  };
  /**
   * Total, decimal.
   */
  price: number;
  /**
   * Decimal.
   */
  averageDayPrice?: number;
  /**
   * Decimal.
   */
  dailyPrice?: number;
  /**
   * Charged days.
   */
  totalDays: number;
  /**
   * ISO code.
   */
  currency: string;
  /**
   * Quoted only.
   */
  onlyQuote: boolean;
  /**
   * Unlimited distance.
   */
  ilimitedKm: boolean;
  /**
   * Place of a result.
   */
  deliveryPlace: {
    /**
     * Id.
     */
    id?: string | number;
    /**
     * Name.
     */
    name: string;
    /**
     * City.
     */
    city: string;
    /**
     * Country.
     */
    country: string;
    /**
     * Kind of place.
     */
    category?: string;
    /**
     * Name of the branch.
     */
    branchOfficeName?: string;
    /**
     * Decimal fee.
     */
    price?: number;
  };
  /**
   * Place of a result.
   */
  returnPlace: {
    /**
     * Id.
     */
    id?: string | number;
    /**
     * Name.
     */
    name: string;
    /**
     * City.
     */
    city: string;
    /**
     * Country.
     */
    country: string;
    /**
     * Kind of place.
     */
    category?: string;
    /**
     * Name of the branch.
     */
    branchOfficeName?: string;
    /**
     * Decimal fee.
     */
    price?: number;
  };
  /**
   * Lines that add up to the price.
   */
  priceItems: PriceItem[];
  /**
   * Extras of the price.
   */
  additionals?: {
    [k: string]: unknown;
  }[];
  /**
   * Promotions.
   */
  availablePromotions?: {
    [k: string]: unknown;
  }[];
  /**
   * Decimal.
   */
  agencyPrice?: number;
  /**
   * Decimal.
   */
  customerPrice?: number;
  /**
   * Decimal.
   */
  salesCommision?: number;
  /**
   * In all.
   */
  maxAllowedDistance?: number;
  /**
   * A day.
   */
  maxAllowedDistanceByDay?: number;
  /**
   * Decimal.
   */
  balance?: number;
  /**
   * Decimal.
   */
  customerBalance?: number;
  /**
   * Rate.
   */
  exchangeRate?: number;
  /**
   * Decimal.
   */
  payedByCustomer?: number;
  /**
   * Decimal.
   */
  totalPayed?: number;
}
/**
 * A day on which no car is handed out.
 */
export interface Holiday {
  /**
   * Day, in the time of the branch.
   */
  date: string;
  /**
   * Name in the asked language.
   */
  name: string;
  /**
   * The one branch that keeps it; absent means all.
   */
  branchOfficeId?: string | number;
}
/**
 * Where cars are handed over.
 */
export interface Place {
  /**
   * Id.
   */
  id: string | number;
  /**
   * Name.
   */
  name: string;
  /**
   * Country.
   */
  country: string;
  /**
   * City.
   */
  city: string;
  /**
   * Address.
   */
  address: string;
  /**
   * Branch that serves it.
   */
  branchOfficeId: string | number;
  /**
   * ReturnOnly or DeliveryOnly; empty means both.
   *
   * Items: ReturnOnly or DeliveryOnly.
   */
  availableOperationOptions: string[];
  /**
   * Ids; empty means every place.
   *
   * Items: Id.
   */
  availableReturnPlaces: (string | number)[];
  /**
   * Of an airport.
   */
  iataCode?: string;
  /**
   * Opaque text that the search sends back.
   */
  endpoint?: string;
}
/**
 * One vehicle.
 */
export interface SearchResult {
  /**
   * The car.
   */
  car: {
    /**
     * The model.
     */
    model: {
      /**
       * Id.
       */
      id: string | number;
      /**
       * Name.
       */
      name: string;
      /**
       * Seats.
       */
      passengers: number;
      /**
       * Path.
       */
      imagePath: string;
      /**
       * Brand.
       */
      brand: {
        /**
         * Name.
         */
        name: string;
      };
      /**
       * What the customer still pays.
       */
      franchiseDamage?: number;
      /**
       * What the customer still pays.
       */
      franchiseTheft?: number;
      /**
       * What the customer still pays.
       */
      franchiseHail?: number;
      /**
       * What the customer still pays.
       */
      franchiseRollover?: number;
      /**
       * Doors.
       */
      doors?: number;
      /**
       * Bags.
       */
      luggage?: number;
      /**
       * manual or automatic.
       */
      transmission?: string;
      /**
       * Has it.
       */
      airConditioning?: boolean;
      /**
       * Fuel.
       */
      fuel?: string;
      /**
       * Policy.
       */
      fuelPolicy?: string;
    };
  };
  /**
   * The category.
   */
  category: {
    /**
     * Id.
     */
    id: string | number;
    /**
     * Name.
     */
    name: string;
    /**
     * Decimal amount.
     */
    deposit?: number;
    /**
     * What the customer still pays.
     */
    franchiseDamage?: number;
    /**
     * What the customer still pays.
     */
    franchiseTheft?: number;
    /**
     * What the customer still pays.
     */
    franchiseHail?: number;
    /**
     * What the customer still pays.
     */
    franchiseRollover?: number;
  };
  /**
   * Total, decimal.
   */
  price: number;
  /**
   * Decimal.
   */
  averageDayPrice?: number;
  /**
   * Decimal.
   */
  dailyPrice?: number;
  /**
   * Charged days.
   */
  totalDays: number;
  /**
   * ISO code.
   */
  currency: string;
  /**
   * Quoted only.
   */
  onlyQuote: boolean;
  /**
   * Unlimited distance.
   */
  ilimitedKm: boolean;
  /**
   * Place of a result.
   */
  deliveryPlace: {
    /**
     * Id.
     */
    id?: string | number;
    /**
     * Name.
     */
    name: string;
    /**
     * City.
     */
    city: string;
    /**
     * Country.
     */
    country: string;
    /**
     * Kind of place.
     */
    category?: string;
    /**
     * Name of the branch.
     */
    branchOfficeName?: string;
    /**
     * Decimal fee.
     */
    price?: number;
  };
  /**
   * Place of a result.
   */
  returnPlace: {
    /**
     * Id.
     */
    id?: string | number;
    /**
     * Name.
     */
    name: string;
    /**
     * City.
     */
    city: string;
    /**
     * Country.
     */
    country: string;
    /**
     * Kind of place.
     */
    category?: string;
    /**
     * Name of the branch.
     */
    branchOfficeName?: string;
    /**
     * Decimal fee.
     */
    price?: number;
  };
  /**
   * Lines that add up to the price.
   */
  priceItems: PriceItem[];
  /**
   * Extras of the price.
   */
  additionals?: {
    [k: string]: unknown;
  }[];
  /**
   * Promotions.
   */
  availablePromotions?: {
    [k: string]: unknown;
  }[];
  /**
   * Decimal.
   */
  agencyPrice?: number;
  /**
   * Decimal.
   */
  customerPrice?: number;
  /**
   * Decimal.
   */
  salesCommision?: number;
  /**
   * In all.
   */
  maxAllowedDistance?: number;
  /**
   * A day.
   */
  maxAllowedDistanceByDay?: number;
}
