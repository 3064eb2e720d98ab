import type {
  AdvancedConfiguration,
  BookingConfiguration,
  BookingSettings,
  GlobalConfiguration,
  Seo,
  SiteConfiguration,
} from '../../generated/page/types.ts';
import type { BlogPost, BlogPosts } from '../domain/blog-post.ts';
import type { BookingRequest } from '../domain/booking.ts';
import type { BookingSummary, PlacedBooking } from '../domain/booking-summary.ts';
import type { PricedExtras } from '../domain/extras.ts';
import type { FleetCategory, ModelDetails } from '../domain/fleet.ts';
import type { DocumentType, TaxPayerType } from '../domain/identity-lists.ts';
import type { Money } from '../domain/money.ts';
import type { OfferedExtra } from '../domain/offered-extra.ts';
import type { Promotion } from '../domain/promotions.ts';
import type { GivenCodes } from '../domain/promotion-codes.ts';
import type { SearchParameters } from '../domain/search-parameters.ts';
import type { VehicleOffer } from '../domain/vehicle-offer.ts';
import type { Branch } from './wire/branch-office.ts';
import type { Challenge, ContactSubmission } from './wire/contact-entry.ts';
import type { Currency } from './wire/currency.ts';
import type { NamedArea } from './wire/geodata.ts';
import type { BranchHours } from './wire/opening-hours.ts';
import type { Place } from './wire/place.ts';
import type { RateOfCode } from './wire/rate-of-code.ts';
import type { ServerForm } from './wire/server-form.ts';
import type { DecimalsOf } from './wire/vehicle-offer.ts';

/** Everything the configuration calls return for a site. */
export interface SiteSettings {
  readonly site: SiteConfiguration;
  readonly seo: Seo;
  readonly global: GlobalConfiguration;
  readonly bookingSettings: BookingSettings;
  readonly bookingConfiguration: BookingConfiguration;
  readonly advanced: AdvancedConfiguration;
}

export interface CallOptions {
  /** Ends the call; it rejects with ApiError, status 0. */
  readonly signal?: AbortSignal;
}

/** What texts and amounts of a response are read with. */
export interface ReadOptions extends CallOptions {
  readonly language: string;
  readonly decimalsOf: DecimalsOf;
}

export interface SearchOptions extends ReadOptions {
  /** Made by the site beside the search of a visitor, so it does not count against the limit of that visitor. */
  readonly isSuggestion?: boolean;
}

/** A search that names its model, with the extras taken with the car. */
export interface QuoteRequest {
  readonly search: SearchParameters;
  /** A product API that does not know `default` prices those that are required alone: the price says which it is with. */
  readonly extras: PricedExtras;
  /** How it will be paid: a promotion may hold only with that; `null` where nothing is chosen. */
  readonly paymentMethodId?: string | null;
}

/** One submission of the checkout. */
export interface BookingSubmission {
  readonly request: BookingRequest;
  /** The total that the visitor saw: another one is refused. */
  readonly shownTotal: Money;
  /** Names this submission: sent again, it books nothing twice. */
  readonly idempotencyKey: string;
}

/** What a checkout calls. Every method rejects with ApiError, and with TypeError when a response cannot be read. */
export interface BookingApi {
  /** The price of a car at this moment, taxes included. */
  price(request: QuoteRequest, options: ReadOptions): Promise<VehicleOffer>;
  /** Books a car. Rejects with PriceChangedError when the total is another now. */
  book(submission: BookingSubmission, decimalsOf: DecimalsOf): Promise<PlacedBooking>;
  /** The booking made under a key; `null` when there is none. */
  placedBooking(
    idempotencyKey: string,
    options: CallOptions & { readonly language: string },
  ): Promise<PlacedBooking | null>;
}

/** How a booking is read: whole for who has its key. */
export interface BookingReadOptions extends ReadOptions {
  readonly accessKey?: string | null;
  /** E-mail or last name of the customer: with it a booking of somebody else is not found. */
  readonly customer?: string;
}

/** Who cancels a booking: the link of its mail carries the key, others know the e-mail or the last name. */
export interface CancellationRequest {
  readonly number: string;
  readonly accessKey?: string;
  readonly email?: string;
  readonly lastName?: string;
  /** The fee that the visitor agreed to. */
  readonly fee: Money;
  readonly language: string;
}

