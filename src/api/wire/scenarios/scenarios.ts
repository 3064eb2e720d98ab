import type { PriceItem, SearchResult } from '../../../../generated/api/types.ts';
import { NOT_FOUND, refusal, SAMPLE_SITE, type SampleResponses } from './sample-responses.ts';
import {
  SAMPLE_BOOKING_NUMBER,
  sampleBookingResponses,
  type SampleCurrency,
  sampleSearch,
} from './sample-bookings.ts';
import { SAMPLE_NOW } from './sample-places.ts';
import type { ScenarioId } from './scenario-ids.ts';
import type { Viewer } from '../../../domain/visibility.ts';

/** Who visits the site. */
export const VISITORS = ['anonymous', 'customer', 'company', 'agency'] as const;
/** A kind of visitor. */
export type Visitor = (typeof VISITORS)[number];

/** How prices are shown to a kind of visitor: an employee of a company is a customer with an agreement. */
export const viewerOf = (visitor: Visitor): Viewer =>
  (({ anonymous: 'visitor', customer: 'customer', company: 'customer', agency: 'agency' }) as const)[visitor];

/** A situation in which any page or screen can be seen: what the product API answers, and to whom. */
export interface Scenario {
  readonly visitor: Visitor;
  /** The present, in epoch milliseconds. */
  readonly now: number;
  /** Query of the address of the search. */
  readonly search: string;
  /** The response to each call, in a currency of the site. */
  readonly responses: (currency: SampleCurrency) => SampleResponses;
  /** How long each response takes, in milliseconds. */
  readonly delayMs: number;
  /** The visitor has chosen another currency than that of the site, where it offers one. */
  readonly isInOtherCurrency: boolean;
}

type Offers = readonly SearchResult[];

const ordinary: Scenario = {
  visitor: 'anonymous',
  now: SAMPLE_NOW,
  search: sampleSearch('return'),
  responses: (currency) => ({ ...SAMPLE_SITE, ...sampleBookingResponses(currency, { trip: 'return' }) }),
  delayMs: 0,
  isInOtherCurrency: false,
};

/** An ordinary search whose offers differ. */
const withOffers =
  (change: (offers: Offers, currency: SampleCurrency) => Offers): Scenario['responses'] =>
  (currency) => ({
    ...SAMPLE_SITE,
    ...sampleBookingResponses(currency, { trip: 'return', change: (offers) => change(offers, currency) }),
  });

/** An ordinary search of which some responses differ. */
const withResponses =
  (responses: SampleResponses): Scenario['responses'] =>
  (currency) => ({ ...ordinary.responses(currency), ...responses });

const rounded = (value: number, { decimals }: SampleCurrency) =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** An offer with a price line that lowers its total by a share. */
function discounted(offer: SearchResult, share: number, description: string, currency: SampleCurrency) {
  const discount: PriceItem = {
    description,
    price: -rounded(offer.price * share, currency),
    type: 'promotion',
    typeId: 2,
  };
  return {
    ...offer,
    price: rounded(offer.price + discount.price, currency),
    priceItems: [...offer.priceItems, discount],
  };
}

/** What the product API answers to a kind of visitor in place of the offer for everybody. */
const OFFERS_FOR: Readonly<Record<Visitor, (offer: SearchResult, currency: SampleCurrency) => SearchResult>> =
  {
    anonymous: (offer) => offer,
    customer: (offer, currency) => discounted(offer, 0.05, 'Customer discount 5 %', currency),
    company: (offer, currency) => discounted(offer, 0.12, 'Agreement ACME 12 %', currency),
    agency: (offer, currency) => {
      const commission = rounded(offer.price * 0.15, currency);
      return {
        ...offer,
        customerPrice: offer.price,
        salesCommision: commission,
        agencyPrice: rounded(offer.price - commission, currency),
      };
    },
  };

const isOffer = (response: unknown): response is SearchResult =>
  typeof response === 'object' && response !== null && 'priceItems' in response;

