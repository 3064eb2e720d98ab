import { ApiError } from '../api-error.ts';
import { type ApiTransport, createCaller } from './caller.ts';
import { createHttpApi } from './http-api.ts';
import type { ProductApi } from '../product-api.ts';
import { API_ERRORS } from '../wire/error-codes.ts';
import type { Currency } from '../wire/currency.ts';
import { inOwnPlaces, type OwnPlaces } from '../wire/scenarios/own-places.ts';
import type { SampleCurrency } from '../wire/scenarios/sample-bookings.ts';
import type { Scenario } from '../wire/scenarios/scenarios.ts';

/** Roughly what a euro is worth: sample prices are as long as real ones. */
const PER_EURO: Readonly<Record<string, number>> = { ARS: 1480, CLP: 1020, DOP: 68, CRC: 590, USD: 1.1 };

const EURO: SampleCurrency = { isoCode: 'EUR', decimals: 2, perEuro: 1 };

/** The first currency of a site for sample prices; the euro where it has none. */
export const sampleCurrency = ([first]: readonly Pick<Currency, 'isoCode' | 'decimals'>[]): SampleCurrency =>
  first ? { isoCode: first.isoCode, decimals: first.decimals, perEuro: PER_EURO[first.isoCode] ?? 1 } : EURO;

const wait = (milliseconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    if (milliseconds === 0) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** A response as the product API sends it. */
export interface ScenarioResponse {
  readonly status: number;
  readonly body: unknown;
}

const failure = ({ status, message, code }: ApiError): ScenarioResponse => ({
  status,
  body: { error: message, errorCode: code },
});

/** What a call of a path is answered in a scenario. Nothing is ever booked. */
export function scenarioResponse(
  scenario: Scenario,
  currency: SampleCurrency,
  method: string,
  path: string,
): ScenarioResponse {
  if (method !== 'GET') {
    const { status, error } = API_ERRORS.previewBooksNothing;
    return { status, body: { error, errorCode: 'previewBooksNothing' } };
  }
  const responses = scenario.responses(currency);
  const [name = ''] = path.split('?');
  const found = Object.hasOwn(responses, name)
    ? responses[name]
    : new ApiError(404, `no sample of ${name}`, 'notFound', null);
  return found instanceof ApiError ? failure(found) : { status: 200, body: structuredClone(found) };
}

/** The site that is seen in a scenario. */
type ShownSite = Pick<ProductApi, 'places' | 'branches'>;

/** Reads the places of a site once in each language; a site whose places cannot be loaded is seen with the samples. */
function ownPlacesOf(site: ShownSite): (language: string) => Promise<OwnPlaces> {
  const known = new Map<string, Promise<OwnPlaces>>();
  const load = async (language: string): Promise<OwnPlaces> => {
    const [places, branches] = await Promise.all([
      site.places(language).catch(() => []),
      site.branches(language).catch(() => []),
    ]);
    return { places, branches };
  };
  return (language) => {
    const loaded = known.get(language) ?? load(language);
    known.set(language, loaded);
    return loaded;
  };
}

/** Carries calls into a scenario, which is set in the places of a site. */
export function scenarioTransport(
  site: ShownSite,
  scenario: Scenario,
  currency: SampleCurrency,
): ApiTransport {
  const ownPlaces = ownPlacesOf(site);
  return async ({ method, path, signal }) => {
    await wait(scenario.delayMs, signal);
    const response = scenarioResponse(scenario, currency, method, path);
    const language = new URLSearchParams(path.split('?')[1]).get('language');
    if (response.status !== 200 || language === null) return response;
    return { ...response, body: inOwnPlaces(response.body, await ownPlaces(language)) };
  };
}

/** The product API of a site in a scenario: its pages, settings and forms are its own, and so are the names of places; all else is sampled. */
export function scenarioApi(site: ProductApi, scenario: Scenario, currency: SampleCurrency): ProductApi {
  const sampled = createHttpApi(
    // Who looks at a situation does not wait for a second attempt.
    createCaller(scenarioTransport(site, scenario, currency), { wait: () => Promise.resolve() }),
  );
  const { configuration, page, currencies, checkoutForm, contactForm } = site;
  return { ...sampled, configuration, page, currencies, checkoutForm, contactForm };
}
