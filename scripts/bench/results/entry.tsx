// The server's side of the results of a search: our page of many vehicles, and the same HTML by React alone.
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { SearchResult } from '../../../generated/api/types.ts';
import { createHttpApi } from '../../../src/api/http/http-api.ts';
import { SAMPLE_SITE } from '../../../src/api/wire/scenarios/sample-responses.ts';
import { SAMPLE_SEARCH, sampleBookingResponses } from '../../../src/api/wire/scenarios/sample-bookings.ts';
import { SAMPLE_CURRENCIES } from '../../../src/api/wire/scenarios/sample-currencies.ts';
import { SAMPLE_NOW } from '../../../src/api/wire/scenarios/sample-places.ts';
import { createRendering, type Rendered } from '../systems/ours.ts';
import type { HandList } from './hand-list.ts';

const RESPONSES = { ...SAMPLE_SITE, ...sampleBookingResponses({ isoCode: 'EUR', decimals: 2, perEuro: 1 }) };

/** The response of a search: so many models of one kind, each at a price of its own. */
function foundVehicles(count: number): readonly SearchResult[] {
  const [sample] = RESPONSES['/api/booking/search'] as readonly SearchResult[];
  if (!sample) throw new Error('the sample search finds nothing');
  return Array.from({ length: count }, (_, number) => ({
    ...sample,
    price: sample.price + number,
    averageDayPrice: (sample.price + number) / sample.totalDays,
    car: {
      model: { ...sample.car.model, id: `m${number}`, name: `${sample.car.model.name} ${number}` },
    },
  }));
}

/** Our page of the results, from the responses of the product API. */
export async function createResults(count: number, islandUrl: (name: string) => string) {
  // As it came over the wire: reading it is part of the work.
  const found = JSON.stringify(foundVehicles(count));
  const get = async (path: string): Promise<unknown> =>
    path === '/api/booking/search'
      ? JSON.parse(found)
      : structuredClone(RESPONSES[path as keyof typeof RESPONSES]);
  const render = await createRendering({
    document: {
      format: 1,
      sections: [{ id: 'results', type: 'SearchResults', v: 1, props: {} }],
      translations: {},
    },
    api: createHttpApi({ get, send: get }),
    routeId: 'search',
    search: SAMPLE_SEARCH.replace(/&modelId=[^&]*/, ''),
    currencies: SAMPLE_CURRENCIES,
    now: SAMPLE_NOW,
    islandUrl,
  });
  return (): Promise<Rendered> => render('cached');
}

/** The list that was written by hand: React elements with names of classes, from values that are ready to be shown. */
export function createHandList({ source, values }: HandList): () => string {
  const page = new Function('h', 'values', source) as (
    h: typeof createElement,
    values: HandList['values'],
  ) => ReactElement;
  return () => renderToString(page(createElement, values));
}
