// @vitest-environment jsdom
import { SAMPLE_SEARCH } from '../../src/api/wire/scenarios/sample-bookings.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ComponentName } from '../../generated/components/types.ts';
import { INERT_SERVICES, type IslandServices } from '../../src/runtime/hydration/services.ts';
import { RESPONSES } from '../support/checkout-tab.tsx';
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

const surroundings = { search: SAMPLE_SEARCH, api: fakeApi(RESPONSES) };

/** The words that somebody reads, without what is shown where scripts do not run, and without names of empty components. */
function words(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('noscript, [data-placeholder]')) part.remove();
  return copy.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
}

/** Components that are composed as they are once their scripts run, with what these change. */
const CHANGED_BY_SCRIPTS: Partial<Record<ComponentName, string>> = {
  Checkout: 'a note that the form is being loaded gives way to its button',
};

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

/** What an example says where it is composed, and as it is served. */
async function saidBy(name: ComponentName, example: string) {
  const element = await liveExample(name, example, { ...surroundings, services: INERT_SERVICES });
  await act(async () => root.render(element));
  const composed = words(document.body);
  document.body.innerHTML = (await servedExample(name, example, surroundings)).html;
  return { composed, served: words(document.body) };
}

const isChanged = ([name]: readonly [ComponentName, string]) => name in CHANGED_BY_SCRIPTS;

it.each(allExamples().filter((example) => !isChanged(example)))(
  '%s says where it is composed what is served: %s',
  async (name, example) => {
    const { composed, served } = await saidBy(name, example);
    expect(composed).toBe(served);
  },
);

it.each(allExamples().filter(isChanged))(
  '%s says something else, for the reason that is written here: %s',
  async (name, example) => {
    const { composed, served } = await saidBy(name, example);
    expect(composed).not.toBe(served);
  },
);
