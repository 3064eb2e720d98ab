import { SAMPLE_SEARCH, sampleBookingResponses } from '../../src/api/wire/scenarios/sample-bookings.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { PriceItem, SearchResult } from '../../generated/api/types.ts';
import { LOAD_CONTROL } from '../../src/booking/checkout/form/load-control.ts';
import { createCheckoutStore } from '../../src/booking/checkout/state/checkout-store.ts';
import { IslandContext } from '../../src/runtime/hydration/island-context.ts';
import { useIslandQueryClient } from '../../src/runtime/hydration/query-client.ts';
import type { BookingSettings } from '../../src/ui/booking-settings/booking-settings.ts';
import { FAKE_SEARCH_RULES, fakeApi } from './fake-api.ts';
import { stubDialogs } from './stub-window.ts';
import { stubSight } from './sight.ts';
import { liveExample, type RenderOptions } from './render-component.tsx';

/** What the page was served with. */
export const RESPONSES = sampleBookingResponses({ isoCode: 'EUR', decimals: 2, perEuro: 1 });
/** The price that was served. */
const PRICE = RESPONSES['/api/booking/price'] as SearchResult;
/** Who books, as the fields of the form are filled in. */
export const CUSTOMER = {
  firstName: 'Ana',
  lastName: 'Paz',
  emailAddress: 'ana@example.com',
  cellPhone: '+541112345678',
  country: 'AR',
};

/** A price that differs by its rental line, and by the tax on it. */
export function priceOf(rental: number): SearchResult {
  const [rentalItem, oneWay, tax] = PRICE.priceItems as [PriceItem, PriceItem, PriceItem];
  const taxed = (rental + oneWay.price) / 4;
  return {
    ...PRICE,
    price: rental + oneWay.price + taxed,
    priceItems: [{ ...rentalItem, price: rental }, oneWay, { ...tax, price: taxed }],
  };
}

/** The price that was served with one more extra, and the tax on that. */
export function priceWithExtra(price: number): SearchResult {
  const items = PRICE.priceItems as [PriceItem, PriceItem, PriceItem];
  const [rentalItem, oneWay, tax] = items;
  const extra = { ...oneWay, description: 'One more extra', price, type: 'extra', typeId: 1 };
  return {
    ...PRICE,
    price: PRICE.price + price * 1.25,
    priceItems: [rentalItem, oneWay, extra, { ...tax, price: tax.price + price / 4 }],
  };
}

/** What the server answers to the tab; changed by tests. */
export interface TabServer {
  price: () => SearchResult | Response | Promise<SearchResult>;
  book: () => Response | Promise<Response>;
  /** What it knows of a booking by its key. */
  known: () => Response;
}

interface Call {
  readonly method: string;
  readonly url: URL;
  readonly body: Record<string, unknown> | null;
  readonly headers: Readonly<Record<string, string>>;
}

