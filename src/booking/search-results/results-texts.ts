import { OFFER_SORTS, type OfferSort } from '../../domain/offers/sort-offers.ts';
import type { FilterName } from '../../domain/offers/comparable-offer.ts';
import { template } from '../../runtime/text/interpolate.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** The texts of the results in the browser, in the language of the page. */
export interface ResultsTexts {
  readonly filters: string;
  readonly filterNames: Readonly<Record<FilterName, string>>;
  readonly priceFrom: string;
  readonly priceTo: string;
  readonly anySeats: string;
  readonly apply: string;
  readonly clear: string;
  readonly hideAll: string;
  /** `{{filter}}` is filled in by the browser, as `{{model}}` below. */
  readonly without: string;
  readonly few: string;
  readonly sort: string;
  readonly sorts: Readonly<Record<OfferSort, string>>;
  readonly sortExplained: string;
  readonly view: string;
  readonly cards: string;
  readonly rows: string;
  readonly close: string;
  readonly details: string;
  readonly share: {
    readonly title: string;
    readonly link: string;
    readonly copy: string;
    readonly copied: string;
    readonly email: string;
    readonly message: string;
  };
  readonly compare: {
    readonly title: string;
    readonly chosen: string;
    readonly open: string;
    readonly clear: string;
    readonly remove: string;
    readonly total: string;
  };
  readonly reload: { readonly title: string; readonly text: string; readonly button: string };
}

/** Resolves the texts on the server, so that the browser loads no translations. */
export const resultsTexts = (t: Translate, few: string): ResultsTexts => ({
  filters: t('results.filters.title'),
  filterNames: {
    category: t('results.filters.category'),
    price: t('results.filters.price'),
    passengers: t('results.features.passengers'),
    brand: t('results.filters.brand'),
  },
  priceFrom: t('results.filters.priceFrom'),
  priceTo: t('results.filters.priceTo'),
  anySeats: t('results.filters.anySeats'),
  apply: t('results.filters.apply'),
  clear: t('results.filters.clear'),
  hideAll: t('results.filters.hideAll'),
  without: template(t, 'results.filters.without', 'filter'),
  few: few || t('results.fewUnits'),
  sort: t('results.sort.label'),
  sorts: Object.fromEntries(OFFER_SORTS.map((sort) => [sort, t(`results.sort.${sort}`)])) as Record<
    OfferSort,
    string
  >,
  sortExplained: t('results.sort.explained'),
  view: t('results.view.label'),
  cards: t('results.view.cards'),
  rows: t('results.view.rows'),
  close: t('common.close'),
  details: t('results.details'),
  share: {
    title: t('results.share.title'),
    link: t('results.share.link'),
    copy: t('results.share.copy'),
    copied: t('results.share.copied'),
    email: t('results.share.email'),
    message: t('results.share.message'),
  },
  compare: {
    title: t('results.compare.title'),
    chosen: template(t, 'results.compare.chosen', 'chosen', 'most'),
    open: t('results.compare.open'),
    clear: t('results.compare.clear'),
    remove: template(t, 'results.compare.remove', 'model'),
    total: t('checkout.total'),
  },
  reload: {
    title: t('results.reload.title'),
    text: t('results.reload.text'),
    button: t('results.reload.button'),
  },
});
