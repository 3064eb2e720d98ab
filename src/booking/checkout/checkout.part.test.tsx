// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/client/api-error.ts';
import type { PriceItem, SearchResult } from '../../../generated/api/types.ts';
import { FAKE_SEARCH_RULES, fakeApi } from '../../../tests/support/fake-api.ts';
import { FAKE_SEARCH_ADDRESS, fakeBookingAnswers } from '../../../tests/support/fake-offers.ts';
import { exampleElement } from '../../../tests/support/render-component.tsx';
import { usePartQueryClient } from '../../runtime/hydration/query-client.ts';
import { loadDraft, saveDraft } from './draft.ts';
import { leaveFor } from './leave-for.ts';

vi.mock('./leave-for.ts', () => ({ leaveFor: vi.fn() }));

const ANSWERS = fakeBookingAnswers({ isoCode: 'EUR', decimals: 2, perEuro: 1 });
const PRICE = ANSWERS['/api/booking/price'] as SearchResult;
const CUSTOMER = {
  firstName: 'Ana',
  lastName: 'Paz',
  emailAddress: 'ana@example.com',
  cellPhone: '+541112345678',
  country: 'AR',
};

/** A price that differs by its rental line, and by the tax on it. */
function priceOf(rental: number): SearchResult {
  const [rentalItem, oneWay, tax] = PRICE.priceItems as [PriceItem, PriceItem, PriceItem];
  const taxed = (rental + oneWay.price) / 4;
  return {
    ...PRICE,
    price: rental + oneWay.price + taxed,
    priceItems: [{ ...rentalItem, price: rental }, oneWay, { ...tax, price: taxed }],
  };
}

interface Call {
  readonly method: string;
  readonly url: URL;
  readonly body: Record<string, unknown> | null;
}
let client: QueryClient;
let calls: Call[];
let root: Root;
let screen: HTMLElement;
/** What the server answers; changed by tests. */
let price: () => SearchResult | Response | Promise<SearchResult>;
let book: () => Response;
/** What it knows of a booking by its key. */
let known: () => Response;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  calls = [];
  price = () => PRICE;
  book = () => Response.json({ id: 'B1' });
  known = () => Response.json({ errorCode: 'bookingNotFound' }, { status: 404 });
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body?: string }) => {
    const url = new URL(path, 'http://site');
    calls.push({ method, url, body: body === undefined ? null : JSON.parse(body) });
    if (url.pathname === '/api/booking/book') return method === 'POST' ? book() : known();
    const answer = await price();
    return answer instanceof Response ? answer : Response.json(answer);
  });
  sessionStorage.clear();
});
afterEach(async () => {
  await act(async () => root.unmount());
  // All tests share the client of one tab.
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(leaveFor).mockReset();
});

async function open(answers: Parameters<typeof fakeApi>[0] = ANSWERS, isInsuranceRequired = false) {
  screen = document.createElement('div');
  document.body.replaceChildren(screen);
  const element = await exampleElement('Checkout', undefined, {
    search: FAKE_SEARCH_ADDRESS,
    api: fakeApi(answers),
    searchRules: { ...FAKE_SEARCH_RULES, isInsuranceRequired },
  });
  const Tab = () => {
    client = usePartQueryClient();
    return element;
  };
  root = createRoot(screen);
  await act(async () => root.render(<Tab />));
}
const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
const control = <T extends Element = HTMLInputElement>(selector: string) =>
  screen.querySelector<T & HTMLElement>(selector) as T & HTMLElement;
const press = (selector: string) => act(async () => control(selector).click());
const total = () => control('dd[data-total]').textContent;
const submitButton = () => control<HTMLButtonElement>('[type="submit"]');
const quantities = () =>
  calls
    .filter(({ url }) => url.pathname === '/api/booking/price')
    .map(({ url }) =>
      [...url.searchParams].filter(([name]) => name.startsWith('additionals')).map(([, value]) => value),
    );