interface SentCall {
  readonly method: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * A tab in which the checkout is opened, rendered by React alone, for the tests of a file. It never leaves its page:
 * tests look at `leaveFor` and `reloadPage`.
 */
export function setUpCheckoutTab() {
  const leaveFor = vi.fn<(address: string) => void>();
  const reloadPage = vi.fn<() => void>();
  const services = {
    isInert: false,
    transport: null,
    history,
    document,
    events: window,
    clock: null,
    storage: sessionStorage,
    navigation: { assign: leaveFor, reload: reloadPage, hash: '' },
  };
  /** What the tab stored. */
  const store = () => createCheckoutStore(services);
  const calls: Call[] = [];
  const server: TabServer = {
    price: () => PRICE,
    book: () => Response.json({}),
    known: () => Response.json({}),
  };
  let client: QueryClient;
  let root: Root;

  // Loaded ahead, so that the calls of a test need no time for it.
  beforeAll(async () => {
    await import('../../src/booking/checkout/submission/booking-calls.ts');
    await import('../../src/booking/checkout/submission/submission.ts');
    await Promise.all(Object.values(LOAD_CONTROL).map((load) => load(document)));
  });
  beforeEach(() => {
    // jsdom lays nothing out, so that there is nowhere to go.
    Element.prototype.scrollIntoView = () => undefined;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    stubSight();
    calls.length = 0;
    server.price = () => PRICE;
    server.book = () => Response.json({ id: 'B1' });
    server.known = () => Response.json({ errorCode: 'bookingNotFound' }, { status: 404 });
    vi.stubGlobal('fetch', async (path: string, { method, body, headers = {} }: SentCall) => {
      const url = new URL(path, 'http://site');
      calls.push({ method, url, headers, body: body === undefined ? null : JSON.parse(body) });
      if (url.pathname === '/api/booking/book') return method === 'POST' ? server.book() : server.known();
      const response = await server.price();
      return response instanceof Response ? response : Response.json(response);
    });
    sessionStorage.clear();
  });
  afterEach(async () => {
    await close();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    leaveFor.mockReset();
    reloadPage.mockReset();
  });

  async function open(
    responses: Parameters<typeof fakeApi>[0] = RESPONSES,
    isInsuranceRequired = false,
    surroundings: RenderOptions = {},
  ) {
    const screen = document.createElement('main');
    document.body.replaceChildren(screen);
    history.replaceState(history.state, '', `/en-US/checkout?${surroundings.search ?? SAMPLE_SEARCH}`);
    const element = await liveExample('Checkout', undefined, {
      services,
      search: SAMPLE_SEARCH,
      api: fakeApi(responses),
      searchRules: { ...FAKE_SEARCH_RULES, isInsuranceRequired },
      ...surroundings,
    });
    const Tab = () => {
      client = useIslandQueryClient();
      return element;
    };
    root = createRoot(screen);
    await act(async () =>
      root.render(
        <IslandContext value={{ slots: {}, services }}>
          <Tab />
        </IslandContext>,
      ),
    );
    // What effects do in tasks of their own.
    await pass(0);
  }
  /** Leaves the page, as a reload does. */
  async function close() {
    await act(async () => root.unmount());
    // All tests share the client of one tab.
    client.clear();
  }
  const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
  const control = <T extends Element = HTMLInputElement>(selector: string) =>
    document.querySelector<T & HTMLElement>(selector) as T & HTMLElement;
  const press = (selector: string) => act(async () => control(selector).click());
  /** Presses the button that books, and lets everything that needs no time happen. */
  async function pressBook() {
    await press('[type="submit"]');
    await pass(0);
  }
  return {
    leaveFor,
    reloadPage,
    store,
    server,
    /** Calls that the tab made. */
    calls,
    open,
    close,
    pass,
    control,
    press,
    pressBook,
    /** Everything is there to be booked: who books, and the terms accepted. */
    async openFilledIn(...options: Parameters<typeof open>) {
      store().saveDraft(CUSTOMER);
      await open(...options);
      await press('#checkout-acceptsTerms');
    },
    /** What is known of the price is of no worth any more. */
    askAnew: () => act(async () => void client.invalidateQueries()),
    /** Somebody comes back to the tab after some time, from another one or by "back". */
    comeBack: (milliseconds: number, isByHistory = false) =>
      act(async () => {
        vi.spyOn(Date, 'now').mockReturnValue(Date.now() + milliseconds);
        if (isByHistory) dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
        else dispatchEvent(new Event('visibilitychange'));
      }),
    total: () => control('dd[data-total]').textContent,
    bookings: () => calls.filter(({ method }) => method === 'POST'),
    /** Extras of each price that was asked. */
    pricedExtras: () =>
      calls
        .filter(({ url }) => url.pathname === '/api/booking/price')
        .map(({ url }) =>
          [...url.searchParams].filter(([name]) => name.startsWith('additionals')).map(([, value]) => value),
        ),
  };
}

/** Begins each test at the address of a checkout, with dialogs, which jsdom cannot open. */
export function beginAtCheckout(): void {
  stubDialogs();
  beforeEach(() => history.replaceState(null, '', `/en-US/checkout?${SAMPLE_SEARCH}`));
}

/** The checkout of a site with other settings, as arguments of `open`. */
export const checkoutWith = (
  changes: Partial<BookingSettings>,
  search = SAMPLE_SEARCH,
): [undefined, false, RenderOptions] => [
  undefined,
  false,
  { search, surround: (page) => ({ ...page, booking: { ...page.booking, ...changes } }) },
];

/** How the checkout of a site is laid out that has set nothing. */
export const CHECKOUT_LAYOUT = {
  isTwoSteps: false,
  showsBetterPrice: false,
  redirectsAfterQuote: false,
  infoHref: null,
};

/** The first button whose name contains a text. */
export const buttonNamed = (text: string) =>
  [...document.querySelectorAll<HTMLButtonElement>('button')].find(({ textContent }) =>
    textContent?.includes(text),
  ) as HTMLButtonElement;
