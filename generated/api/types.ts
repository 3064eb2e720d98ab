// Generated from schemas/api by `npm run generate`. Do not edit.

/**
 * A change of a page, as the editor makes it. The rules of composition are the same.
 */
export type PageCommand =
  InsertCommand | RemoveCommand | MoveCommand | SetPropCommand | SetTextCommand | SetFieldCommand;

/**
 * For what a program gets a token, and for how long.
 */
export interface AccessTokenRequest {
  /**
   * What the token is for.
   */
  name: string;
  /**
   * What the token may do; never more than its operator may.
   */
  role: "editor" | "publisher" | "administrator";
  /**
   * Days after which it ends.
   */
  days: number;
}
/**
 * A token of an operator on a site, without the token itself.
 */
export interface AccessToken {
  /**
   * Id of the token, by which it is revoked.
   */
  id: string;
  /**
   * What the token is for.
   */
  name: string;
  /**
   * What the token may do; never more than its operator may.
   */
  role: "editor" | "publisher" | "administrator";
  /**
   * When it was created, in epoch milliseconds.
   */
  createdAt: number;
  /**
   * When it ends, in epoch milliseconds.
   */
  expiresAt: number;
  /**
   * When it was last used, in epoch milliseconds, to the hour; null when it never was.
   */
  lastUsedAt: number | null;
}
/**
 * The link in a mail.
 */
export interface AccountLinkToken {
  /**
   * What the link in the mail carries.
   */
  token: string;
}
/**
 * What is set by a link in a mail.
 */
export interface AccountLinkUse {
  /**
   * What the link in the mail carries.
   */
  token: string;
  /**
   * Name; for an invitation of somebody without an account.
   */
  name?: string;
  /**
   * At least 12 characters, and none that is easy to guess.
   */
  password?: string;
}
/**
 * What a link in a mail is for.
 */
export interface AccountLink {
  /**
   * Whether it accepts an invitation or sets a new password.
   */
  purpose: "invitation" | "reset";
  /**
   * Address of the account.
   */
  email: string;
  /**
   * Name of the company.
   */
  siteName: string;
  /**
   * Whether the account has a name and a password already.
   */
  hasPassword: boolean;
}
/**
 * A change of what visitors see of a site, or of who may change it.
 */
export interface ActivityEntry {
  /**
   * Rises with every entry.
   */
  id: number;
  /**
   * When it was done, in epoch milliseconds.
   */
  at: number;
  /**
   * Name of the operator; null where it is not known.
   */
  by: string | null;
  /**
   * How it was done where not in the editor: by a program, or by importing files.
   */
  via: "mcp" | "import" | null;
  /**
   * What was done.
   */
  event:
    | "published"
    | "publishedAgain"
    | "unpublished"
    | "archived"
    | "restored"
    | "personInvited"
    | "invitationAccepted"
    | "roleChanged"
    | "personDeactivated"
    | "personActivated"
    | "personRemoved"
    | "passwordResetSent"
    | "tokenCreated"
    | "tokenRevoked";
  /**
   * The documents that visitors see in another version since, or no longer.
   */
  documents: {
    /**
     * Kind of the document.
     */
    kind: string;
    /**
     * Id of the document among those of its kind.
     */
    id: string;
    /**
     * The version that became the published one; null where all of the document is meant.
     */
    version: number | null;
    /**
     * Name per language, as the newest version has it; empty for documents without one.
     */
    title: {
      [k: string]: string;
    };
  }[];
  /**
   * The person or token whose access was changed: the name, or the address of who had none yet; null for documents.
   */
  subject: string | null;
  /**
   * The role that the person or token got; null where that is not what was changed.
   */
  role: "editor" | "publisher" | "administrator" | null;
}
/**
 * Something that can be added to a rental.
 */
export interface Additional {
  /**
   * Id.
   */
  id: string | number;
  /**
   * Name in the requested language.
   */
  name: string;
  /**
   * What it is, in the requested language; may be empty.
   */
  description: string;
  /**
   * Path; may be empty.
   */
  imagePath: string;
  /**
   * Group in which it is offered.
   */
  type: "Insurance" | "Additional" | "Other";
  /**
   * One piece for the whole period, taxes included; decimal. Without a period, for one day.
   */
  price: number;
  /**
   * The same without taxes.
   */
  priceWithoutTaxes: number;
  /**
   * One piece for one day, taxes included; what is priced for the booking is spread over its days.
   */
  dailyPrice: number;
  /**
   * The same without taxes.
   */
  dailyPriceWithoutTaxes: number;
  /**
   * Charged for each day, otherwise once for the booking.
   */
  isPriceByDay: boolean;
  /**
   * Most pieces of a booking; null is no limit.
   */
  maxQuantityPerBooking: number | null;
  /**
   * Pieces that are left for the rental, of which the last is not offered; without a rental, pieces there are. Null is no limit.
   */
  availableStock: number | null;
  /**
   * Part of every booking.
   */
  isRequired: boolean;
  /**
   * Chosen at first.
   */
  isDefault: boolean;
  /**
   * Ids of the extras that cannot be had together with it.
   *
   * Items: Id.
   */
  excludes: (string | number)[];
  /**
   * What taxes add to the price; decimal. A booking computes them once on its sum, which may differ by a rounding.
   */
  taxes: number;
  /**
   * ISO code.
   */
  currency: string;
  /**
   * Why it cannot be had with the rental; absent when it can.
   */
  refusal?: {
    /**
     * The term that the rental does not meet.
     */
    reason: "needs-notice" | "not-at-pick-up" | "not-at-drop-off" | "out-of-season";
    /**
     * Notice that it needs before the pick-up.
     */
    hours?: number;
    /**
     * First day of its season, MM-DD.
     */
    from?: string;
    /**
     * Last day of its season, MM-DD.
     */
    to?: string;
  };
}
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
   * What a pick-up or a return outside the hours adds to a price, taxes included where the site shows prices with them; absent where it adds nothing.
   */
  afterHoursFee?: number;
  /**
   * Currency of the fee, by its ISO 4217 code.
   */
  currency?: string;
  /**
   * Hours east of UTC at the moment of the call, such as -3 or 5.5.
   */
  utcDiff: number;
}
/**
 * A span of a day; one that ends before it begins runs past midnight. A span that cannot be read is left out, as if the branch were closed then.
 */
export interface OpeningRange {
  /**
   * HH:mm.
   */
  openedFrom: string;
  /**
   * HH:mm; 24:00 is the end of the day.
   */
  openedTo: string;
}
/**
 * Posts of the blog.
 */
export interface BlogPostList {
  /**
   * How many there are in all; only when $count=true asks for it.
   */
  "@odata.count"?: number;
  /**
   * The posts of this part of the list.
   */
  value: BlogPost[];
}
/**
 * A post of the blog; texts by language.
 */