/** What is done with a booking that exists. Every method rejects with ApiError. */
export interface BookedApi {
  /** A booking by its number; `null` when there is none. */
  booking(number: string, options: BookingReadOptions): Promise<BookingSummary | null>;
  cancel(request: CancellationRequest, decimalsOf: DecimalsOf): Promise<BookingSummary>;
  /** Sends the confirmation again, for who has the key of the booking. */
  resend(number: string, accessKey: string, language: string): Promise<void>;
}

/** What fields about addresses call: the geodata service. Every method rejects with ApiError, and with TypeError. */
export interface GeodataApi {
  /** The states of a country by its ISO code, in the order of the service; none of a country that it does not know. */
  states(isoCode: string, options?: CallOptions): Promise<readonly NamedArea[]>;
  cities(stateId: string, options?: CallOptions): Promise<readonly NamedArea[]>;
}

/** What a contact form calls. Every method rejects with ApiError. */
export interface ContactApi {
  /** A task that shows that no robot sends the form. */
  challenge(options?: CallOptions): Promise<Challenge>;
  send(submission: ContactSubmission): Promise<void>;
}

/**
 * The product API as the site uses it, in terms of the domain. Two adapters: by HTTP, and in process to the server's
 * own services. Every method rejects with ApiError, and with TypeError when a response cannot be read.
 */
export interface ProductApi extends BookingApi {
  places(language: string): Promise<Place[]>;
  /** The offices of the company, in its order. */
  branches(language: string): Promise<Branch[]>;
  /** Opening hours with holidays, by branch. */
  openingHours(language: string): Promise<ReadonlyMap<string, BranchHours>>;
  /** What can be booked at a price, by category. */
  fleet(language: string): Promise<FleetCategory[]>;
  /** Promotions that are not over, in the operator's order. */
  promotions(language: string): Promise<Promotion[]>;
  /** The promotion or agreement that a code opens; `null` for a wrong code. */
  rateOfCode(
    codes: GivenCodes,
    options: CallOptions & { readonly language: string },
  ): Promise<RateOfCode | null>;
  /** What is sold with rentals, at the price of one day, taxes included. */
  extrasOfSite(language: string, options: Pick<ReadOptions, 'decimalsOf'>): Promise<OfferedExtra[]>;
  /** A model that can be booked at a price; `null` when there is none of that id. */
  model(id: string, options: Pick<ReadOptions, 'language' | 'decimalsOf'>): Promise<ModelDetails | null>;
  /** The vehicles that are free, in the operator's order. */
  search(search: SearchParameters, options: SearchOptions): Promise<VehicleOffer[]>;
  /** What is sold with a rental of a car, in the operator's order. */
  extras(
    search: SearchParameters,
    car: { readonly modelId: string },
    options: ReadOptions,
  ): Promise<OfferedExtra[]>;
  /** A booking by its number, with its access key whole; `null` when there is none. */
  booking(
    number: string,
    options: ReadOptions & { readonly accessKey?: string | null },
  ): Promise<BookingSummary | null>;
  /** The form with an id among those for the checkout, else the first of them; `null` without any. */
  checkoutForm(wantedId: string): Promise<ServerForm | null>;
  /** The same among the contact forms. */
  contactForm(wantedId: string): Promise<ServerForm | null>;
  /** Identity documents that the company accepts, in its order. */
  documentTypes(language: string): Promise<DocumentType[]>;
  /** How customers may be registered for taxes, in the company's order. */
  taxPayerTypes(language: string): Promise<TaxPayerType[]>;
  /** A part of the site's settings as it is stored: `loadSiteSettings` validates it. */
  configuration(part: keyof SiteSettings): Promise<unknown>;
  /** A page as it is stored, its draft for whoever may read it; `null` when there is none. `loadPage` validates it. */
  page(id: string, options?: { readonly isDraft?: boolean }): Promise<unknown>;
  currencies(): Promise<readonly Currency[]>;
  /** Published posts of the blog, the newest first. */
  blogPosts(range: { readonly skip: number; readonly top: number }): Promise<BlogPosts>;
  /** A published post; `null` when there is none. */
  blogPost(id: string): Promise<BlogPost | null>;
}
