import { expect, it } from 'vitest';
import { mapHref, phoneHref } from './contact-links.ts';

it.each([
  ['with spaces', '+385 1 456 7890', 'tel:+38514567890'],
  ['with brackets and a hyphen', '(011) 4123-4567', 'tel:01141234567'],
  ['with line breaks and marks', '+1\r\n"><b>2', 'tel:+12'],
])('calls a number %s', (_why, phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

it('finds an address whatever characters it has', () => {
  const address = 'Café "Ñ" & Söhne, Straße 1#2, Zürich';
  const { origin, searchParams } = new URL(mapHref(address));
  expect([origin, searchParams.get('query')]).toEqual(['https://www.openstreetmap.org', address]);
});
