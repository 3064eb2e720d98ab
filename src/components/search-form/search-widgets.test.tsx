// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FAKE_SEARCH_RULES } from '../../../tests/support/fake-api.ts';
import { liveExample } from '../../../tests/support/render-component.tsx';
import { SAMPLE_SITE } from '../../api/wire/scenarios/sample-responses.ts';
import { SAMPLE_NOW, WIRE_SCHEDULES } from '../../api/wire/scenarios/sample-places.ts';
import { BROWSER_SERVICES } from '../../runtime/hydration/browser-services.ts';

const form = () => document.querySelector('form') as HTMLFormElement;
const field = (name: string) =>
  form().querySelector<HTMLInputElement & HTMLSelectElement>(`[data-field="${name}"]`) as HTMLInputElement &
    HTMLSelectElement;
const sent = (name: string) => new FormData(form()).getAll(name).at(-1) ?? null;
const told = () => [...form().querySelectorAll('[role="status"]')].map((part) => part.textContent).join('');
const problems = () =>
  [...form().querySelectorAll('[id$="-problem"]')].map((problem) => problem.textContent?.trim());

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

const ages = { checksAllowed: true, checksWithoutCaution: false, allowedMin: 21, allowedMax: 75 };

const ANSWERS = {
  ...SAMPLE_SITE,
  '/api/booking/day-prices': [
    { date: '2026-05-20', price: 200, totalDays: 5, currency: 'EUR' },
    { date: '2026-05-21', price: 155.4, totalDays: 5, currency: 'EUR' },
  ],
};
const [AIRPORT, ...OTHERS] = WIRE_SCHEDULES;
/** The airport is served an hour longer than it is open. */
const withAfterHours = (fee: object) => ({
  '/api/data/attentionschedule': [
    { ...AIRPORT, allowAfterHours: true, beforeHoursMaxMinutes: 0, afterHoursMaxMinutes: 60, ...fee },
    ...OTHERS,
  ],
});
let requestedPaths: string[] = [];

/** Opens the form and turns to it. */
async function turnTo(
  search = 'dateFrom=05-20-2026&hourFrom=10:00&dateTo=05-25-2026&hourTo=10:00',
  changedAnswers: Readonly<Record<string, unknown>> = {},
) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  requestedPaths = [];
  const answers: Readonly<Record<string, unknown>> = { ...ANSWERS, ...changedAnswers };
  const services = {
    ...BROWSER_SERVICES,
    get document() {
      return document;
    },
    clock: () => SAMPLE_NOW,
    transport: async ({ path }: { readonly path: string }) => {
      requestedPaths.push(path);
      const known = answers[path.split('?')[0] ?? ''] ?? [];
      const answer = typeof known === 'function' ? await known() : known;
      if (answer instanceof Error) throw answer;
      return {
        status: 200,
        body: structuredClone(answer),
      };
    },
  };
  const searchRules = {
    ...FAKE_SEARCH_RULES,
    lengths: { minDays: 3, maxDays: 30 },
    driverAge: ages,
  };
  const element = await liveExample('SearchForm', 'horizontal', { search, services, searchRules });
  root = createRoot(host);
  await act(async () => root?.render(element));
  form().dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
}

/** Opens the form and turns to it, so that its fields are replaced. */
async function open(...searched: Parameters<typeof turnTo>) {
  await turnTo(...searched);
  await vi.waitFor(
    async () => {
      await act(async () => undefined);
      expect(form().querySelector('[data-field]')).not.toBeNull();
    },
    { timeout: 20_000 },
  );
}

const type = (name: string, text: string) =>
  act(async () => {
    const input = field(name);
    input.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.blur();
  });
const click = (name: string) => act(async () => field(name).click());
/** Submits the form. @returns whether it is sent */
const submit = async () => {
  const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  await act(async () => {
    form().dispatchEvent(event);
  });
  return !event.defaultPrevented;
};

