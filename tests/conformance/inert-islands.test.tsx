// @vitest-environment jsdom
import { SAMPLE_SEARCH } from '../../src/api/wire/scenarios/sample-bookings.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ComponentName } from '../../generated/components/types.ts';
import { INERT_SERVICES, type IslandServices } from '../../src/runtime/hydration/services.ts';
import { ANSWERS } from '../support/checkout-tab.tsx';
import { fakeApi } from '../support/fake-api.ts';
import { allExamples, liveExample, servedExample } from '../support/render-component.tsx';

let root: Root;
const send = vi.fn(() => Promise.reject(new Error('sent')));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('XMLHttpRequest', send);
  Element.prototype.scrollIntoView = () => undefined;
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as Element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const surroundings = { search: SAMPLE_SEARCH, api: fakeApi(ANSWERS) };

/** The words that somebody reads, without what only a browser that has started shows. */
const words = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim();

/** Longer than any input waits before it is sent. */
const LATER_MS = 10_000;

/** Renders an example with services, presses everything in it, and lets the timers run out that this starts. */
async function pressAll(name: ComponentName, example: string, services: IslandServices) {
  const element = await liveExample(name, example, { ...surroundings, services });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => root.render(element));
  for (const button of document.querySelectorAll<HTMLElement>('button, [role="tab"]'))
    await act(async () => button.click());
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await act(async () => void (await vi.advanceTimersByTimeAsync(LATER_MS)));
}

it.each(allExamples())(
  '%s sends nothing where it is composed, whatever is pressed: %s',
  async (name, example) => {
    const before = location.href;
    await pressAll(name, example, INERT_SERVICES);
    expect(send).not.toHaveBeenCalled();
    expect(location.href).toBe(before);
  },
);

it('an island that sends is noticed: the checkout, once its calls leave the page', async () => {
  await pressAll('Checkout', 'checkout', { ...INERT_SERVICES, transport: null });
  expect(send).toHaveBeenCalled();
});

it.each<[name: ComponentName, example: string]>([
  ['Accordion', 'questions'],
  ['FleetGrid', 'all'],
  ['SearchForm', 'horizontal'],
])('%s looks as it is served where it is composed: %s', async (name, example) => {
  const element = await liveExample(name, example, { ...surroundings, services: INERT_SERVICES });
  await act(async () => root.render(element));
  const live = words(document.querySelector('main'));
  document.body.innerHTML = (await servedExample(name, example, surroundings)).html;
  expect(live).toBe(words(document.body));
});