export interface BlogPost {
  /**
   * Id.
   */
  id: string;
  /**
   * 0 draft, 1 published, 2 deleted.
   */
  status: 0 | 1 | 2;
  /**
   * Whether visitors see it.
   */
  isPublished: boolean;
  title: Texts;
  description: Texts;
  url: Texts;
  /**
   * Source of the picture; empty without one.
   */
  image: string;
  imageAlt: Texts;
  body: Texts;
  /**
   * Content by language and property name.
   */
  ogTags: {
    [k: string]: Texts;
  };
  /**
   * Date that visitors see.
   */
  createdOn: string;
  /**
   * When this version was stored, UTC.
   */
  modifiedOn: string;
}
/**
 * Texts by name.
 */
export interface Texts {
  [k: string]: string;
}
/**
 * Which booking is cancelled, by whom, and at what fee.
 */
export interface BookingCancellation {
  /**
   * Booking number.
   */
  bookingId: string;
  /**
   * Language of texts and mails.
   */
  language?: string;
  /**
   * Key in the link of the confirmation; without it the e-mail or the last name is needed.
   */
  accessKey?: string;
  /**
   * Address of the customer.
   */
  emailAddress?: string;
  /**
   * Last name of the customer, in place of the address.
   */
  lastName?: string;
  /**
   * Decimal amount that was agreed to; without it only a free cancellation is done.
   */
  fee?: number;
}
/**
 * A file that goes with a booking.
 */
export interface BookingFile {
  /**
   * By which the booking call names it.
   */
  id: string;
  /**
   * Name of the form field that it answers.
   */
  field: string;
  /**
   * Its name where it was uploaded from.
   */
  name: string;
  /**
   * By its content.
   */
  type: "image/jpeg" | "application/pdf";
}
/**
 * Names a booking for who may open it.
 */
