// @vitest-environment jsdom
import { SAMPLE_SEARCH } from '../../api/wire/scenarios/sample-bookings.ts';
import { describe, expect, it } from 'vitest';
import type { SearchResult } from '../../../generated/api/types.ts';
import { costsMoreAtNoon, FAKE_SEARCH_RULES, fakeApi } from '../../../tests/support/fake-api.ts';
import { type RenderOptions, showExample } from '../../../tests/support/render-component.tsx';
import { RESPONSES } from '../../../tests/support/screens.ts';
import type { Risk } from '../../domain/excess.ts';

const PRICE = RESPONSES['/api/booking/price'] as SearchResult;

/** What the page's island is given, read as the browser reads it. */
const islandProps = (screen: HTMLElement): Record<string, unknown> =>
  JSON.parse(screen.querySelector<HTMLElement>('[data-island]')?.dataset.props ?? '{}');

const show = (price: Partial<SearchResult> = {}, options: RenderOptions = {}) =>
  showExample('Checkout', undefined, {
    search: SAMPLE_SEARCH,
    api: fakeApi({ ...RESPONSES, '/api/booking/price': { ...PRICE, ...price } }),
    ...options,
  });

it.each([
  ['ferry*1', []],
  [
    'ski-rack*1',
    ['Some extras of your quote can no longer be booked. Please check your choice and the price.'],
  ],
])('says with the extras %s of a link that some can no longer be booked, if so', async (extras, said) => {
  const screen = await show({}, { search: `${SAMPLE_SEARCH}&extras=${extras}` });
  expect([...screen.querySelectorAll('header > [role="alert"]')].map((alert) => alert.textContent)).toEqual(
    said,
  );
});

it('names the car, the place and the moments of the trip below its heading', async () => {
  const named = (await show()).querySelector('header > h1 + p');
  expect([...(named?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Kamiq or similar',
    'Zagreb Airport → Split AirportMon, May 11, 2026, 10:00 – Thu, May 14, 2026, 10:00',
  ]);
});

describe('the summary of the car', () => {
  const shows = (inCheckout: readonly Risk[]): RenderOptions => ({
    surround: (page) => ({
      ...page,
      booking: { ...page.booking, excess: { inResults: [], inCheckout } },
    }),
  });
  const said = (screen: HTMLElement) => screen.querySelector('aside')?.textContent?.replaceAll(/\s/g, ' ');

  it('[CHK-06] has the price, the trip and the lines of the price', async () => {
    const screen = await show();
    const summary = said(screen);
    expect(summary).toContain('Kamiq or similar');
    expect(summary).toContain('Zagreb Airport');
    expect(summary).toContain('TotalEUR 221.88');
    expect(screen.querySelectorAll('aside dl dt').length).toBeGreaterThan(3);
  });

  it('[CHK-06] lists the excess of the risks that the site has chosen', async () => {
    const screen = await show({}, shows(['theft', 'hail']));
    expect(said(screen)).toContain('Most you would pay: TheftEUR 1,200.00');
    expect(said(screen)).not.toContain('Damage');
    expect(said(await show({}, shows([])))).not.toContain('Most you would pay');
  });

  it.each<[why: string, category: object, held: readonly (readonly [string, string])[]]>([
    ['with a deposit', { deposit: 450 }, [['Deposit, released after the return', 'EUR 450.00']]],
    ['without a deposit', {}, []],
  ])(
    'says what is paid today, what at the counter, what is held and what is at risk, %s',
    async (_why, ofClass, held) => {
      const { id, name } = PRICE.category;
      const category = { id, name, franchiseTheft: 1200, ...ofClass };
      const screen = await show({ category }, shows(['damage', 'theft']));
      const title = [...screen.querySelectorAll('aside h3')].find(
        (each) => each.textContent === 'What you pay and when',
      );
      const rows = [...(title?.nextElementSibling?.querySelectorAll('dt') ?? [])].map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent?.replaceAll(/\s/g, ' '),
      ]);
      expect(rows).toEqual([
        ['Today', 'EUR 0.00'],
        ['At pick-up', 'EUR 221.88'],
        ...held,
        ['Most you would pay: Theft', 'EUR 1,200.00'],
      ]);
    },
  );

  it('[CHK-08] is a drawer that the bar at the foot opens, whose line has the total', async () => {
    const screen = await show();
    const line = screen.querySelector('button[popovertarget="checkout-summary"]:not([aria-label])');
    expect(line?.textContent?.replaceAll(/\s/g, ' ')).toBe('TotalEUR 221.88Details');
    expect(line?.closest('form, aside')).toBeNull();
    const drawer = screen.querySelector('aside > #checkout-summary');
    expect(drawer?.getAttribute('popover')).toBe('auto');
    expect(drawer?.querySelector('dd[data-total]')).not.toBeNull();
  });

  it('[CHK-09] has a link to the dialog of the operator, where there is one', async () => {
    const dialogOf = (infoHref: string | null): RenderOptions => ({
      surround: (page) => ({
        ...page,
        booking: { ...page.booking, checkout: { ...page.booking.checkout, infoHref } },
      }),
    });
    const link = async (infoHref: string | null) =>
      (await show({}, dialogOf(infoHref))).querySelector('aside a[href^="#"]');
    expect((await link('#checkout-info'))?.textContent).toBe('Good to know');
    expect(await link(null)).toBeNull();
  });

  it('shows the distance limit, if there is one', async () => {
    expect(said(await show())).not.toContain('distance');
    const limited = await show({ ilimitedKm: false, maxAllowedDistanceByDay: 250 });
    expect(said(limited)).toContain('250 km a day');
  });
});

