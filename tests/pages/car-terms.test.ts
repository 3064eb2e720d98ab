import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleSeed } from '../../server/testing/site-seed.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

const LIMITED = { hasUnlimitedMileage: false, maxDistancePerDay: 150 };
const EXCESS = { damage: 80_000, theft: 120_000 };

/** A company whose cars have limits, which tells of a theft in its checkout alone and may count in another unit. */
const company = (id: string, configuration: Readonly<Record<string, unknown>>) => {
  const { categories, models } = exampleSeed();
  return exampleSeed(id, {
    categories: categories.map((category) => ({ ...category, excess: EXCESS })),
    models: models.map((model) => ({ ...model, ...LIMITED })),
    documents: {
      siteConfiguration: { languages: [{ isoLanguageName: 'en-US' }] },
      bookingConfiguration: configuration,
      bookingSettings: {
        results: { resultItem: { franchise: true } },
        checkout: { summary: { showFranchiseTheft: true } },
      },
    },
  });
};

let server: SiteServerUnderTest;
beforeAll(async () => {
  server = await openSiteServer({
    sites: [company('near', {}), company('far', { distanceUnit: 'Miles' })],
  });
});
afterAll(() => server.close());

/** What the results and the checkout of a site say of its first car. */
async function said(site: string): Promise<{ results: string; checkout: string }> {
  const textOf = async (url: string) => {
    const { body } = await server.app.inject({ url, headers: { host: `${site}.localhost` } });
    return body.replaceAll(/<(style|script)[^]*?<\/\1>/g, '');
  };
  const results = await textOf('/en-US/search');
  const [, href = ''] = /href="([^"]*[?&;]modelId=compact[^"]*)"/.exec(results) ?? [];
  return { results, checkout: await textOf(href.replaceAll('&amp;', '&')) };
}

it.each<[unit: string, site: string, distance: string]>([
  ['kilometers, where nothing else is said', 'near', '150 km a day'],
  ['miles', 'far', '150 mi a day'],
])('[CONF-13] every distance is shown in %s', async (_unit, site, distance) => {
  const { results, checkout } = await said(site);
  for (const page of [results, checkout]) expect(page).toContain(distance);
});

it('the excess is told where the settings have it told', async () => {
  const { results, checkout } = await said('near');
  expect(results).toMatch(/Damage<\/dt><dd>USD.\$800\.00/);
  expect(results).toMatch(/Theft<\/dt><dd>USD.\$1,200\.00/);
  expect(checkout).toMatch(/Theft<\/dt><dd>USD.\$1,200\.00/);
  expect(checkout).not.toContain('Damage</dt>');
});
