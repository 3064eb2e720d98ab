import type { Risk } from '../../domain/excess.ts';
import type { SearchRules } from '../../domain/search-rules.ts';

/** What the company's settings say about booking, wherever a car is shown or booked. */
export interface BookingSettings {
  /** Follows the name of a model: `null` where the site says nothing, '' for the usual words. */
  readonly orSimilar: string | null;
  /** Prices are shown with taxes. */
  readonly areTaxesIncluded: boolean;
  /** Of what the customer still pays, the risks that are told in the results and in the checkout. */
  readonly excess: { readonly inResults: readonly Risk[]; readonly inCheckout: readonly Risk[] };
  /** What the company says of each result, and of what is booked; '' where it says nothing. */
  readonly messages: { readonly ofResult: string; readonly ofBooking: string };
  /** Terms must be accepted. */
  readonly showsTerms: boolean;
  /** Where terms and privacy notice are read; `null` without an address. */
  readonly termsHref: string | null;
  readonly privacyHref: string | null;
  /** Brand under which bookings are made; `null` when the company has one only. */
  readonly brandCode: string | null;
}

declare module '../../runtime/registry/page-context.ts' {
  interface PageContext {
    readonly booking: BookingSettings;
  }
}

declare module '../../runtime/data/queries.ts' {
  interface DataContext {
    /** What the operator decided about searches. */
    readonly searchRules: SearchRules;
  }
}
