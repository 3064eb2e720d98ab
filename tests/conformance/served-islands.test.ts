// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { SAMPLE_SEARCH, sampleBookingResponses } from '../../src/api/wire/scenarios/sample-bookings.ts';
import { registry } from '../../src/site/registry.ts';
import { fakeApi } from '../support/fake-api.ts';
import { allExamples, servedExample } from '../support/render-component.tsx';

const api = fakeApi(sampleBookingResponses({ isoCode: 'EUR', decimals: 2, perEuro: 1 }));
const withIslands = new Set<string>();

it.each(allExamples())('%s is rendered by the server, each of its islands too: %s', async (name, example) => {
  // A failure of the component or of an island is thrown.
  const { html } = await servedExample(name, example, {
    search: `${SAMPLE_SEARCH}&bookingId=7KM4PX`,
    api,
  });
  if (html.includes('data-island=')) withIslands.add(name);
});

it('some example of every component that has islands shows them', () => {
  const sources = import.meta.glob<string>('../../src/{components,booking}/*/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const withRenderedIslands = Object.keys(registry).filter((name) => {
    const stem = name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
    const renderer = ['components', 'booking'].map((layer) => `../../src/${layer}/${stem}/${stem}.tsx`);
    return renderer.some((file) => sources[file]?.includes('renderIsland('));
  });
  expect(withRenderedIslands.length).toBeGreaterThan(0);
  expect(withRenderedIslands.filter((name) => !withIslands.has(name))).toEqual([]);
});