export interface BookingReference {
  /**
   * Booking number.
   */
  bookingId: string;
  /**
   * Language of texts and mails.
   */
  language?: string;
  /**
   * Key in the link of the confirmation.
   */
  accessKey: string;
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
     * First name, on one line. Not only spaces.
     */
    firstName: string;
    /**
     * Last name; empty where the form asks for none.
     */
    lastName: string;
    /**
     * E-mail.
     */
    emailAddress: string;
    /**
     * Phone, at least 6 characters; empty where the form asks for none.
     */
    cellPhone: string;
    /**
     * ISO 3166 alpha-2 code.
     */
    country?: string;
    /**
     * YYYY-MM-DD, in the past.
     */
    birthDate?: string;
    /**
     * State.
     */
    state?: string;
    /**
     * City.
     */
    city?: string;
    /**
     * Street.
     */
    address?: string;
    /**
     * House number.
     */
    addressNumber?: string;
    /**
     * Floor and apartment.
     */
    addressDepartment?: string;
    /**
     * Postal code.
     */
    zipCode?: string;
    /**
     * Full years.
     */
    age?: number;
    /**
     * Notes.
     */
    notes?: string;
    /**
     * Country of birth.
     */
    birthCountry?: string;
    /**
     * State of birth.
     */
    birthState?: string;
    /**
     * Id.
     */
    fiscalConditionId?: string | number;
    /**
     * Id.
     */
    documentTypeId?: string | number;
    /**
     * Number.
     */
    documentId?: string;
    /**
     * Day on which the document was issued, YYYY-MM-DD.
     */
    documentIdIssuance?: string;
    /**
     * Last day of the document, YYYY-MM-DD.
     */
    documentIdExpiration?: string;
    /**
     * Day on which the driving licence was issued, YYYY-MM-DD.
     */
    driverLicenseIssuance?: string;
    /**
     * Last day of the driving licence, YYYY-MM-DD.
     */
    driverLicenseExpiration?: string;
    /**
     * Country of the document.
     */
    documentIdIssuanceCountry?: string;
    /**
     * State of the document.
     */
    documentIdIssuanceState?: string;
    /**
     * Number.
     */
    driverLicenseNumber?: string;
    /**
     * Country of the driving licence.
     */
    driverLicenseCountry?: string;
    /**
     * State of the driving licence.
     */
    driverLicenseState?: string;
    /**
     * Id of the account that is signed in; for anybody else 403.
     */
    globalId?: string;
    /**
     * A company books.
     */
    isCompany?: boolean;
    /**
     * The customer has an account.
     */
    hasWebLogin?: boolean;
  };
  /**
   * Only for companies; otherwise the customer drives.
   */
  driver?: {
    /**
     * First name.
     */
    firstName: string;
    /**
     * Last name.
     */
    lastName: string;
    /**
     * E-mail.
     */
    emailAddress?: string;
    /**
     * Phone.
     */
    cellPhone?: string;
    /**
     * Country.
     */
    country?: string;
    /**
     * City.
     */
    city?: string;
    /**
     * Street.
     */
    address?: string;
    /**
     * House number.
     */
    addressNumber?: string;
    /**
     * Floor and apartment.
     */
    addressDepartment?: string;
    /**
     * Postal code.
     */
    zipCode?: string;
    /**
     * Id.
     */
    documentTypeId?: string | number;
    /**
     * Number.
     */
    documentId?: string;
  } | null;
  /**
   * Tag, such as pt or es-AR; mails are written in it.
   */
  language: string;
  /**
   * ISO code of the currency that the customer chose. The booking, its price and Expected-Total are in it, converted at the rate of that moment; in the company's own where it has no rate to that.
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
   * Refuses the booking where one of the same model and moments has this e-mail address; false where absent.
   */
  isOnlyBooking?: boolean;
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
  pickupEndpoint?: string | null;
  /**
   * Place.
   */
  returnId: string | number;
  /**
   * Opaque.
   */
  returnEndPoint?: string | null;
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
   * Only false: bookings are not paid online yet.
   */
  onlinePayment: boolean;
  /**
   * Code.
   */
  brandCode?: string | null;
  /**
   * Answer the booking.
   */
  fullResponse?: boolean;
  /**
   * Code of a promotion that the price was asked with.
   */
  promotionCode?: string | null;
  /**
   * Purchase order.
   */
  purchaseOrder?: string | null;
  /**
   * Notes.
   */
  extra?: string | null;
  /**
   * Id of the way to pay, `counter` at the counter: promotions that hold only with it count with it alone.
   */
  paymentMethodId?: string | null;
  /**
   * Id.
   */
  promotion?: string | number | null;
  /**
   * Id of the agency that is signed in; for anybody else 403.
   */
  agencyGuid?: string | null;
  /**
   * Code of the commercial agreement.
   */
  commercialAgreementCode?: string | null;
  /**
   * Id.
   */
  deliveryTransportationId?: string | number | null;
  /**
   * Delivery city.
   */
  customDeliveryCity?: string | null;
  /**
   * Address instead of the place.
   */
  customDeliveryAddress?: string | null;
  /**
   * Id.
   */
  returnTransportationId?: string | number | null;
  /**
   * Return city.
   */
  customReturnCity?: string | null;
  /**
   * Address instead of the place.
   */
  customReturnAddress?: string | null;
  /**
   * Ids of uploaded files that belong to no booking yet.
   *
   * Items: Id.
   */
  files?: string[];
  /**
   * What `extra` holds, by name of the field of the checkout form: so that the rules of the form are checked for answers that no other property holds.
   *
   * Items: Answer to a field.
   */
  answers?: {
    /**
     * Name of the field.
     */
    name: string;
    /**
     * The answer.
     */
    value: string;
  }[];
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
    /**
     * Path; may be empty.
     */
    imagePath?: string;
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
   * Price, or of a cancelled booking what its cancellation cost, less what was paid; decimal, never negative. 0 where that cost is not known.
   */
  balance?: number;
  /**
   * Negative means owed, positive to be given back; 0 for a cancelled booking without `charged`, whose cost is not known.
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
  /**
   * Extras of the booking.
   */
  additionals?: SelectedAdditional[];
  /**
   * Units of the currency of the booking for one of the company's own, on the day of booking.
   */
  exchangeRate?: number;
  /**
   * What the customer still pays with the chosen insurances; decimal.
   */
  franchiseDamage?: number;
  /**
   * What the customer still pays with the chosen insurances; decimal.
   */
  franchiseTheft?: number;
  /**
   * What the customer still pays with the chosen insurances; decimal.
   */
  franchiseHail?: number;
  /**
   * What the customer still pays with the chosen insurances; decimal.
   */
  franchiseRollover?: number;
  /**
   * On which terms it is cancelled.
   */
  cancellation?: {
    /**
     * Whether it can be cancelled by this API at this moment.
     */
    isPossible: boolean;
    /**
     * Wall-clock time of the pick-up place; absent where the operator states none.
     */
    freeUntil?: string;
    /**
     * Decimal amount after that moment.
     */
    feeAfter?: number;
    /**
     * Decimal amount at this moment.
     */
    fee: number;
    /**
     * Of a cancelled booking, what its cancellation cost as a decimal amount; absent where that is not known.
     */
    charged?: number;
  };
  /**
   * Extras that have to be arranged in time.
   *
   * Items: One extra.
   */
  deadlines?: {
    /**
     * Name of the extra.
     */
    name: string;
    /**
     * Wall-clock time of the pick-up place.
     */
    until: string;
  }[];
  /**
   * Who booked; only for who has the access key of the booking.
   */
  customer?: {
    /**
     * First name.
     */
    firstName: string;
    /**
     * Last name.
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
  };
  /**
   * Who drives, where a company booked; only with the access key.
   */
  driver?: {
    /**
     * First name.
     */
    firstName: string;
    /**
     * Last name.
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
  };
  /**
   * A company booked; only with the access key.
   */
  isCompany?: boolean;
  /**
   * Flight of arrival; only with the access key.
   */
  deliveryTransportationId?: string;
  /**
   * Flight of departure; only with the access key.
   */
  returnTransportationId?: string;
  /**
   * Address of delivery; only with the access key.
   */
  customDeliveryAddress?: string;
  /**
   * City of the address of delivery; only with the access key.
   */
  customDeliveryCity?: string;
  /**
   * Address of return; only with the access key.
   */
  customReturnAddress?: string;
  /**
   * City of the address of return; only with the access key.
   */
  customReturnCity?: string;
  /**
   * Id of the promotion that it was booked with; only with the access key.
   */
  promotion?: string;
  /**
   * Id of the way to pay that it was booked with; only with the access key.
   */
  paymentMethodId?: string;
  /**
   * Code of the promotion that it was booked with; only with the access key.
   */
  promotionCode?: string;
  /**
   * Code of the commercial agreement that it was booked with; only with the access key.
   */
  commercialAgreementCode?: string;
  /**
   * Opens the booking with everything in it; in the answer to the call that booked, and to who sent it.
   */
  accessKey?: string;
  /**
   * Charged days.
   */
  totalDays?: number;
}
/**
 * A line of a price.
 */
export interface PriceItem {
  /**
   * Text in the requested language.
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
 * An extra of a price or booking.
 */
export interface SelectedAdditional {
  /**
   * Id of the extra.
   */
  additionalId: string | number;
  /**
   * Pieces.
   */
  quantity: number;
  /**
   * The extra.
   */
  additional: {
    /**
     * Name in the requested language.
     */
    name: string;
  };
}
/**
 * An office of the company.
 */
export interface BranchOffice {
  /**
   * Id.
   */
  id: string | number;
  /**
   * Name in the requested language.
   */
  name: string;
  /**
   * Street and number.
   */
  address: string;
  /**
   * City.
   */
  city: string;
  /**
   * Country.
   */
  country: string;
  /**
   * May be empty.
   */
  phone: string;
  /**
   * May be empty.
   */
  emailAddress: string;
  /**
   * Degrees; absent when not known.
   */
  latitude?: number;
  /**
   * Degrees; absent when not known.
   */
  longitude?: number;
}
/**
 * A proof of work: the number from 0 to `maxNumber` that, written after `salt`, has `challenge` as its hash.
 */
export interface CaptchaChallenge {
  /**
   * Hash to search with.
   */
  algorithm: "SHA-256";
  /**
   * Hash to find, in hexadecimal digits.
   */
  challenge: string;
  /**
   * Text before the number; says when the challenge ends.
   */
  salt: string;
  /**
   * Where the search ends.
   */
  maxNumber: number;
  /**
   * Signature of the server, sent back with the solution.
   */
  signature: string;
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
   * Name in the requested language.
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
     * What it runs on, such as petrol, diesel, hybrid or electric.
     */
    fuel?: string;
    /**
     * How full it is given and taken back, such as full-to-full.
     */
    fuelPolicy?: string;
    /**
     * Quoted only. Absent where it can be booked.
     */
    onlyQuote?: boolean;
    /**
     * What the customer still pays in case of a damage, decimal. Absent where the category's holds.
     */
    franchiseDamage?: number;
    /**
     * What the customer still pays in case of a theft, decimal. Absent where the category's holds.
     */
    franchiseTheft?: number;
    /**
     * What the customer still pays in case of hail, decimal. Absent where the category's holds.
     */
    franchiseHail?: number;
    /**
     * What the customer still pays in case of a rollover, decimal. Absent where the category's holds.
     */
    franchiseRollover?: number;
  }[];
  /**
   * What the customer still pays in case of a damage, decimal.
   */
  franchiseDamage?: number;
  /**
   * What the customer still pays in case of a theft, decimal.
   */
  franchiseTheft?: number;
  /**
   * What the customer still pays in case of hail, decimal.
   */
  franchiseHail?: number;
  /**
   * What the customer still pays in case of a rollover, decimal.
   */
  franchiseRollover?: number;
  /**
   * ISO code of its amounts; absent where it states none.
   */
  currency?: string;
}
/**
 * A contact form that a visitor filled in.
 */
export interface ContactEntry {
  /**
   * Address of the visitor; empty where the form does not ask for it.
   */
  email: string;
  /**
   * Name of the visitor; empty where the form does not ask for it.
   */
  replyToName: string;
  /**
   * Where an answer is sent; empty for nowhere.
   */
  replyToEmail: string;
  /**
   * The receivers in the settings of the form, joined with semicolons; others are refused.
   */
  receivers: string;
  /**
   * JSON text: the answers as a list of label and value, with the name of their field.
   */
  fields: string;
  /**
   * Language in which the form was filled in.
   */
  language: string;
  /**
   * Id of the form; absent for the first contact form of the site.
   */
  formId?: string;
  /**
   * JSON text of a solved challenge: algorithm, challenge, salt, signature and the number that was found. Needed where the settings of the form ask for it.
   */
  captcha?: string;
}
/**
 * A state, province or region of a country.
 */
export interface CountryState {
  /**
   * Id.
   */
  id: string | number;
  /**
   * Name in its country.
   */
  name: string;
}
/**
 * A country or territory.
 */
export interface Country {
  /**
   * Id.
   */
  id: string | number;
  /**
   * Name in English.
   */
  name: string;
  /**
   * ISO 3166-1 alpha-2.
   */
  isoCode: string;
}
/**
 * A token that was just created.
 */
export interface CreatedAccessToken {
  /**
   * Id of the token, by which it is revoked.
   */
  id: string;
  /**
   * The token; it is shown this once.
   */
  token: string;
  /**
   * When it ends, in epoch milliseconds.
   */
  expiresAt: number;
}
/**
 * A currency that prices are shown in.
 */
export interface Currency {
  /**
   * ISO code.
   */
  id: string;
  /**
   * ISO code.
   */
  isoCode: string;
  /**
   * By language tag.
   */
  name: {
    [k: string]: string;
  };
  /**
   * Units of it for one of the default currency.
   */
  exchangeRate: number;
  /**
   * Prices are stored and charged in it.
   */
  isSystemDefault: boolean;
  /**
   * Sign.
   */
  symbol: string;
  /**
   * The sign stands after the amount.
   */
  showSymbolAsSuffix: boolean;
  /**
   * Digits of its minor unit.
   */
  decimals: number;
}
/**
 * What the cheapest free car costs for a rental that begins on a day.
 */
export interface DayPrice {
  /**
   * The day of pick-up.
   */
  date: string;
  /**
   * The total of the rental, without extras.
   */
  price: number;
  /**
   * How many days the total is for.
   */
  totalDays: number;
  /**
   * ISO code of the currency.
   */
  currency: string;
}
/**
 * Accounts of a demonstration, which everybody may use.
 */
export interface DemoAccounts {
  /**
   * Password of all accounts.
   */
  password: string;
  /**
   * Accounts, by site.
   *
   * Items: An account.
   */
  accounts: {
    /**
     * Address, in any case.
     */
    email: string;
    /**
     * Name.
     */
    name: string;
    /**
     * Sites with the role there.
     *
     * Items: A site.
     */
    sites: {
      /**
       * Id of the site.
       */
      id: string;
      /**
       * Name of the company.
       */
      name: string;
      /**
       * What the operator may do on the site.
       */
      role: "editor" | "publisher" | "administrator";
    }[];
  }[];
}
/**
 * Whether a document is archived.
 */
export interface DocumentArchive {
  /**
   * Removed from the site, with all versions still stored.
   */
  isArchived: boolean;
}
/**
 * A document as its author stored it: it may be incomplete, and parts that are not known are stored too. The schema of its kind applies when it is published.
 */
export interface DocumentBody {
  [k: string]: unknown;
}
/**
 * A draft of a document.
 */
export interface DocumentDraft {
  /**
   * Version that the author edited; 0 stores the only document of its kind for the first time.
   */
  basedOn: number;
  body: DocumentBody;
}
/**
 * A document in a list.
 */
export interface DocumentSummary {
  /**
   * Id of the document among those of its kind.
   */
  id: string;
  /**
   * Name per language: the menu label, else the name, else the title of the page; a name without a language is under `und`.
   */
  title: {
    [k: string]: string;
  };
  /**
   * Title of a page for search engines per language; empty for other documents.
   */
  searchTitle: {
    [k: string]: string;
  };
  /**
   * What a page template is good for; empty for other documents.
   */
  description?: string;
  /**
   * Path of a page per language, without the language segment; empty for other documents.
   */
  slugs: {
    [k: string]: string;
  };
  /**
   * Languages in which the document has texts of its own.
   */
  languages: string[];
  /**
   * Places in the newest version that links can lead to; of documents with components.
   */
  anchors?: string[];
  /**
   * Newest version.
   */
  draftVersion: number;
  /**
   * Version that visitors see; null when the document is not published.
   */
  publishedVersion: number | null;
  /**
   * Removed from the site, with all versions still stored.
   */
  isArchived: boolean;
  /**
   * When the newest version was stored, in epoch milliseconds.
   */
  changedAt: number;
  /**
   * Name of the operator; null where it is not known.
   */
  changedBy: string | null;
}
/**
 * A kind of identity document.
 */
export interface DocumentType {
  /**
   * Id.
   */
  id: string | number;
  /**
   * Name in the requested language.
   */
  name: string;
  /**
   * By which rule its numbers are checked; by its name where this is absent.
   */
  check?: "cuit" | "cuil" | "dni" | "rut";
}
/**
 * Where a document is used.
 */
export interface DocumentUses {
  /**
   * Id of the document among those of its kind.
   */
  id: string;
  /**
   * What uses it, drafts included.
   *
   * Items: A document, or something of the fleet and the prices, that uses it.
   */
  usedBy: {
    /**
     * Kind of the document; `model`, `category`, `extra` or `promotion` for what the site rents out.
     */
    kind: string;
    /**
     * Id of what uses it.
     */
    id: string;
    /**
     * Name per language; empty without one.
     */
    title: {
      [k: string]: string;
    };
    /**
     * Visitors see this use; otherwise it is in a draft alone.
     */
    isPublished: boolean;
  }[];
}
/**
 * A stored version of a document.
 */
export interface DocumentVersion {
  /**
   * Kind of the document.
   */
  kind: string;
  /**
   * Id of the document among those of its kind.
   */
  id: string;
  /**
   * Number of the version.
   */
  version: number;
  body: DocumentBody;
}
/**
 * A document with its newest version.
 */
export interface Document {
  /**
   * Kind of the document.
   */
  kind: string;
  /**
   * Id of the document among those of its kind.
   */
  id: string;
  /**
   * Newest version; 0 for the only document of its kind, which is empty, before it is stored.
   */
  version: number;
  /**
   * Version that visitors see; null when the document is not published.
   */
  publishedVersion: number | null;
  /**
   * Removed from the site, with all versions still stored.
   */
  isArchived: boolean;
  body: DocumentBody;
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
  errorCode?:
    | "unknownPlace"
    | "dropOffOnly"
    | "pickUpOnly"
    | "notAReturnPlaceOfPickUp"
    | "closedDay"
    | "holiday"
    | "noHoursOnWeekday"
    | "noOpeningHours"
    | "inThePast"
    | "outsideOpeningHours"
    | "betweenSteps"
    | "tooSoon"
    | "tooFar"
    | "returnBeforePickUp"
    | "returnNotAfterPickUp"
    | "shorterThanMinimum"
    | "longerThanMaximum"
    | "outsideAllowedAges"
    | "outsideAgesWithoutCaution"
    | "malformedRequest"
    | "invalidRequest"
    | "invalidParameter"
    | "postNotFound"
    | "formAnswers"
    | "captchaUnsolved"
    | "extras"
    | "invalidPromoCode"
    | "insuranceRequired"
    | "requestTimeout"
    | "pictureRefused"
    | "fileSizeExceeded"
    | "fileRefused"
    | "noFilesSelected"
    | "bodyTooLarge"
    | "unsupportedMediaType"
    | "unknownHost"
    | "headersTooLarge"
    | "signInRequired"
    | "passwordRefused"
    | "signInFailed"
    | "previewRefused"
    | "previewBooksNothing"
    | "notAllowed"
    | "foreignClaim"
    | "foreignCall"
    | "tooManyRequests"
    | "notFound"
    | "pageNotFound"
    | "formNotFound"
    | "previewLinkNotFound"
    | "documentNotFound"
    | "tokenNotFound"
    | "personNotFound"
    | "linkEnded"
    | "bookingNotFound"
    | "notCancellable"
    | "cancellationFee"
    | "unknownModel"
    | "noPrice"
    | "distanceLimit"
    | "methodNotAllowed"
    | "noAvailability"
    | "alreadyBooked"
    | "priceChanged"
    | "inProgress"
    | "idTaken"
    | "tooManyTokens"
    | "personExists"
    | "ownAccount"
    | "lastAdministrator"
    | "inUse"
    | "versionConflict"
    | "notPublishable"
    | "keyUsedDifferently"
    | "internal"
    | "productApiUnavailable"
    | "busy"
    | "unavailable";
  /**
   * Of what failed.
   */
  id?: string | number;
  /**
   * What is wrong, by field, field type of a form, parameter or extra.
   */
  errors?: {
    [k: string]: string;
  };
  price?: PriceResult;
  /**
   * What else is free, when the last car is gone.
   */
  alternatives?: SearchResult[];
  /**
   * The newest version of a document that another author changed meanwhile.
   */
  stored?: {
    /**
     * Kind of the document.
     */
    kind: string;
    /**
     * Id of the document among those of its kind.
     */
    id: string;
    /**
     * Number of the version.
     */
    version: number;
    /**
     * When it was stored, in epoch milliseconds.
     */
    changedAt: number;
    /**
     * Name of the operator; null where it is not known.
     */
    changedBy: string | null;
    body: DocumentBody;
  };
  /**
   * Why documents are not published.
   *
   * Items: A document and the reason.
   */
  refusals?: {
    /**
     * Kind of the document.
     */
    kind: string;
    /**
     * Id of the document among those of its kind.
     */
    id: string;
    /**
     * Number of the version.
     */
    version?: number;
    /**
     * `missing`: there is no such version; `conflict`: another author stored a newer draft; `invalid`: it breaks rules.
     */
    reason: "missing" | "conflict" | "invalid";
    /**
     * The newer draft.
     */
    stored?: number;
    /**
     * Rules that the document breaks.
     *
     * Items: A rule that is broken, at its place.
     */
    findings?: {
      /**
       * Id of the node that breaks the rule; null for the document itself.
       */
      nodeId: string | null;
      /**
       * JSON pointer from the node, or without one from the body.
       */
      path: string;
      /**
       * Code of the rule.
       */
      rule: string;
      params: DocumentBody;
    }[];
  }[];
  /**
   * What still uses a document that is to be archived.
   *
   * Items: A document, or a model of the fleet, that uses it.
   */
  usedBy?: {
    /**
     * Kind of the document; `model` for a model of the fleet.
     */
    kind: string;
    /**
     * Id of what uses it.
     */
    id: string;
    /**
     * Name per language; empty without one.
     */
    title: {
      [k: string]: string;
    };
    /**
     * Visitors see this use; otherwise it is in a draft alone.
     */
    isPublished: boolean;
  }[];
  /**
   * Why a file does not become a picture (`active`: a vector graphic with scripts, events, animations or links), or why a password is not taken (`own-words`: it is made of what everybody knows of its owner).
   */
  reason?:
    "empty" | "unknown-type" | "animated" | "too-many-pixels" | "damaged" | "active" | "short" | "common" | "own-words";
  booking?: Booking;
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
       * What the customer still pays in case of a damage, decimal. Absent where the category's holds.
       */
      franchiseDamage?: number;
      /**
       * What the customer still pays in case of a theft, decimal. Absent where the category's holds.
       */
      franchiseTheft?: number;
      /**
       * What the customer still pays in case of hail, decimal. Absent where the category's holds.
       */
      franchiseHail?: number;
      /**
       * What the customer still pays in case of a rollover, decimal. Absent where the category's holds.
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
       * What it runs on, such as petrol, diesel, hybrid or electric.
       */
      fuel?: string;
      /**
       * How full it is given and taken back, such as full-to-full.
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
     * What the customer still pays in case of a damage, decimal.
     */
    franchiseDamage?: number;
    /**
     * What the customer still pays in case of a theft, decimal.
     */
    franchiseTheft?: number;
    /**
     * What the customer still pays in case of hail, decimal.
     */
    franchiseHail?: number;
    /**
     * What the customer still pays in case of a rollover, decimal.
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
   * Decimal; the average where days differ.
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
     * Fee for it, decimal, as in the price item of the delivery place: without taxes; 0 is none.
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
     * Fee for it, decimal, as in the price item of the return place: without taxes; 0 is none.
     */
    price?: number;
  };
  /**
   * Lines that add up to the price.
   */
  priceItems: PriceItem[];
  /**
   * Extras that the price contains. A search prices the vehicle alone and lists none; a price lists all, those included that are part of every booking.
   */
  additionals?: SelectedAdditional[];
  /**
   * Promotions that it can be had with, each with the total that it leads to.
   */
  availablePromotions?: Promotion[];
  /**
   * What it costs the agency that asks, decimal. Agencies alone are told.
   */
  agencyPrice?: number;
  /**
   * What it costs the agency's customer, decimal. Agencies alone are told.
   */
  customerPrice?: number;
  /**
   * What the agency earns, decimal. Agencies alone are told.
   */
  salesCommision?: number;
  /**
   * How far it may go in all, in the distance unit of the site; absent with unlimited distance.
   */
  maxAllowedDistance?: number;
  /**
   * How far it may go each day, in the distance unit of the site; absent with unlimited distance.
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
  /**
   * What the customer still pays with the chosen insurances; decimal.
   */
  franchiseDamage?: number;
  /**
   * What the customer still pays with the chosen insurances; decimal.
   */
  franchiseTheft?: number;
  /**
   * What the customer still pays with the chosen insurances; decimal.
   */
  franchiseHail?: number;
  /**
   * What the customer still pays with the chosen insurances; decimal.
   */
  franchiseRollover?: number;
  /**
   * Amount blocked at pick-up with the chosen insurances; decimal.
   */
  deposit?: number;
}
/**
 * A promotion that a result can be had with.
 */
