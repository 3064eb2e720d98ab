// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  AIRPORT,
  form,
  open,
  OTHERS,
  requestedPaths,
  sent,
  stubForOverlays,
} from '../../../tests/support/search-widgets.tsx';

/** Opens the calendar by the first date of the form, or by another one. */
const openCalendar = async (position = 0) => {
  stubForOverlays();
  await act(async () => form().querySelectorAll<HTMLElement>('[aria-haspopup="dialog"]')[position]?.click());
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

describe('the calendar of the search', { timeout: 40_000 }, () => {
  it('closes by Escape, and keeps the dates', async () => {
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

  it('shows the prices of the days in sight, though those asked for before arrive later', async () => {
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
    const responses = {
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

    it('names all of them below, and lets none be chosen', async () => {
      await open(undefined, responses);
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

    it('names a holiday with the hours in which cars are taken back, on which a return can be chosen', async () => {
      await open(undefined, responses);
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

  it('shows what a day costs at least, as far as that is known', async () => {
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
  ])('marks of the prices %j of days the lowest, unless most days have it', async (prices, lowest) => {
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
});
