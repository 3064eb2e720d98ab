import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, vi } from 'vitest';
import { FAKE_SEARCH_RULES } from './fake-api.ts';
import { liveExample } from './render-component.tsx';
import { SAMPLE_SITE } from '../../src/api/wire/scenarios/sample-responses.ts';
import { SAMPLE_NOW, WIRE_SCHEDULES } from '../../src/api/wire/scenarios/sample-places.ts';
import { BROWSER_SERVICES } from '../../src/runtime/hydration/browser-services.ts';

/** The form of the search, as a browser shows it. */
export const form = () => document.querySelector('form') as HTMLFormElement;
/** A field that replaced the served one, by its name. */
export const field = (name: string) =>
  form().querySelector<HTMLInputElement & HTMLSelectElement>(`[data-field="${name}"]`) as HTMLInputElement &
    HTMLSelectElement;
/** What the form would send under a name. */
export const sent = (name: string) => new FormData(form()).getAll(name).at(-1) ?? null;
let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  vi.unstubAllGlobals();
});

const ages = { checksAllowed: true, checksWithoutCaution: false, allowedMin: 21, allowedMax: 75 };

const RESPONSES = {
  ...SAMPLE_SITE,
  '/api/booking/day-prices': [
    { date: '2026-05-20', price: 200, totalDays: 5, currency: 'EUR' },
    { date: '2026-05-21', price: 155.4, totalDays: 5, currency: 'EUR' },
  ],
};
/** The hours of the airport, and of the other places. */
export const [AIRPORT, ...OTHERS] = WIRE_SCHEDULES;
/** Paths with their query that the form asked the API for, since it was opened. */
export let requestedPaths: string[] = [];

/** Opens the form and turns to it. */
export async function turnTo(
  search = 'dateFrom=05-20-2026&hourFrom=10:00&dateTo=05-25-2026&hourTo=10:00',
  changedResponses: Readonly<Record<string, unknown>> = {},
) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  requestedPaths = [];
  const responses: Readonly<Record<string, unknown>> = { ...RESPONSES, ...changedResponses };
  const services = {
    ...BROWSER_SERVICES,
    get document() {
      return document;
    },
    clock: () => SAMPLE_NOW,
    transport: async ({ path }: { readonly path: string }) => {
      requestedPaths.push(path);
      const known = responses[path.split('?')[0] ?? ''] ?? [];
      const response = typeof known === 'function' ? await known() : known;
      if (response instanceof Error) throw response;
      return {
        status: 200,
        body: structuredClone(response),
      };
    },
  };
  const searchRules = {
    ...FAKE_SEARCH_RULES,
    lengths: { minDays: 3, maxDays: 30 },
    driverAge: ages,
  };
  const element = await liveExample('SearchForm', 'horizontal', { search, services, searchRules });
  root = createRoot(host);
  await act(async () => root?.render(element));
  form().dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
}

/** Opens the form and turns to it, so that its fields are replaced. */
export async function open(...searched: Parameters<typeof turnTo>) {
  await turnTo(...searched);
  await vi.waitFor(
    async () => {
      await act(async () => undefined);
      expect(form().querySelector('[data-field]')).not.toBeNull();
    },
    { timeout: 20_000 },
  );
}

/** Gives a test what lists and calendars need and jsdom lacks; `vi.unstubAllGlobals` takes it away. */
export function stubForOverlays(): void {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
}