export interface Promotion {
  /**
   * Id.
   */
  id?: string | number;
  /**
   * Total with the promotion, decimal.
   */
  bookingFinalPrice: number;
  /**
   * Decimal.
   */
  discountPrice?: number;
  /**
   * Payments that it holds for: 0 both, as without this part, 1 at the counter, 2 online.
   */
  validForPayment?: number;
  /**
   * Types of payment that it holds for; all when it lists none.
   *
   * Items: A type of payment.
   */
  acceptedPaymentTypes?: {
    /**
     * Id.
     */
    id: string | number;
    /**
     * Name.
     */
    name?: string;
  }[];
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
       * What the customer still pays in case of a damage, decimal. Absent where the category's holds.
       */
      franchiseDamage?: number;
      /**
       * What the customer still pays in case of a theft, decimal. Absent where the category's holds.
       */
      franchiseTheft?: number;
      /**
       * What the customer still pays in case of hail, decimal. Absent where the category's holds.
       */
      franchiseHail?: number;
      /**
       * What the customer still pays in case of a rollover, decimal. Absent where the category's holds.
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
       * What it runs on, such as petrol, diesel, hybrid or electric.
       */
      fuel?: string;
      /**
       * How full it is given and taken back, such as full-to-full.
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
     * What the customer still pays in case of a damage, decimal.
     */
    franchiseDamage?: number;
    /**
     * What the customer still pays in case of a theft, decimal.
     */
    franchiseTheft?: number;
    /**
     * What the customer still pays in case of hail, decimal.
     */
    franchiseHail?: number;
    /**
     * What the customer still pays in case of a rollover, decimal.
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
   * Decimal; the average where days differ.
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
     * Fee for it, decimal, as in the price item of the delivery place: without taxes; 0 is none.
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
     * Fee for it, decimal, as in the price item of the return place: without taxes; 0 is none.
     */
    price?: number;
  };
  /**
   * Lines that add up to the price.
   */
  priceItems: PriceItem[];
  /**
   * Extras that the price contains. A search prices the vehicle alone and lists none; a price lists all, those included that are part of every booking.
   */
  additionals?: SelectedAdditional[];
  /**
   * Promotions that it can be had with, each with the total that it leads to.
   */
  availablePromotions?: Promotion[];
  /**
   * What it costs the agency that asks, decimal. Agencies alone are told.
   */
  agencyPrice?: number;
  /**
   * What it costs the agency's customer, decimal. Agencies alone are told.
   */
  customerPrice?: number;
  /**
   * What the agency earns, decimal. Agencies alone are told.
   */
  salesCommision?: number;
  /**
   * How far it may go in all, in the distance unit of the site; absent with unlimited distance.
   */
  maxAllowedDistance?: number;
  /**
   * How far it may go each day, in the distance unit of the site; absent with unlimited distance.
   */
  maxAllowedDistanceByDay?: number;
}
/**
 * Who wants to set a new password.
 */
