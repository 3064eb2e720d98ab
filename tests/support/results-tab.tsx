import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { SAMPLE_SEARCH } from '../../src/api/wire/scenarios/sample-bookings.ts';
import { ResultsIsland } from '../../src/booking/search-results/results.island.tsx';
import { hydrateIsland } from '../../src/runtime/hydration/hydrate.ts';
import type { ResultsSettings } from '../../src/ui/booking-settings/results-settings.ts';
import { fakeApi } from './fake-api.ts';
import { type RenderOptions, servedExample } from './render-component.tsx';
import { RESPONSES } from './screens.ts';
import { endListening, stubDialogs, stubMedia } from './stub-window.ts';

export const SEARCH = SAMPLE_SEARCH.replace(/&modelId=[^&]*/, '');
/** The cars that were found, in the order of the product API. */
export const ALL = ['city', 'hatch', 'compact-suv', 'wagon', 'convertible', 'minibus'];
export const BRANDS = { category: true, price: true, passengers: true, brand: true, sort: true };

/** A tab in which the results are served and hydrated, for the tests of a file. */
export function setUpResultsTab() {
  const list = () => document.querySelector('[data-cards]') as HTMLElement;
  const items = () => [...list().querySelectorAll<HTMLElement>(':scope > li[data-offer]')];
  const inSight = () => items().flatMap(({ hidden, dataset }) => (hidden ? [] : [dataset.offer]));
  const query = () => new URLSearchParams(location.search);
  const count = () => document.querySelector('h1')?.textContent;

  /** Serves the results, without scripts. */
  async function serve(search = '', settings: Partial<ResultsSettings> = {}, options: RenderOptions = {}) {
    const address = [SEARCH, search].filter(Boolean).join('&');
    history.replaceState(null, '', `/en-US/search?${address}`);
    const { html } = await servedExample('SearchResults', undefined, {
      search: address,
      routeId: 'search',
      api: fakeApi(RESPONSES),
      surround: (page) => ({
        ...page,
        booking: {
          ...page.booking,
          results: {
            ...page.booking.results,
            ...settings,
            filters: { ...page.booking.results.filters, shows: BRANDS, ...settings.filters },
          },
        },
      }),
      ...options,
    });
    document.body.innerHTML = html;
  }

  /** Hydrates what is served, as a browser does. */
  async function hydrate() {
    const host = document.querySelector<HTMLElement>('[data-island-id$="-results"]') as HTMLElement;
    let hydrated: Promise<void> | undefined;
    await act(async () => {
      hydrated = hydrateIsland(host, ResultsIsland);
    });
    await hydrated;
    return host;
  }

  /** Serves the results and hydrates them. */
  async function open(...what: Parameters<typeof serve>) {
    await serve(...what);
    return hydrate();
  }

  const click = (element: Element | null | undefined) =>
    act(async () => element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  const box = (name: string, value: string) =>
    document.querySelector<HTMLInputElement>(`[data-filters] input[name="${name}"][value="${value}"]`);
  const compareBox = (id: string) => list().querySelector<HTMLInputElement>(`[data-compare][value="${id}"]`);
  const button = (text: string, within: ParentNode = document) =>
    [...within.querySelectorAll<HTMLButtonElement>('button')].find(({ textContent }) =>
      textContent?.includes(text),
    );
  /** What is loaded with its first use. */
  const opened = <Shown extends Element>(selector: string) =>
    vi.waitFor(
      async () => {
        await act(async () => undefined);
        const shown = document.querySelector<Shown>(selector);
        if (!shown) throw new Error(`nothing matches ${selector}`);
        return shown;
      },
      { timeout: 20_000 },
    );
  /** What closes by going back: the browser goes back later than it is told to. */
  const closed = (selector: string) =>
    vi.waitFor(async () => {
      await act(async () => undefined);
      if (document.querySelector(selector)) throw new Error(`${selector} is still there`);
    });
  const details = () => document.querySelector<HTMLElement>('[data-details-of]:not([hidden])');

  /** Called with what is scrolled into view. */
  const scrolled = vi.fn<(options?: boolean | ScrollIntoViewOptions) => void>();
  const screen = { isNarrow: false };
  stubDialogs();
  stubMedia(() => screen.isNarrow);
  endListening();
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    screen.isNarrow = false;
    // jsdom has no layout.
    Element.prototype.scrollIntoView = scrolled;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return {
    list,
    items,
    /** Ids of the cars that are not hidden, in their order. */
    inSight,
    query,
    count,
    serve,
    hydrate,
    open,
    click,
    box,
    compareBox,
    button,
    opened,
    closed,
    details,
    scrolled,
    screen,
  };
}