describe('the fields of the search in a browser', { timeout: 40_000 }, () => {
  it('keep what was served', async () => {
    await open();
    expect(['pickUpPlaceId', 'dateFrom', 'hourFrom', 'dateTo', 'hourTo'].map(sent)).toEqual([
      'zag-air',
      '05-20-2026',
      '10:00',
      '05-25-2026',
      '10:00',
    ]);
    expect([field('pickUpPlaceId').value, field('dateFrom').value]).toEqual(['Zagreb Airport', '20/05/2026']);
  });

  it.each([
    ['no places', '/api/data/places', []],
    ['places that the form does not offer', '/api/data/places', [{ id: 'elsewhere', name: 'Elsewhere' }]],
    ['no hours', '/api/data/attentionschedule', []],
    ['been lost twice', '/api/data/places', new Error('connection refused')],
  ])('stay as they were served where the answer has %s', async (_what, path, answer) => {
    const attempts = answer instanceof Error ? 2 : 1;
    await turnTo(undefined, { [path]: answer });
    await vi.waitFor(
      () => expect(requestedPaths.filter((asked) => asked.startsWith(path))).toHaveLength(attempts),
      20_000,
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(form().querySelector('[data-field]')).toBeNull();
    expect([sent('pickUpPlaceId'), sent('dateFrom'), sent('hourFrom')]).toEqual([
      'zag-air',
      '2026-05-20',
      '10:00',
    ]);
  });

  it('move the return with a typed pick-up, which is told, and keep the length', async () => {
    await open();
    await type('dateFrom', '1.6.26');
    expect([sent('dateFrom'), sent('dateTo')]).toEqual(['06-01-2026', '06-06-2026']);
    expect(told()).toContain('The return date moved too: Sat, Jun 6, 2026.');
  });

  it.each([
    ['a date in the past', 'dateFrom', '01/05/2026', 'That is in the past.'],
    ['no date', 'dateFrom', 'soon', 'Please give a date such as 11/05/2026.'],
    ['a rental that is too short', 'dateTo', '21/05/2026', 'The shortest rental is 3 days.'],
    ['a rental that is too long', 'dateTo', '25/07/2026', 'The longest rental is 30 days.'],
  ])('[SRCH-14, SRCH-18] say why a typed date is refused, and keep it: %s', async (_why, name, text, why) => {
    await open();
    await type(name, text);
    expect(problems()).toEqual([why]);
    expect([field(name).value, field(name).getAttribute('aria-invalid')]).toEqual([text, 'true']);
  });

  it('offer the times of the place on that date alone', async () => {
    await open();
    const times = [...field('hourFrom').options].map(({ value }) => value);
    expect([times[0], times.at(-1)]).toEqual(['08:00', '20:00']);
  });

  it.each<[why: string, fee: object, text: string]>([
    ['nothing', {}, '20:30, after hours'],
    ['a fee', { afterHoursFee: 19.5, currency: 'EUR' }, '20:30, after hours: + EUR 19.50'],
    ['a fee in whole units', { afterHoursFee: 18_150, currency: 'ARS' }, '20:30, after hours: + ARS 18,150'],
    ['a fee in no currency', { afterHoursFee: 20 }, '20:30, after hours'],
    ['a fee in a currency that cannot be', { afterHoursFee: 20, currency: 'euros' }, '20:30, after hours'],
  ])('[SCHED-15] mark the times outside the hours, which cost %s', async (_why, fee, text) => {
    await open(undefined, withAfterHours(fee));
    for (const name of ['hourFrom', 'hourTo']) {
      const option = field(name).querySelector('[value="20:30"]')?.textContent;
      expect(option?.replaceAll('\u00a0', ' ')).toBe(text);
    }
    expect(field('hourFrom').querySelector('[value="20:00"]')?.textContent).toBe('20:00');
  });

  /** Opens the calendar by the first date of the form, or by another one. */
  const openCalendar = async (position = 0) => {
    // jsdom has neither.
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addListener: () => undefined,
      removeListener: () => undefined,
    }));
    await act(async () =>
      form().querySelectorAll<HTMLElement>('[aria-haspopup="dialog"]')[position]?.click(),
    );
    await vi.waitFor(
      async () => {
        await act(async () => undefined);
        expect(document.querySelector('[role="dialog"]')).not.toBeNull();
      },
      { timeout: 20_000 },
    );
  };
  const cell = (day: string) =>
    [...document.querySelectorAll('[role="dialog"] td > [role="button"]')].find((one) =>
      one.getAttribute('aria-label')?.includes(day),
    );

  it('close the calendar by Escape, and keep the dates', async () => {
    await open();
    const before = sent('dateFrom');
    await openCalendar();
    const inside = document.querySelector<HTMLElement>('[role="dialog"] [role="button"]');
    await act(async () =>
      inside?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })),
    );
    await vi.waitFor(async () => {
      await act(async () => undefined);
      expect(document.querySelector('[role="dialog"]')).toBeNull();
    });
    expect(sent('dateFrom')).toBe(before);
  });

  it('show in the calendar the prices of the days in sight, though those asked for before arrive later', async () => {
    const waiting: ((prices: readonly object[]) => void)[] = [];
    const asked = async (calls: number) =>
      vi.waitFor(async () => {
        await act(async () => undefined);
        expect(waiting).toHaveLength(calls);
      });
    await open(undefined, {
      '/api/booking/day-prices': () => new Promise((resolve) => waiting.push(resolve)),
    });
    await openCalendar();
    await asked(1);
    await act(async () =>
      document.querySelector<HTMLElement>('[role="dialog"] header button:last-of-type')?.click(),
    );
    await asked(2);
    const price = (amount: number) => [{ date: '2026-06-20', price: amount, totalDays: 5, currency: 'EUR' }];
    await act(async () => waiting[1]?.(price(150)));
    await act(async () => waiting[0]?.(price(999)));
    await vi.waitFor(async () => {
      await act(async () => undefined);
      expect(cell('June 20')?.querySelector('small')?.textContent).toBe('30');
    });
  });

  describe('of a place with closed days and holidays', () => {
    const HOLIDAYS = [
      { date: '2026-05-23', name: 'Feast of Saint Rita' },
      { date: '2026-05-30', name: 'Statehood Day' },
    ];
    const CLOSED = ['05-12', '05-14', '05-17', '05-19', '05-22', '05-26', '05-28', '05-29'];
    const answers = {
      '/api/data/attentionschedule': [
        {
          ...AIRPORT,
          holiday: [{ openedFrom: '09:00', openedTo: '11:30' }],
          closedDays: CLOSED.map((day) => `2026-${day}`),
        },
        ...OTHERS,
      ],
      '/api/data/holidays': HOLIDAYS,
    };
    const named = () =>
      [...document.querySelectorAll('[data-closures] li')].map(({ textContent }) => textContent);

    it('name all of them below the calendar, and let none be chosen', async () => {
      await open(undefined, answers);
      await openCalendar();
      expect(named()).toEqual([
        '12/05/2026 Closed',
        '14/05/2026 Closed',
        '17/05/2026 Closed',
        '19/05/2026 Closed',
        '22/05/2026 Closed',
        '23/05/2026 Feast of Saint Rita',
        '26/05/2026 Closed',
        '28/05/2026 – 29/05/2026 Closed',
        '30/05/2026 Statehood Day',
      ]);
      for (const day of ['May 22', 'May 23']) {
        expect(cell(day)?.getAttribute('aria-disabled'), day).toBe('true');
        await act(async () => (cell(day) as HTMLElement).click());
      }
      // The pick-up is still to be chosen: an open day begins the range.
      const asked = () => document.querySelector('[role="dialog"] header [aria-live]')?.textContent;
      expect([sent('dateFrom'), asked()]).toEqual(['05-20-2026', 'Pick-up date']);
      expect(cell('May 21')?.getAttribute('aria-disabled')).toBeNull();
      await act(async () => (cell('May 21') as HTMLElement).click());
      expect(asked()).toBe('Return date');
    });

    it('name a holiday with the hours in which cars are taken back, on which a return can be chosen', async () => {
      await open(undefined, answers);
      await openCalendar(1);
      await vi.waitFor(async () => {
        await act(async () => undefined);
        expect(document.querySelector('[role="dialog"] header [aria-live]')?.textContent).toBe('Return date');
      });
      expect(named()).toContain('23/05/2026 Feast of Saint Rita, 09:00–11:30');
      expect(cell('May 23')?.getAttribute('aria-disabled')).toBeNull();
      expect(cell('May 26')?.getAttribute('aria-disabled')).toBe('true');
    });
  });

  describe('find the place that is near', () => {
    const press = () =>
      act(async () =>
        [...form().querySelectorAll('button')].find(({ textContent }) => textContent === 'Near me')?.click(),
      );
    /** Lets the browser answer where the visitor is. */
    const locate = (answer: Geolocation['getCurrentPosition']) => {
      Object.defineProperty(navigator, 'geolocation', {
        configurable: true,
        value: { getCurrentPosition: answer },
      });
    };
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'geolocation');
    });

    it('which is chosen and named with its distance, once the visitor lets the browser tell where they are', async () => {
      locate((found) => found({ coords: { latitude: 43.5081, longitude: 16.4402 } } as GeolocationPosition));
      await open();
      await press();
      expect([sent('pickUpPlaceId'), field('pickUpPlaceId').value]).toEqual(['spu-air', 'Split Airport']);
      expect(told()).toContain('The nearest place is Split Airport, 12 km away.');
    });

    it('and say so where the visitor does not, with the place as it was', async () => {
      locate((_found, failed) => failed?.({ code: 1 } as GeolocationPositionError));
      await open();
      await press();
      expect(sent('pickUpPlaceId')).toBe('zag-air');
      expect(told()).toContain('Your location could not be found. Please choose a place from the list.');
    });

    it('by no button where the browser knows no positions', async () => {
      await open();
      expect(form().textContent).not.toContain('Near me');
    });
  });

  it('show in the calendar what a day costs at least, as far as that is known', async () => {
    await open();
    await openCalendar();
    await vi.waitFor(async () => {
      await act(async () => undefined);
      expect(cell('May 21')?.querySelector('small')?.textContent).toBe('31');
    });
    expect(cell('May 22')?.querySelector('small')).toBeNull();
    const lowest = [...document.querySelectorAll('[data-lowest]')].map(({ textContent }) => textContent);
    expect(lowest).toEqual(['31']);
    const note = document.querySelector('[data-prices]');
    expect(note?.firstChild?.textContent).toBe('Lowest price per day (EUR)');
    // The day of the trip has the focus.
    expect(note?.querySelector('[role="status"]')?.textContent).toBe('20/05/2026: 40 EUR');
    const [requested = ''] = requestedPaths.filter((path) => path.startsWith('/api/booking/day-prices'));
    const query = new URLSearchParams(requested.split('?')[1]);
    expect([query.get('from'), query.get('to'), query.get('fromPlace')]).toEqual([
      '2026/05/11 10:00',
      '2026/05/16 10:00',
      'zag-air',
    ]);
  });

  it.each<[prices: readonly number[], lowest: readonly string[]]>([
    [
      [200, 155, 200, 155],
      ['31', '31'],
    ],
    [[155, 155, 200], []],
    [[155, 155], []],
  ])('mark of the prices %j of days the lowest, unless most days have it', async (prices, lowest) => {
    const first = 20;
    await open(undefined, {
      '/api/booking/day-prices': prices.map((price, index) => ({
        date: `2026-05-${first + index}`,
        price,
        totalDays: 5,
        currency: 'EUR',
      })),
    });
    await openCalendar();
    await vi.waitFor(async () => {
      await act(async () => undefined);
      expect(cell(`May ${first}`)?.querySelector('small')).not.toBeNull();
    });
    const marked = [...document.querySelectorAll('[data-lowest]')].map(({ textContent }) => textContent);
    expect(marked).toEqual(lowest);
  });

  it('[SRCH-16] ask for the place of return where its box is ticked, and forget it when it is not', async () => {
    await open('pickUpPlaceId=spu-air&dropOffPlaceId=dbv-port');
    expect(sent('dropOffPlaceId')).toBe('dbv-port');
    await click('otherDropOff');
    expect([field('dropOffPlaceId'), sent('dropOffPlaceId')]).toEqual([null, null]);
  });

  it('[AGE-04, AGE-05] take an age instead of the usual one, and send none that cannot rent', async () => {
    await open();
    await click('usualAge');
    await type('driverAge', '19');
    expect(await submit()).toBe(false);
    expect(problems()).toEqual(['The driver must be between 21 and 75 years old at pick-up.']);
    expect(document.activeElement).toBe(field('driverAge'));
    await type('driverAge', '30');
    expect(await submit()).toBe(true);
    expect(sent('driverAge')).toBe('30');
  });

  it('[SRCH-20] are all checked at once, the first wrong one is turned to, and nothing is sent twice', async () => {
    await open();
    await click('usualAge');
    await act(async () => form().querySelector<HTMLElement>('[data-clear]')?.click());
    expect(await submit()).toBe(false);
    expect(problems()).toEqual([
      'Please choose a place.',
      'Please give the age in whole years, from 16 to 99.',
    ]);
    expect(document.activeElement).toBe(field('pickUpPlaceId'));
  });

  it('[SRCH-20] send a search once, and say that it is on the way', async () => {
    await open();
    expect([await submit(), await submit()]).toEqual([true, false]);
    expect(form().querySelector('[type="submit"]')?.textContent).toBe('Searching…');
  });
});