export interface ForgottenPassword {
  /**
   * Address, in any case.
   */
  email: string;
  /**
   * Language of the mail: one of the editor's.
   */
  language: "en" | "es" | "de" | "pt" | "hr";
}
/**
 * The forms of the site.
 */
export interface FormList {
  /**
   * How many there are; only when $count=true asks for it.
   */
  "@odata.count"?: number;
  /**
   * In their order; with several of a type the first one is used.
   *
   * Items: A form.
   */
  value: {
    /**
     * 0 checkout, 1 contact, 2 billing, 3 self check-in.
     */
    type: 0 | 1 | 2 | 3;
    /**
     * Id.
     */
    id: string;
  }[];
}
/**
 * A form that the server defines.
 */
export interface Form {
  /**
   * Id.
   */
  id: string;
  /**
   * 0 checkout, 1 contact, 2 billing, 3 self check-in.
   */
  type: 0 | 1 | 2 | 3;
  /**
   * JSON text: the list of fields in their order.
   */
  fields: string;
  /**
   * JSON text: label and look of the button.
   */
  button: string;
  /**
   * JSON text: settings of the form, such as showIsCompanyCheckbox.
   */
  config: string;
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
   * Name in the requested language.
   */
  name: string;
  /**
   * The one branch that keeps it; absent means all.
   */
  branchOfficeId?: string | number;
}
/**
 * Who was invited.
 */