describe('extras', () => {
  it('[CHK-14, XTRA-05, XTRA-06] begins with the required ones, which stay, and the default ones', async () => {
    await open();
    const box = (id: string) => control<HTMLInputElement>(`#extra-${id}`);
    expect([box('liability').checked, box('liability').disabled]).toEqual([true, true]);
    expect([box('basic-cover').checked, box('basic-cover').disabled]).toEqual([true, false]);
    expect(box('ferry').checked).toBe(false);
    expect(control('[role="group"][aria-labelledby="extra-child-seat-name"] output').textContent).toBe('0');
  });

  it('[XTRA-02] stand in their groups', async () => {
    await open();
    expect([...screen.querySelectorAll('fieldset > legend')].map((legend) => legend.textContent)).toEqual([
      'Protection',
      'Extras',
      'Services',
    ]);
  });

  it('[CHK-15] ask for the price once choices stand still, and mark the old one until then', async () => {
    await open();
    const before = total();
    let tell: (result: SearchResult) => void = () => undefined;
    price = () => new Promise((resolve) => (tell = resolve));
    await press('[aria-label="Add one: Child seat"]');
    await press('[aria-label="Add one: Child seat"]');
    expect(calls).toEqual([]);
    await pass(300);
    expect(quantities()).toEqual([['liability', '1', 'basic-cover', '1', 'child-seat', '2']]);
    expect([total(), control('[aria-busy="true"]') !== null]).toEqual([before, true]);
    expect(submitButton().textContent).toBe('Updating the price…');
    await act(async () => tell(priceOf(900)));
    await pass(0);
    expect(total()).not.toBe(before);
    expect(submitButton().textContent).toBe(`Book for ${total()}`);
  });

  it('[CHK-15] discard an answer that a later choice overtook', async () => {
    await open();
    const waiting: ((result: SearchResult) => void)[] = [];
    price = () => new Promise((resolve) => waiting.push(resolve));
    await press('#extra-ferry');
    await pass(300);
    await press('#extra-ferry');
    await press('[aria-label="Add one: Child seat"]');
    await pass(300);
    await act(async () => waiting[1]?.(priceOf(200)));
    await pass(0);
    const newest = total();
    await act(async () => waiting[0]?.(priceOf(999)));
    await pass(0);
    expect(total()).toBe(newest);
  });

  it('say which one had to go, and what it costs now', async () => {
    await open();
    price = () => priceOf(500);
    await press('#extra-full-cover');
    const heard = () => [...screen.querySelectorAll('[role="status"]')].map((status) => status.textContent);
    expect(heard()).toContain('Basic cover was removed, because it cannot be combined with what you chose.');
    await pass(300);
    await pass(0);
    expect(heard()).toContain(`Total: ${total()}`);
  });

  it('are kept over a reload, and priced again', async () => {
    await open();
    await press('#extra-ferry');
    await pass(300);
    await act(async () => root.unmount());
    calls = [];
    await open();
    expect(control<HTMLInputElement>('#extra-ferry').checked).toBe(true);
  });

  it('say that a price could not be had, and ask again on demand', async () => {
    await open();
    price = () => Promise.reject(new TypeError('offline'));
    await press('#extra-ferry');
    await pass(300);
    await pass(2_500);
    const alert = control('aside [role="alert"]');
    // An extra was ticked: nobody has tried to book yet.
    expect(alert.textContent).toBe('The price could not be updated.Try again');
    price = () => priceOf(700);
    await act(async () => alert.querySelector('button')?.click());
    await pass(0);
    expect(screen.querySelector('aside [role="alert"]')).toBeNull();
    expect(submitButton().textContent).toBe(`Book for ${total()}`);
  });
});

describe('the form', () => {
  it('[FORM-02] has the fields of the server’s checkout form', async () => {
    await open();
    expect([...screen.querySelectorAll('form label')].map((label) => label.textContent)).toEqual(
      expect.arrayContaining([
        'E-mail',
        'First name',
        'Last name',
        'Phone',
        'Country',
        'Date of birth (optional)',
      ]),
    );
    expect(control('#checkout-country').querySelectorAll('option').length).toBeGreaterThan(200);
  });

  it('[FORM-05, CHK-24] names what is missing, leads to the first of it, and sends nothing', async () => {
    await open();
    await act(async () => submitButton().click());
    await pass(50);
    const problems = [...screen.querySelectorAll('[id$="-error"]')].map((problem) => problem.textContent);
    expect(problems).toEqual([
      'E-mail is required.',
      'First name is required.',
      'Last name is required.',
      'Phone is required.',
      'Country is required.',
      'Please accept the terms.',
    ]);
    expect(document.activeElement?.id).toBe('checkout-emailAddress');
    expect(calls).toEqual([]);
  });
});

