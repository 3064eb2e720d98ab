import type { OfferSort } from '../../domain/offers/sort-offers.ts';
import type { PromotedMethod } from '../../domain/offers/promoted-price.ts';

/** Features of a vehicle that a result may show. */
export const FEATURES = [
  'passengers',
  'doors',
  'luggage',
  'transmission',
  'airConditioning',
  'distance',
] as const;
export type Feature = (typeof FEATURES)[number];

/** A button of a result. */
export interface ResultButton {
  /** '' for the built-in label. */
  readonly label: string;
  /** Way to pay with which the checkout opens. */
  readonly paymentMethodId: string;
  readonly isVisible: boolean;
}

/** Settings of the results screen, with texts in the language of the page; '' where the built-in text holds. */
export interface ResultsSettings {
  readonly filters: {
    readonly shows: Readonly<Record<'category' | 'price' | 'passengers' | 'brand' | 'sort', boolean>>;
    readonly position: 'top' | 'left';
    readonly style: 'chip' | 'dropdown';
    readonly defaultSort: OfferSort;
  };
  /** 1 card skeletons, 2 moving car, 3 progress bar. */
  readonly loadingType: 1 | 2 | 3;
  readonly hidesQuoteOnly: boolean;
  readonly fewUnits: number;
  readonly texts: {
    readonly exchange: string;
    readonly fewUnits: string;
    readonly noAvailability: string;
    /** Labels the total; `{days}` stands for the charged days. */
    readonly duration: string;
  };
  /** HTML beside each result, as its operator wrote it; '' for none. */
  readonly customHtml: string;
  readonly primary: ResultButton;
  readonly secondary: ResultButton;
  readonly shows: { readonly dailyPrice: boolean; readonly openRate: boolean; readonly netPrice: boolean };
  readonly features: readonly Feature[];
  readonly methods: readonly PromotedMethod[];
  /** Prices of other companies are converted to the currency of the site. */
  readonly isBroker: boolean;
}