export interface InvitedPerson {
  /**
   * Id of the operator.
   */
  id: string;
}
/**
 * A picture of the media library.
 */
export interface LibraryPicture {
  /**
   * Id of the document among those of its kind.
   */
  id: string;
  /**
   * Newest version.
   */
  version: number;
  /**
   * Version that visitors see; null when the document is not published.
   */
  publishedVersion: number | null;
  /**
   * When the newest version was stored, in epoch milliseconds.
   */
  changedAt: number;
  picture: DocumentBody;
}
/**
 * A link that opens drafts now, without its address, which only its author has seen.
 */
export interface ListedPreviewLink {
  /**
   * Id of the link.
   */
  id: string;
  /**
   * Id of the page; null for all pages.
   */
  pageId: string | null;
  /**
   * Version of the page that it shows; null for the newest draft.
   */
  version: number | null;
  /**
   * Language in which it opens; null for the first of the site.
   */
  language: string | null;
  /**
   * Situation whose sample data it shows; null for the data of the site.
   */
  scenario: string | null;
  /**
   * Epoch milliseconds.
   */
  createdAt: number;
  /**
   * Name of the author; null where it is not known.
   */
  createdBy: string | null;
  /**
   * Epoch milliseconds.
   */
  expiresAt: number;
}
/**
 * In which language a mail is sent.
 */
export interface MailLanguage {
  /**
   * Language of the mail: one of the editor's.
   */
  language: "en" | "es" | "de" | "pt" | "hr";
}
/**
 * A document with its first draft.
 */
export interface NewDocument {
  /**
   * Id of the document among those of its kind.
   */
  id: string;
  body: DocumentBody;
}
/**
 * A person who works on sites.
 */
export interface Operator {
  /**
   * Id of the operator.
   */
  id: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Address, in any case.
   */
  email: string;
  /**
   * Sites that the operator works on, by name.
   *
   * Items: A site with the role there.
   */
  sites: {
    /**
     * Id of the site.
     */
    id: string;
    /**
     * Name of the company.
     */
    name: string;
    /**
     * What the operator may do on the site.
     */
    role: "editor" | "publisher" | "administrator";
    /**
     * Scheme, host and port of the site.
     */
    origin: string;
  }[];
}
/**
 * Puts a new component into a list.
 */
export interface InsertCommand {
  /**
   * Puts a new component into a list.
   */
  kind: "insert";
  node: NewNode;
  /**
   * Texts of its keys, by language and key.
   */
  texts?: {
    [k: string]: {
      [k: string]: string;
    };
  };
  /**
   * The slot of a component; null for the sections of the page.
   */
  into: {
    /**
     * Id of the component.
     */
    node: string;
    /**
     * Name of its slot; slots of the items of a list are named slot:itemId.
     */
    slot: string;
  } | null;
  /**
   * Place in the list, from 0; beyond its end, the end.
   */
  at: number;
}
/**
 * A component with everything in its slots. Its id is made, and its texts are keys of `texts`.
 */
