import type { Risk } from '../../domain/excess.ts';
import type { ResultsView } from '../../domain/offers/results-view.ts';
import type { PaymentMethod, PrepaymentRules } from '../../domain/payment.ts';
import type { SearchRules } from '../../domain/search-rules.ts';
import type { ShownCurrency } from '../../domain/shown-currency.ts';
import type { Viewer } from '../../domain/visibility.ts';
import type { ResultsSettings } from './results-settings.ts';

/** How the checkout is laid out. */
export interface CheckoutSettings {
  /** Extras come first, the form and the payment on a page of their own. */
  readonly isTwoSteps: boolean;
  readonly showsBetterPrice: boolean;
  /** A quote leads to the page that shows it. */
  readonly redirectsAfterQuote: boolean;
  /** Opens a dialog with what the operator tells beside it; `null` without one. */
  readonly infoHref: string | null;
}

/** Settings of the site for every component that shows or books a car. */
export interface BookingSettings {
  /** Text after the name of a model ("or similar"): `null` for none, '' for the built-in text. */
  readonly orSimilar: string | null;
  /** Prices are shown with taxes. */
  readonly areTaxesIncluded: boolean;
  /** Kinds of damage whose excess is shown in the results and in the checkout. */
  readonly excess: { readonly inResults: readonly Risk[]; readonly inCheckout: readonly Risk[] };
  /** The operator's message beside each result and beside a booking; '' for none. */
  readonly messages: { readonly ofResult: string; readonly ofBooking: string };
  /** How visitors can pay, in the operator's order. */
  readonly paymentMethods: readonly PaymentMethod[];
  /** What of a price is paid with the booking. */
  readonly prepayment: PrepaymentRules;
  readonly checkout: CheckoutSettings;
  /** Terms must be accepted. */
  readonly showsTerms: boolean;
  /** Where terms and privacy notice are read; `null` without an address. */
  readonly termsHref: string | null;
  readonly privacyHref: string | null;
  /** Brand under which bookings are made; `null` when the company has one only. */
  readonly brandCode: string | null;
  readonly results: ResultsSettings;
}

declare module '../../runtime/registry/page-context.ts' {
  interface PageContext {
    readonly booking: BookingSettings;
    /** Who looks at its prices. */
    readonly viewer: Viewer;
    /** How the visitor last looked at results; `null` where that is not known. */
    readonly resultsView: ResultsView | null;
    /** The currency in which the visitor books; `null` where prices are booked as they are answered. */
    readonly bookingCurrency: ShownCurrency | null;
  }
}

declare module '../../runtime/data/queries.ts' {
  interface DataContext {
    /** Rules of searches. */
    readonly searchRules: SearchRules;
  }
}