describe('an insurance that every booking needs', () => {
  /** The extras as they are, with no insurance among those that are taken at first. */
  const uninsured = {
    ...ANSWERS,
    '/api/booking/additionals-price': (
      ANSWERS['/api/booking/additionals-price'] as { id: string; type: string; isDefault: boolean }[]
    ).map((extra) => ({
      ...extra,
      isDefault: false,
      ...(extra.id === 'liability' ? { type: 'Other' } : {}),
    })),
  };
  const notice = () => control('form [role="alert"]');

  it('is asked for where it is chosen, before anything is sent, and no longer once it is', async () => {
    saveDraft(CUSTOMER);
    await open(uninsured, true);
    await press('[type="checkbox"]:not([id])');
    await act(async () => submitButton().click());
    await pass(0);
    expect([notice().textContent, calls]).toEqual([
      'To book, please choose at least one kind of protection.',
      [],
    ]);
    expect(notice().closest('fieldset')?.querySelector('legend')?.textContent).toBe('Protection');
    expect(document.activeElement).toBe(notice());
    await press('#extra-basic-cover');
    expect(screen.querySelector('form [role="alert"]')).toBeNull();
    await pass(300);
    await act(async () => submitButton().click());
    await pass(0);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it.each([
    ['knew of no such rule', uninsured],
    ['takes one for chosen', ANSWERS],
  ])('is asked for by the server too, when the page %s', async (_why, answers) => {
    saveDraft(CUSTOMER);
    book = () => Response.json({ errorCode: 'insurance-required' }, { status: 400 });
    await open(answers, false);
    await press('[type="checkbox"]:not([id])');
    await act(async () => submitButton().click());
    await pass(0);
    expect(notice().textContent).toBe('To book, please choose at least one kind of protection.');
  });
});

describe('booking', () => {
  const send = async () => {
    saveDraft(CUSTOMER);
    await open();
    await press('[type="checkbox"]:not([id])');
    await act(async () => submitButton().click());
    await pass(0);
  };
  const bookings = () => calls.filter(({ method }) => method === 'POST');

  it('asks for the price once more, then sends the extras with it', async () => {
    await send();
    expect(calls.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
      'GET /api/booking/price',
      'POST /api/booking/book',
    ]);
    expect(bookings()[0]?.body).toMatchObject({
      additionals: [
        { additionalId: 'liability', quantity: 1 },
        { additionalId: 'basic-cover', quantity: 1 },
      ],
      customer: { firstName: 'Ana', country: 'AR' },
    });
    expect(leaveFor).toHaveBeenCalledWith('/en-US/booking-success?bookingId=B1');
  });

  it('remembers who booked for the next one, and has them accept the terms anew', async () => {
    await send();
    expect(loadDraft()).toMatchObject({ firstName: 'Ana', acceptsTerms: false });
  });

  it('[CHK-15] waits for the newest price when it is pressed before that is there', async () => {
    saveDraft(CUSTOMER);
    await open();
    await press('[type="checkbox"]:not([id])');
    price = () => priceOf(900);
    await press('[aria-label="Add one: Child seat"]');
    await act(async () => submitButton().click());
    expect(bookings()).toEqual([]);
    await pass(300);
    await pass(0);
    expect(bookings().map(({ body }) => body?.additionals)).toEqual([
      [
        { additionalId: 'liability', quantity: 1 },
        { additionalId: 'basic-cover', quantity: 1 },
        { additionalId: 'child-seat', quantity: 1 },
      ],
    ]);
  });

  it('sends nothing when the price has moved, and shows which lines did', async () => {
    price = () => priceOf(999);
    await send();
    expect(bookings()).toEqual([]);
    const alert = control('form [role="alert"]');
    expect(alert.textContent).toMatch(/The price has changed from .* to /);
    expect([...alert.querySelectorAll('li')].map((line) => line.textContent)).toEqual([
      `3 days, unlimited kilometres: ${'EUR178.13 EUR1,248.75'.replaceAll('EUR', 'EUR ')}`,
    ]);
  });

  it('says that nothing was sent when the price of that moment could not be checked', async () => {
    price = () => Response.json({}, { status: 400 });
    await send();
    expect(bookings()).toEqual([]);
    expect(control('form [role="alert"]').textContent).toBe(
      'The current price could not be checked, so the booking was not sent. Please try again.',
    );
  });

  it('shows the price that a refusal tells', async () => {
    book = () => Response.json({ errorCode: 'priceChanged', price: priceOf(999) }, { status: 409 });
    await send();
    expect(control('form [role="alert"]').textContent).toMatch(/The price has changed from/);
    expect(submitButton().textContent).toBe(`Book for ${total()}`);
    expect(total()).toContain('1,');
  });

  it('shows at its field what the server does not take, keeps what was typed, and takes it corrected', async () => {
    const errors = { cellPhone: 'invalid-phone', birthday: 'required' };
    book = () => Response.json({ errorCode: 'formAnswers', errors }, { status: 400 });
    await send();
    await pass(50);
    const problems = () =>
      [...screen.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent);
    expect(problems()).toEqual([
      'Please enter a phone number with at least 6 digits.',
      'Date of birth is required.',
    ]);
    expect(screen.querySelector('form [role="alert"]')).toBeNull();
    const phone = control<HTMLInputElement>('#checkout-cellPhone');
    await vi.waitFor(() => expect(document.activeElement).toBe(phone));
    expect(phone.value).toBe(CUSTOMER.cellPhone);
    book = () => Response.json({ id: 'B2' });
    await act(async () => submitButton().click());
    await pass(0);
    expect(leaveFor).toHaveBeenCalledWith('/en-US/booking-success?bookingId=B2');
  });

  it('tells below the form what the server does not take in a field that is not shown', async () => {
    book = () =>
      Response.json({ errorCode: 'formAnswers', errors: { zipCode: 'required' } }, { status: 400 });
    await send();
    expect(control('form [role="alert"]').textContent).toContain('Nothing was booked');
  });

  it('leads to the other cars of the same search when the car is gone', async () => {
    book = () => Response.json({ errorCode: 'noAvailability' }, { status: 409 });
    await send();
    const [[href] = []] = vi.mocked(leaveFor).mock.calls;
    const target = new URL(String(href), 'http://site');
    expect([target.pathname, target.searchParams.get('reason')]).toEqual(['/en-US/booking-error', 'gone']);
    expect(Object.fromEntries(target.searchParams)).toMatchObject(
      Object.fromEntries(new URLSearchParams(FAKE_SEARCH_ADDRESS)),
    );
  });
});

describe('a car of which the last one is taken', () => {
  const TAKEN = () => Response.json({ errorCode: 'noAvailability' }, { status: 409 });
  const GONE = 'This car is no longer free on these dates.';
  const others = () =>
    [...screen.querySelectorAll('a')].find((link) => link.textContent === 'See the other cars');
  const goneAnswers = () => ({
    ...ANSWERS,
    '/api/booking/price': new ApiError(409, 'taken', 'noAvailability', null),
  });
  /** A booking is sent; what becomes of it is not told. */
  const sendIntoTheDark = async () => {
    book = () => Response.json({}, { status: 504 });
    known = () => Response.json({}, { status: 504 });
    saveDraft(CUSTOMER);
    await open();
    await press('[type="checkbox"]:not([id])');
    await act(async () => submitButton().click());
    await pass(5_000);
    expect(control('form [role="alert"]').textContent).toContain('We do not know yet');
  };

  it('is told as soon as another price is asked, before a form is filled in for nothing', async () => {
    await open();
    price = TAKEN;
    await press('#extra-ferry');
    await pass(300);
    await pass(0);
    const alert = control('[role="alert"]');
    expect(alert.textContent).toContain(GONE);
    expect(document.activeElement).toBe(alert);
    expect(screen.querySelector('form')).toBeNull();
    const target = new URL(others()?.href ?? '', 'http://site');
    expect([target.pathname, target.searchParams.has('modelId')]).toEqual(['/en-US/search', false]);
    expect(target.searchParams.get('pickUpPlaceId')).toBe('zag-air');
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('is told on arrival, with the way to the other cars of the same search', async () => {
    await open(goneAnswers());
    expect(screen.querySelector('h1')?.textContent).toBe(GONE);
    expect(others()?.getAttribute('href')).toContain('/en-US/search?');
    expect(calls).toEqual([]);
  });

  it.each([
    ['on arrival', () => open(goneAnswers())],
    [
      'when its price is asked anew',
      async () => {
        await open();
        price = TAKEN;
        await act(async () => client.invalidateQueries());
        await pass(0);
      },
    ],
  ])('is not gone %s to whoever booked it in this tab', async (_when, arrive) => {
    saveDraft(CUSTOMER);
    await open();
    await press('[type="checkbox"]:not([id])');
    await act(async () => submitButton().click());
    await pass(0);
    expect(leaveFor).toHaveBeenCalledWith('/en-US/booking-success?bookingId=B1');
    await act(async () => root.unmount());
    client.clear();
    await arrive();
    expect(screen.textContent).not.toContain(GONE);
    expect(control('[role="status"] strong').textContent).toBe('B1');
  });

  it('is not gone to whoever booked it without ever being answered', async () => {
    await sendIntoTheDark();
    await act(async () => root.unmount());
    client.clear();
    known = () => Response.json({ id: 'B7' });
    await open(goneAnswers());
    await pass(0);
    expect(screen.querySelector('h1')?.textContent).toBe('Your car is booked');
    expect(control('[role="status"] strong').textContent).toBe('B7');
  });

  it('leads to the booking when the second try finds that the first one took it', async () => {
    await sendIntoTheDark();
    price = TAKEN;
    known = () => Response.json({ id: 'B7' });
    await act(async () => submitButton().click());
    await pass(0);
    expect(leaveFor).toHaveBeenCalledWith('/en-US/booking-success?bookingId=B7');
  });

  it('is gone to whoever sent a booking that was never made', async () => {
    await sendIntoTheDark();
    await act(async () => root.unmount());
    client.clear();
    known = () => Response.json({ errorCode: 'bookingNotFound' }, { status: 404 });
    await open(goneAnswers());
    await pass(0);
    expect(screen.querySelector('h1')?.textContent).toBe(GONE);
  });
});
