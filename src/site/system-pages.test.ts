import { expect, it } from 'vitest';
import { currencyOnPage } from './system-pages.ts';

it.each<[where: string, routeId: string, types: readonly string[], isShown: boolean]>([
  ['a content page', 'fleet', ['Row', 'FleetGrid'], true],
  ['a content page with a search and a checkout', 'fleet', ['SearchResults', 'Checkout'], true],
  ['the checkout', 'checkout', ['Checkout'], true],
  ['the results, whatever stands beside them', 'search', ['SearchResults', 'BookingSuccess'], true],
  ['a content page that shows a booking', 'thanks', ['Row', 'BookingSuccess'], false],
  ['the page of a booking that was made', 'booking-success', [], false],
  ['the page of an error', 'error', ['Paragraph'], false],
])('amounts on %s are shown in the chosen currency or not', (_where, routeId, types, isShown) => {
  expect(currencyOnPage(routeId, types, 'USD')).toBe(isShown ? 'USD' : null);
  expect(currencyOnPage(routeId, types, null)).toBeNull();
});
