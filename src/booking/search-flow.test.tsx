// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { FAKE_SEARCH_RULES, fakeApi } from '../../tests/support/fake-api.ts';
import { showExample } from '../../tests/support/render-component.tsx';
import { SAMPLE_SITE } from '../api/wire/scenarios/sample-responses.ts';
import { sampleBookingResponses } from '../api/wire/scenarios/sample-bookings.ts';

const api = fakeApi({
  ...SAMPLE_SITE,
  ...sampleBookingResponses({ isoCode: 'EUR', decimals: 2, perEuro: 1 }),
  '/api/booking/validatepromotion': { id: 'v7', name: 'Summer' },
});
const searchRules = {
  ...FAKE_SEARCH_RULES,
  driverAge: { checksAllowed: true, checksWithoutCaution: false, allowedMin: 18, allowedMax: 99 },
};
const SEARCH = {
  pickUpPlaceId: 'zag-air',
  dropOffPlaceId: 'spu-air',
  dateFrom: '05-11-2026',
  hourFrom: '10:30',
  dateTo: '05-14-2026',
  hourTo: '16:00',
  driverAge: '19',
  promotionCode: 'SUMMER',
};
const CHOSEN = { category: 'city', sort: 'priceDesc', selected: 'city' };

it('[SRCH-10] a search keeps its places, hours, age and voucher, its filters and results, and the chosen car with its extras', async () => {
  const show = (name: 'SearchForm' | 'SearchResults' | 'Checkout', routeId: string, search: string) =>
    showExample(name, undefined, { routeId, search, api, searchRules });
  const address = new URLSearchParams({ ...SEARCH, ...CHOSEN }).toString();

  const form = (await show('SearchForm', 'search', address)).querySelector('form') as HTMLFormElement;
  const control = (name: string) =>
    form.querySelector<HTMLInputElement>(`[name="${name}"]:not([type="hidden"])`);
  expect(control('otherDropOff')?.checked).toBe(true);
  expect(control('dropOffPlaceId')?.value).toBe('spu-air');
  expect([control('hourFrom')?.value, control('hourTo')?.value]).toEqual(['10:30', '16:00']);
  expect(control('promotionCode')?.value).toBe('SUMMER');
  expect([control('usualAge')?.checked, control('driverAge')?.value]).toEqual([true, '']);

  const results = await show('SearchResults', 'search', address);
  const inSight = [...results.querySelectorAll<HTMLElement>('[data-cards] > li[data-offer]')]
    .filter(({ hidden }) => !hidden)
    .map(({ dataset }) => dataset.offer);
  expect(inSight).toEqual(['city']);
  expect(results.querySelector<HTMLElement>('[data-details-of]:not([hidden])')?.dataset.detailsOf).toBe(
    'city',
  );
  const booked = results.querySelector('[data-offer="city"] a[data-book]')?.getAttribute('href') ?? '';
  const given = new URLSearchParams(booked.split('?')[1]);
  for (const [name, value] of Object.entries(SEARCH)) expect([name, given.get(name)]).toEqual([name, value]);

  const checkout = await show('Checkout', 'checkout', given.toString());
  expect(checkout.querySelector('aside')?.textContent).toContain('16:00');
  expect(checkout.querySelectorAll('[id^="extra-"][id$="-name"]').length).toBeGreaterThan(1);
});