it.each<[why: string, search: string, api: ReturnType<typeof fakeApi>, hint: string | null]>([
  [
    'hints at an earlier return that costs a day less',
    '12:00',
    costsMoreAtNoon(fakeApi(RESPONSES)),
    'Return by Thu, May 14, 2026, 10:45 and pay 3 days, not 4 days.',
  ],
  ['has no such hint where prices do not confirm it', '12:00', fakeApi(RESPONSES), null],
  ['has no such hint where the return is early enough', '10:00', costsMoreAtNoon(fakeApi(RESPONSES)), null],
])('%s', async (_why, hourTo, api, hint) => {
  const screen = await show(
    {},
    {
      api,
      search: SAMPLE_SEARCH.replace(/hourTo=[^&]*/, `hourTo=${hourTo}`),
      searchRules: { ...FAKE_SEARCH_RULES, lengths: { minDays: 1, maxDays: null } },
    },
  );
  expect(screen.querySelector('aside')).not.toBeNull();
  const link = [...screen.querySelectorAll('a')].find(({ textContent }) =>
    textContent?.startsWith('Return by'),
  );
  expect(link?.textContent ?? null).toBe(hint);
  if (hint) expect(new URL(link?.href ?? '').searchParams.get('hourTo')).toBe('10:45');
});

it('[CHK-11] shows three placeholders of ways to pay while it is loading', async () => {
  const screen = await showExample('Checkout', undefined, { search: SAMPLE_SEARCH, data: {} });
  expect(screen.querySelectorAll('[aria-busy="true"] [data-line]').length).toBe(3);
});

it.each<[why: string, formId: string, fields: string[]]>([
  ['the one it names', 'checkout-short', ['emailAddress', 'firstName', 'lastName', 'cellPhone']],
  [
    'the first, when it names none',
    '',
    ['emailAddress', 'firstName', 'lastName', 'cellPhone', 'country', 'birthday'],
  ],
  [
    'the first, when the one it names is gone',
    'checkout-long',
    ['emailAddress', 'firstName', 'lastName', 'cellPhone', 'country', 'birthday'],
  ],
])('[FORM-01] asks, of several forms, with %s', async (_why, formId, fields) => {
  const screen = await show({}, { props: { formId } });
  const { people: rendered } = islandProps(screen).form as { people: { fieldTypeId: string }[] };
  expect(rendered.map(({ fieldTypeId }) => fieldTypeId)).toEqual(fields);
});

it('tells the terms of an agency to nobody, the sources of the page included', async () => {
  const terms = { agencyPrice: 171.71, customerPrice: 252.52, salesCommision: 80.81 };
  const screen = await show(terms);
  const { offer } = islandProps(screen) as { offer: object };
  expect(offer).toMatchObject({ total: { minor: 22_188 } });
  expect(Object.keys(offer).sort()).toEqual([
    'deposit',
    'excess',
    'hasUnlimitedMileage',
    'isQuoteOnly',
    'lines',
    'promotions',
    'total',
  ]);
  for (const secret of Object.values(terms))
    for (const spelling of [`${secret}`, `${Math.round(secret * 100)}`])
      expect(screen.innerHTML).not.toContain(spelling);
});

it.each<[what: string, search: string]>([
  ['a search and a car', ''],
  ['a car', SAMPLE_SEARCH.replace(/modelId=[^&]*&?/, '')],
])(
  '[ERR-02] an address without %s has the general error with its title, a message, and ways to the search and home',
  async (_what, search) => {
    const screen = await show({}, { search });
    const alert = screen.querySelector('[role="alert"]');
    expect(alert?.querySelector('h1')?.textContent).toBe('Something went wrong');
    expect(alert?.querySelector('p')?.textContent).toBe(
      'No car has been chosen yet. Search by place and dates, then choose one of the cars.',
    );
    expect([...(alert?.querySelectorAll('a') ?? [])].map(({ pathname }) => pathname)).toEqual([
      '/en-US/search',
      '/en-US/',
    ]);
    expect(screen.querySelector('form')).toBeNull();
  },
);