/** The situation as another kind of visitor meets it; one that belongs to a kind of visitor becomes the ordinary one. */
export function forVisitor(scenario: Scenario, visitor: Visitor): Scenario {
  if (visitor === scenario.visitor) return scenario;
  const met = scenario.visitor === 'anonymous' ? scenario : ordinary;
  return {
    ...met,
    visitor,
    search:
      visitor === 'company' && met.search !== '' ? `${met.search}&commercialAgreement=ACME` : met.search,
    responses(currency) {
      const responses = met.responses(currency);
      const { '/api/booking/search': found, '/api/booking/price': priced } = responses;
      const change = (offer: SearchResult) => OFFERS_FOR[visitor](offer, currency);
      return {
        ...responses,
        ...(Array.isArray(found) ? { '/api/booking/search': (found as Offers).map(change) } : {}),
        ...(isOffer(priced) ? { '/api/booking/price': change(priced) } : {}),
      };
    },
  };
}

const CHOSEN = 'compact-suv';
const isChosen = ({ car }: SearchResult) => car.model.id === CHOSEN;

const HOLIDAY = { date: '2026-05-11', name: 'Closed', branchOfficeId: 'b-zag-air' };

const DOWN = refusal('productApiUnavailable');
const allDown = (responses: SampleResponses): SampleResponses =>
  Object.fromEntries(Object.keys(responses).map((path) => [path, DOWN]));

const SLOW_MS = 4_000;

/** All situations, in the order in which they are offered. */
export const SCENARIOS: Readonly<Record<ScenarioId, Scenario>> = {
  'first-visit': { ...ordinary, search: '' },
  'one-way': {
    ...ordinary,
    search: sampleSearch('one-way'),
    responses: (currency) => ({ ...SAMPLE_SITE, ...sampleBookingResponses(currency) }),
  },
  'closed-day': { ...ordinary, responses: withResponses({ '/api/data/holidays': [HOLIDAY] }) },
  'sold-out': {
    ...ordinary,
    responses: withResponses({ '/api/booking/search': [], '/api/booking/price': refusal('noAvailability') }),
  },
  'few-left': { ...ordinary, responses: withOffers((offers) => offers.filter(isChosen)) },
  'on-request': {
    ...ordinary,
    responses: withOffers((offers) => offers.map((offer) => ({ ...offer, onlyQuote: !isChosen(offer) }))),
  },
  'other-payment-method': {
    ...ordinary,
    responses: withOffers((offers, currency) =>
      offers.map((offer) => {
        const finalPrice = rounded(offer.price * 0.9, currency);
        const promotion = {
          id: 'pay-at-the-counter',
          bookingFinalPrice: finalPrice,
          discountPrice: rounded(offer.price - finalPrice, currency),
          validForPayment: 1,
          acceptedPaymentTypes: [{ id: 'cash', name: 'Cash' }],
        };
        return { ...offer, availablePromotions: [promotion] };
      }),
    ),
  },
  'other-currency': { ...ordinary, isInOtherCurrency: true },
  customer: forVisitor(ordinary, 'customer'),
  company: forVisitor(ordinary, 'company'),
  agency: forVisitor(ordinary, 'agency'),
  slow: { ...ordinary, delayMs: SLOW_MS },
  failing: { ...ordinary, responses: (currency) => allDown(ordinary.responses(currency)) },
  empty: {
    ...ordinary,
    search: '',
    responses: withResponses({
      '/api/data/places': [],
      '/api/data/attentionschedule': [],
      '/api/data/categories': [],
      '/api/data/promotions': [],
      '/api/data/additionals': [],
      '/odata/BlogPosts': { '@odata.count': 0, value: [] },
      '/odata/forms': { '@odata.count': 0, value: [] },
      '/api/booking/search': [],
      '/api/booking/price': NOT_FOUND,
      '/api/booking/book': NOT_FOUND,
    }),
  },
};

/** Query of the address of a page in a scenario, by the route of the page. */
export function searchOf({ search }: Scenario, routeId: string): string {
  if (routeId === 'booking-success') return `bookingId=${SAMPLE_BOOKING_NUMBER}`;
  if (routeId === 'booking-error') return `reason=gone&${search}`;
  return search;
}
