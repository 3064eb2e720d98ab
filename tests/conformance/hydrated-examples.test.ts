// @vitest-environment jsdom
import { type ComponentType, createElement, type ReactNode, useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import { SAMPLE_SEARCH } from '../../src/api/wire/scenarios/sample-bookings.ts';
import { hydrateIsland } from '../../src/runtime/hydration/hydrate.ts';
import { RESPONSES } from '../support/checkout-tab.tsx';
import { fakeApi } from '../support/fake-api.ts';
import { allExamples, servedExample } from '../support/render-component.tsx';

const ISLANDS = new Map(
  Object.entries(
    import.meta.glob<Record<string, ComponentType>>('../../src/**/*.island.tsx', { eager: true }),
  ).map(([file, module]) => [/([^/]+)\.island\.tsx$/.exec(file)?.[1] ?? '', Object.values(module)[0]]),
);

// React in development compares what it hydrates with what was served, and says where they differ.
let complaints: string[] = [];
beforeEach(() => {
  complaints = [];
  vi.stubGlobal('reportError', (error: Error) => complaints.push(String(error.cause)));
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words.join(' ')));
  // What islands ask the network for does not matter here.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Hydrates an island. @returns its HTML as the first commit leaves it, before any effect of its components changes it */
async function firstCommit(host: HTMLElement, Island: ComponentType) {
  let html: string | undefined;
  const Noted = (props: object): ReactNode => {
    useLayoutEffect(() => {
      html ??= host.innerHTML;
    }, []);
    return createElement(Island, props);
  };
  await hydrateIsland(host, Noted);
  return html;
}

const hydrated = new Set<string>();

async function differences(
  name: Parameters<typeof servedExample>[0],
  example: string,
  responses: object = RESPONSES,
) {
  const { html } = await servedExample(name, example, {
    search: `${SAMPLE_SEARCH}&bookingId=7KM4PX`,
    api: fakeApi({ ...responses }),
  });
  document.body.innerHTML = html;
  const different: string[] = [];
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const island = /island-(.+)\.js$/.exec(host.dataset.island ?? '')?.[1] ?? '';
    const Island = ISLANDS.get(island);
    if (!Island) throw new Error(`there is no island ${island}`);
    const served = host.innerHTML;
    if ((await firstCommit(host, Island)) !== served) different.push(island);
    hydrated.add(island);
  }
  return [...different, ...complaints];
}

it.each(allExamples())(
  '%s is in the browser what the server sent, to the letter: %s',
  async (name, example) => {
    expect(await differences(name, example)).toEqual([]);
  },
);

it('the checkout of a car that is gone is in the browser what the server sent', async () => {
  const gone = { ...RESPONSES, '/api/booking/price': new ApiError(409, 'taken', 'noAvailability', null) };
  expect(await differences('Checkout', 'checkout', gone)).toEqual([]);
});

it('every island is hydrated in some example', () => {
  expect([...ISLANDS.keys()].filter((island) => !hydrated.has(island))).toEqual([]);
});

it('an island that renders other words in the browser is noticed', async () => {
  const { html } = await servedExample('Accordion', 'questions');
  document.body.innerHTML = html.replace('What do I need', 'What else do I need');
  const host = document.querySelector('[data-island]') as HTMLElement;
  await firstCommit(host, ISLANDS.get('accordion') as ComponentType);
  expect(complaints.join('\n')).toContain('What else do I need');
});
