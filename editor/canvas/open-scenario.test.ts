// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { openDocument } from '../document/page-document.ts';
import { openScenario } from './open-scenario.ts';
import type { OpenSite } from './open-site.ts';

const PESO = { isoCode: 'ARS', decimals: 2, exchangeRate: 1, isSystemDefault: true };
const DOLLAR = { isoCode: 'USD', decimals: 2, exchangeRate: 0.001, isSystemDefault: false };
const site = { id: 'andes', currencies: [PESO, DOLLAR], api: {} } as unknown as OpenSite;

const pageWith = (type: string) =>
  openDocument({ builder: { format: 1, sections: [{ id: 'a', type, v: 1, props: {} }], translations: {} } });

it.each([
  ['before a booking', 'checkout', 'Checkout', DOLLAR],
  ['of a booking, which has its own', 'booking-success', 'BookingSuccess', null],
  ['of content that shows a booking', 'thanks', 'BookingSuccess', null],
])('the other currency is that of pages %s, as for visitors', (_which, pageId, type, shown) => {
  const { scenario } = openScenario(site, 'other-currency');
  expect(scenario?.currencyOn(pageId, pageWith(type))).toBe(shown);
  expect(openScenario(site, 'one-way').scenario?.currencyOn(pageId, pageWith(type))).toBeNull();
});
