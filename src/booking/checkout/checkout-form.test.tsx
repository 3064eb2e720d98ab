// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../tests/support/fake-api.ts';
import { FAKE_SEARCH_ADDRESS, fakeBookingAnswers } from '../../../tests/support/fake-offers.ts';
import { exampleElement } from '../../../tests/support/render-component.tsx';
import { saveDraft } from './draft.ts';

const EURO = { isoCode: 'EUR', decimals: 2, perEuro: 1 };

afterEach(() => vi.unstubAllGlobals());

/** The checkout in the browser, after a whole form was sent to a server that refuses it. */
async function sendRefused(errorCode: string): Promise<HTMLElement> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async () => Response.json({ errorCode }, { status: 409 }));
  saveDraft({
    firstName: 'Ana',
    lastName: 'Paz',
    emailAddress: 'ana@example.com',
    cellPhone: '+541112345678',
  });
  const screen = document.createElement('div');
  document.body.replaceChildren(screen);
  const api = fakeApi(fakeBookingAnswers(EURO));
  const element = await exampleElement('Checkout', undefined, { search: FAKE_SEARCH_ADDRESS, api });
  await act(async () => createRoot(screen).render(element));
  await act(async () => screen.querySelector<HTMLInputElement>('[type="checkbox"]')?.click());
  await act(async () => screen.querySelector<HTMLButtonElement>('[type="submit"]')?.click());
  return screen;
}

it.each([
  ['the price changed', 'priceChanged', 'The price has changed.'],
  ['the car is gone', 'noAvailability', 'This car is no longer free on these dates.'],
])('leads to the other cars of the same search when %s', async (_why, errorCode, message) => {
  const screen = await sendRefused(errorCode);
  const alert = screen.querySelector('[role="alert"]');
  expect(alert?.textContent).toContain(message);
  const [link] = alert?.querySelectorAll('a') ?? [];
  expect(link?.textContent).toBe('See the other cars');
  const target = new URL(link?.href ?? '');
  expect(target.pathname).toBe('/en-US/search');
  const asked = Object.fromEntries(new URLSearchParams(FAKE_SEARCH_ADDRESS));
  const { modelId: _model, ...sameSearch } = asked;
  expect(Object.fromEntries(target.searchParams)).toMatchObject(sameSearch);
  expect(target.searchParams.has('modelId')).toBe(false);
});
