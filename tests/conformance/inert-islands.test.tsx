// @vitest-environment jsdom
import type { ApiTransport } from '../../src/api/http/caller.ts';
import { SAMPLE_SEARCH } from '../../src/api/wire/scenarios/sample-bookings.ts';
import { SAMPLE_NOW } from '../../src/api/wire/scenarios/sample-places.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ComponentName } from '../../generated/components/types.ts';
import { INERT_SERVICES } from '../../src/runtime/hydration/services.ts';
import { RESPONSES } from '../support/checkout-tab.tsx';
import { fakeApi } from '../support/fake-api.ts';
import { stubDialogs, stubMedia } from '../support/stub-window.ts';
import { allExamples, liveExample, type RenderOptions, servedExample } from '../support/render-component.tsx';

let root: Root;
const send = vi.fn((_path: string) => Promise.reject(new Error('sent')));
const print = vi.fn();

stubDialogs();
stubMedia(() => false);

/** jsdom opens no other page: what no island takes over would. */
const stayHere = (event: Event) => event.preventDefault();
const OPENING = ['click', 'submit'];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('XMLHttpRequest', send);
  vi.stubGlobal('print', print);
  Element.prototype.scrollIntoView = () => undefined;
  document.body.innerHTML = '<main></main>';
  for (const type of OPENING) document.addEventListener(type, stayHere);
  root = createRoot(document.querySelector('main') as Element);
});
afterEach(async () => {
  await act(async () => root.unmount());
  for (const type of OPENING) document.removeEventListener(type, stayHere);
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FILES = { id: 'files', fieldTypeId: 'files', name: 'files', order: 1, required: false };
/** The sample responses, with a form that takes files. */
const WITH_FILES = {
  ...RESPONSES,
  '/api/form/checkout': { ...(RESPONSES['/api/form/checkout'] as object), fields: JSON.stringify([FILES]) },
};
const surroundings: RenderOptions = { search: SAMPLE_SEARCH, api: fakeApi(RESPONSES) };

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

/** Addresses of what the page shows, which a browser loads as soon as they are there. */
const loaded = () =>
  new Set(
    [...document.querySelectorAll<HTMLImageElement>('[src]')]
      .map(({ src }) => src)
      .filter((src) => !src.startsWith('data:')),
  );

/** Gives a field a file, as somebody chooses one. */
function chooseFile(field: HTMLInputElement) {
  const files = [new File(['%PDF-1.7'], 'licence.pdf', { type: 'application/pdf' })];
  Object.defineProperties(field, {
    files: { value: files, configurable: true },
    value: { value: '', writable: true, configurable: true },
  });
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Renders an example with services, presses everything in it, gives it files, and lets the timers run out that this starts.
 * @returns the addresses from which something was loaded meanwhile
 */
async function pressAll(name: ComponentName, example: string, options: RenderOptions) {
  const element = await liveExample(name, example, { ...surroundings, ...options });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => root.render(element));
  const settle = async () => {
    await act(async () => void (await vi.advanceTimersByTimeAsync(LATER_MS)));
    await act(() => vi.dynamicImportSettled());
  };
  await settle();
  const before = loaded();
  for (const pressed of document.querySelectorAll<HTMLElement>('a, button, [role="tab"]'))
    await act(async () => pressed.click());
  await settle();
  for (const field of document.querySelectorAll<HTMLInputElement>('input[type="file"]'))
    await act(async () => chooseFile(field));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await settle();
  return [...loaded()].filter((address) => !before.has(address));
}

/** What opens something of another host at a press. */
const OPENED: readonly (readonly [ComponentName, string, what: string])[] = [
  ['Map', 'offices', '/tiles/'],
  ['VideoPlayer', 'hosted', 'https://www.youtube'],
];

it.each(allExamples())(
  '%s sends and loads nothing where it is composed, whatever is pressed: %s',
  async (name, example) => {
    const before = location.href;
    const loadedByPress = await pressAll(name, example, { services: INERT_SERVICES });
    expect(send).not.toHaveBeenCalled();
    expect(print).not.toHaveBeenCalled();
    expect(loadedByPress).toEqual([]);
    expect(location.href).toBe(before);
  },
);

it('a booking that was made prints and sends nothing where it is composed', async () => {
  await pressAll('BookingSuccess', 'success', { services: INERT_SERVICES, search: 'bookingId=7KM4PX' });
  expect(document.querySelector('[data-island-of="label"]')).not.toBeNull();
  expect([print.mock.calls, send.mock.calls]).toEqual([[], []]);
});

it('an island that sends is noticed: the checkout, once its calls leave the page', async () => {
  await pressAll('Checkout', 'checkout', { services: { ...INERT_SERVICES, transport: null } });
  expect(send).toHaveBeenCalled();
});

describe('a form that takes files', () => {
  const uploads = async (options: RenderOptions) => {
    await pressAll('Checkout', 'checkout', { api: fakeApi(WITH_FILES), ...options });
    return send.mock.calls.filter(([path]) => path.startsWith('/api/booking/files'));
  };
  it('sends none where it is composed', async () => {
    expect(await uploads({ services: INERT_SERVICES })).toEqual([]);
  });
  it('is noticed once it sends one', async () => {
    expect(await uploads({ services: { ...INERT_SERVICES, transport: null } })).toHaveLength(1);
  });
});

it.each(OPENED)('an island that loads is noticed: %s', async (name, example, what) => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  const loadedByPress = await pressAll(name, example, { services: { ...INERT_SERVICES, isInert: false } });
  expect(loadedByPress).toContainEqual(expect.stringContaining(what));
});

describe('a page that is composed while its time passes', () => {
  const transport = vi.fn(INERT_SERVICES.transport as ApiTransport);
  const services = { ...INERT_SERVICES, transport, clock: () => SAMPLE_NOW };
  const cookies = vi.fn();

  it('opens no dialog of its results, and stores no view of them', async () => {
    vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(cookies);
    await pressAll('SearchResults', 'rows', { services });
    expect(document.querySelector('[data-share]')).not.toBeNull();
    expect([document.querySelector('[aria-labelledby="results-share"]'), cookies.mock.calls]).toEqual([
      null,
      [],
    ]);
  });

  it('keeps the served fields of a search', async () => {
    await pressAll('SearchForm', 'horizontal', { services });
    const over = new Event('pointerover', { bubbles: true });
    await act(async () => void document.querySelector('form input')?.dispatchEvent(over));
    await act(() => vi.dynamicImportSettled());
    expect(document.querySelector('form')).not.toBeNull();
    expect(transport).not.toHaveBeenCalled();
  });
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