export interface NewNode {
  /**
   * Type of the component.
   */
  type: string;
  /**
   * Those that differ from the defaults.
   */
  props?: {};
  /**
   * Components by slot.
   */
  slots?: {
    [k: string]: NewNode[];
  };
}
/**
 * Takes a component with everything in it from the page.
 */
export interface RemoveCommand {
  /**
   * Takes a component with everything in it from the page.
   */
  kind: "remove";
  /**
   * Id of a component on the page.
   */
  id: string;
}
/**
 * Moves a component with everything in it to a list, or within its own.
 */
export interface MoveCommand {
  /**
   * Moves a component with everything in it to a list, or within its own.
   */
  kind: "move";
  /**
   * Id of a component on the page.
   */
  id: string;
  /**
   * The slot of a component; null for the sections of the page.
   */
  into: {
    /**
     * Id of the component.
     */
    node: string;
    /**
     * Name of its slot; slots of the items of a list are named slot:itemId.
     */
    slot: string;
  } | null;
  /**
   * Place in the list, from 0; beyond its end, the end.
   */
  at: number;
}
/**
 * Sets a property of a component, or a part of it. Texts are set by setText.
 */
export interface SetPropCommand {
  /**
   * Sets a property of a component, or a part of it. Texts are set by setText.
   */
  kind: "setProp";
  /**
   * Id of a component on the page.
   */
  id: string;
  /**
   * Names of properties and places in lists that lead to the value, such as ["items", 0, "title"].
   */
  path: (string | number)[];
  /**
   * The value; without it the property is removed, so that its default holds.
   */
  value?: {
    [k: string]: unknown;
  };
}
/**
 * Sets the text that a property shows in a language; an empty one removes it.
 */
export interface SetTextCommand {
  /**
   * Sets the text that a property shows in a language; an empty one removes it.
   */
  kind: "setText";
  /**
   * Id of a component on the page.
   */
  id: string;
  /**
   * Names of properties and places in lists that lead to the value, such as ["items", 0, "title"].
   */
  path: (string | number)[];
  /**
   * Language tag of the text, such as en-US.
   */
  language: string;
  /**
   * The text.
   */
  text: string;
}
/**
 * Sets what the page has beside its components, such as ["seo", "title", "en-US"].
 */
export interface SetFieldCommand {
  /**
   * Sets what the page has beside its components, such as ["seo", "title", "en-US"].
   */
  kind: "setField";
  /**
   * Names of properties and places in lists that lead to the value, such as ["items", 0, "title"].
   */
  path: (string | number)[];
  /**
   * The value; without it the property is removed, so that its default holds.
   */
  value?: {
    [k: string]: unknown;
  };
}
/**
 * A page with the version that its author edited; unknown parts are stored as they are.
 */
export interface PageDraft {
  /**
   * Version that the author edited.
   */
  version: number;
  [k: string]: unknown;
}
/**
 * How far the newest version of a page is translated.
 */
export interface PageTranslations {
  /**
   * Id of the page.
   */
  id: string;
  /**
   * For each language of the site: how many texts are in which state.
   */
  languages: {
    /**
     * Texts in one language.
     */
    [k: string]: {
      /**
       * Texts that the language lacks.
       */
      missing: number;
      /**
       * Texts whose source has changed since they were translated.
       */
      outdated: number;
      /**
       * Texts that nobody marked as reviewed.
       */
      present: number;
      /**
       * Texts that a person read and found right.
       */
      reviewed: number;
    };
  };
}
/**
 * A new password of whoever is signed in.
 */
export interface PasswordChange {
  /**
   * The password that holds so far.
   */
  current: string;
  /**
   * At least 12 characters, and none that is easy to guess.
   */
  next: string;
}
/**
 * What changes of a person on the site; what is not named stays.
 */
export interface PersonChange {
  /**
   * What the person may do from now on.
   */
  role?: "editor" | "publisher" | "administrator";
  /**
   * Whether the person has access to the site.
   */
  isActive?: boolean;
}
/**
 * Who is invited to work on the site.
 */
export interface PersonInvitation {
  /**
   * Address, in any case.
   */
  email: string;
  /**
   * What the person may do on the site.
   */
  role: "editor" | "publisher" | "administrator";
  /**
   * Language of the mail: one of the editor's.
   */
  language: "en" | "es" | "de" | "pt" | "hr";
}
/**
 * A person who works on a site, or is invited to.
 */
export interface Person {
  /**
   * Id of the operator.
   */
  id: string;
  /**
   * Name; empty until an invitation is accepted.
   */
  name: string;
  /**
   * Address.
   */
  email: string;
  /**
   * What the person may do on the site.
   */
  role: "editor" | "publisher" | "administrator";
  /**
   * Only an active person has access to the site.
   */
  state: "invited" | "active" | "deactivated";
  /**
   * When the person signed in last, in epoch milliseconds; null when never, and until an invitation is accepted.
   */
  lastSignedInAt: number | null;
  /**
   * When the invitation ends or ended, in epoch milliseconds; null for who is not invited.
   */
  invitationEndsAt: number | null;
}
/**
 * Files of a picture that were stored, as a document of the kind `media` names them.
 */
