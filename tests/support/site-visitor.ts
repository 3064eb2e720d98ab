import { QueryClient } from '@tanstack/react-query';
import { type OffersResult, offersQuery } from '../../src/api/queries/search.ts';
import type { ProductApi } from '../../src/api/product-api.ts';
import { searchRules } from '../../src/domain/search-rules.ts';
import { NO_HISTORY } from '../../server/content/published-pages.ts';
import { httpApis } from '../../server/pages/api-transport.ts';
import { type ApiCaller, createCaller } from '../../src/api/http/caller.ts';
import { injectTransport } from './inject-transport.ts';
import type { Currency } from '../../src/api/wire/currency.ts';
import { createSiteRuntime } from '../../server/pages/site-runtime.ts';
import type { SiteServerUnderTest } from './site-server.ts';

/** Asks for a site what its pages ask for, without rendering them. */
export interface SiteVisitor {
  readonly api: () => ProductApi;
  /** Sends calls as the wire spells them. */
  readonly caller: ApiCaller;
  readonly decimalsOf: (currency: string) => number;
  /** How the site writes amounts. */
  readonly currencies: readonly Currency[];
  /** All languages of the site. */
  readonly languages: readonly string[];
  /** The one of this visitor. */
  readonly language: string;
  /** The offers that the page of results has for an address. */
  offers(search: URLSearchParams): Promise<OffersResult>;
}

/** A visitor of a demo site, who takes the server's clock for the time; in the language it shows first, or in another. */
export async function visitSite(
  { app, clock }: SiteServerUnderTest,
  id: string,
  chosenLanguage?: string,
): Promise<SiteVisitor> {
  const site = { id, name: id, version: 1, origin: `http://${id}.localhost` };
  const now = () => clock.now;
  const runtime = createSiteRuntime({
    openApi: httpApis(injectTransport(app)),
    readMedia: async () => [],
    readHistory: async () => NO_HISTORY,
    now,
    report: (document, warning) => {
      throw new Error(`${document}: ${warning.message}`);
    },
  });
  const settings = (await runtime.settingsOf(site)).value;
  const currencies = (await runtime.currenciesOf(site)).value;
  const decimalsOf = (currency: string) =>
    currencies.find(({ isoCode }) => isoCode === currency)?.decimals ?? 2;
  const languages = settings.site.languages.map(({ isoLanguageName }) => isoLanguageName);
  const language = chosenLanguage ?? languages[0] ?? '';
  return {
    api: () => runtime.apiOf(site),
    caller: createCaller(injectTransport(app)(site)),
    decimalsOf,
    currencies,
    languages,
    language,
    offers: (search) =>
      new QueryClient().fetchQuery(
        offersQuery({
          api: runtime.apiOf(site),
          language,
          decimalsOf,
          search,
          searchRules: searchRules(settings.bookingSettings, settings.bookingConfiguration),
          now: now(),
        }),
      ),
  };
}