export interface PictureFiles {
  /**
   * Names the content of all files together: other content has another hash.
   */
  hash: string;
  /**
   * Width of the original in pixels; 0 when unknown.
   */
  width: number;
  /**
   * Height of the original in pixels; 0 when unknown.
   */
  height: number;
  /**
   * Shown while the picture loads; empty for transparent pictures.
   */
  color: string;
  /**
   * The picture in its sizes and formats.
   */
  files: {
    /**
     * Content type.
     */
    type: "image/svg+xml" | "image/avif" | "image/webp" | "image/png" | "image/jpeg";
    /**
     * Width in pixels; 0 for vector graphics.
     */
    width: number;
    /**
     * Bytes of the file; 0 when unknown.
     */
    bytes: number;
  }[];
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
 * What a link shows, and for how long.
 */
export interface PreviewLinkRequest {
  /**
   * Id of the page; null for all pages.
   */
  pageId: string | null;
  /**
   * Hours after which the link opens nothing; 1 without.
   */
  hours?: number;
  /**
   * Version of the page that the link shows, whatever is stored later; null or absent for its newest draft. Only with a page.
   */
  version?: number | null;
  /**
   * Language in which the link opens; null or absent for the first of the site.
   */
  language?: string | null;
  /**
   * Situation whose sample data the link shows in place of the data of the site; null or absent for none.
   */
  scenario?:
    | "first-visit"
    | "one-way"
    | "closed-day"
    | "sold-out"
    | "few-left"
    | "on-request"
    | "other-payment-method"
    | "other-currency"
    | "customer"
    | "company"
    | "agency"
    | "slow"
    | "failing"
    | "empty"
    | null;
  /**
   * Id of the page at which a link to all pages opens; the front page without.
   */
  startPageId?: string;
}
/**
 * A link that opens drafts without a sign-in.
 */
export interface PreviewLink {
  /**
   * Address to be shared.
   */
  url: string;
  /**
   * Epoch milliseconds.
   */
  expiresAt: number;
}
/**
 * Which links are revoked.
 */
export interface PreviewRevocation {
  /**
   * Links of this page; null for all links of the site.
   */
  pageId: string | null;
}
/**
 * Versions of several documents.
 */
export interface Publication {
  /**
   * All are published, or none.
   *
   * Items: A version of a document.
   */
  documents: {
    /**
     * Kind of the document.
     */
    kind: string;
    /**
     * Id of the document among those of its kind.
     */
    id: string;
    /**
     * Number of the version.
     */
    version: number;
  }[];
}
/**
 * Result of publishing a page.
 */
export interface PublishedPage {
  /**
   * Published.
   */
  status: 1;
  /**
   * Number of the version.
   */
  version: number;
}
/**
 * Settings of the booking flow.
 */
export interface SettingsTexts {
  /**
   * JSON text.
   */
  general: string;
  /**
   * JSON text.
   */
  results: string;
  /**
   * JSON text.
   */
  checkout: string;
}
/**
 * Who signs in.
 */
export interface SignIn {
  /**
   * Address, in any case.
   */
  email: string;
  /**
   * Any length up to 128 characters.
   */
  password: string;
}
/**
 * What the company takes off rentals that begin within certain days.
 */
export interface SitePromotion {
  /**
   * Id, as the search takes it.
   */
  id: string | number;
  /**
   * Name in the requested language.
   */
  name: string;
  /**
   * What it is, in the requested language; may be empty.
   */
  description: string;
  /**
   * Path; may be empty.
   */
  imagePath: string;
  /**
   * Percent of the rental, without fees and extras.
   */
  discountPercentage: number;
  /**
   * First day of pick-up, YYYY-MM-DD.
   */
  validFrom: string;
  /**
   * Last day of pick-up, YYYY-MM-DD.
   */
  validTo: string;
  /**
   * Charged days that a rental has at least.
   */
  minDays: number;
  /**
   * Charged days that a rental has at most.
   */
  maxDays: number | null;
  /**
   * Ids of the pick-up places; all without any.
   *
   * Items: Id of a place.
   */
  placeIds: (string | number)[];
  /**
   * Ids of the categories; all without any.
   *
   * Items: Id of a category.
   */
  categoryIds: (string | number)[];
}
/**
 * A city of a state.
 */
export interface StateCity {
  /**
   * Id.
   */
  id: string | number;
  /**
   * Name in its country.
   */
  name: string;
}
/**
 * Number of a version.
 */
export interface StoredVersion {
  /**
   * Number of the version.
   */
  version: number;
}
/**
 * How a customer is registered for taxes.
 */
export interface TaxPayerType {
  /**
   * Id.
   */
  id: string | number;
  /**
   * Name in the requested language.
   */
  name: string;
  /**
   * Ids of the documents that it accepts; all without any.
   *
   * Items: Id of a document type.
   */
  documentTypeIds?: (string | number)[];
}
/**
 * A picture that was added to the media library, or was in it already.
 */
export interface UploadedPicture {
  /**
   * Id of the document among those of its kind.
   */
  id: string;
  /**
   * False where the library has the same file already: it stays the only one.
   */
  isNew: boolean;
  picture: DocumentBody;
}
/**
 * What the code of a promotion or of a commercial agreement opens.
 */
export interface ValidatedCode {
  /**
   * Id of the promotion; empty for a wrong code.
   */
  id: string | number | null;
  /**
   * Name in the requested language.
   */
  name?: string;
}
/**
 * A version in the history of a document.
 */
export interface VersionSummary {
  /**
   * Number of the version.
   */
  version: number;
  /**
   * Version that its author edited; null for the first.
   */
  basedOn: number | null;
  /**
   * When it was stored, in epoch milliseconds.
   */
  createdAt: number;
  /**
   * Name of the operator; null where it is not known.
   */
  createdBy: string | null;
  /**
   * How it was made where not in the editor: by a program of its author (`mcp`), or imported from files.
   */
  via: "mcp" | "import" | null;
  /**
   * When it was first published, in epoch milliseconds; null when it never was.
   */
  publishedAt: number | null;
}

/** Type of every schema, by its name. */
export interface SchemaTypes {
  AccessTokenRequest: AccessTokenRequest;
  AccessToken: AccessToken;
  AccountLinkToken: AccountLinkToken;
  AccountLinkUse: AccountLinkUse;
  AccountLink: AccountLink;
  ActivityEntry: ActivityEntry;
  Additional: Additional;
  AttentionSchedule: AttentionSchedule;
  BlogPostList: BlogPostList;
  BlogPost: BlogPost;
  BookingCancellation: BookingCancellation;
  BookingFile: BookingFile;
  BookingReference: BookingReference;
  BookingRequest: BookingRequest;
  Booking: Booking;
  BranchOffice: BranchOffice;
  CaptchaChallenge: CaptchaChallenge;
  Category: Category;
  ContactEntry: ContactEntry;
  CountryState: CountryState;
  Country: Country;
  CreatedAccessToken: CreatedAccessToken;
  Currency: Currency;
  DayPrice: DayPrice;
  DemoAccounts: DemoAccounts;
  DocumentArchive: DocumentArchive;
  DocumentBody: DocumentBody;
  DocumentDraft: DocumentDraft;
  DocumentSummary: DocumentSummary;
  DocumentType: DocumentType;
  DocumentUses: DocumentUses;
  DocumentVersion: DocumentVersion;
  Document: Document;
  Error: Error;
  ForgottenPassword: ForgottenPassword;
  FormList: FormList;
  Form: Form;
  Holiday: Holiday;
  InvitedPerson: InvitedPerson;
  LibraryPicture: LibraryPicture;
  ListedPreviewLink: ListedPreviewLink;
  MailLanguage: MailLanguage;
  NewDocument: NewDocument;
  OpeningRange: OpeningRange;
  Operator: Operator;
  PageCommand: PageCommand;
  PageDraft: PageDraft;
  PageTranslations: PageTranslations;
  PasswordChange: PasswordChange;
  PersonChange: PersonChange;
  PersonInvitation: PersonInvitation;
  Person: Person;
  PictureFiles: PictureFiles;
  Place: Place;
  PreviewLinkRequest: PreviewLinkRequest;
  PreviewLink: PreviewLink;
  PreviewRevocation: PreviewRevocation;
  PriceItem: PriceItem;
  PriceResult: PriceResult;
  Promotion: Promotion;
  Publication: Publication;
  PublishedPage: PublishedPage;
  SearchResult: SearchResult;
  SelectedAdditional: SelectedAdditional;
  SettingsTexts: SettingsTexts;
  SignIn: SignIn;
  SitePromotion: SitePromotion;
  StateCity: StateCity;
  StoredVersion: StoredVersion;
  TaxPayerType: TaxPayerType;
  UploadedPicture: UploadedPicture;
  ValidatedCode: ValidatedCode;
  VersionSummary: VersionSummary;
}
