import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/engine/database.ts';
import { inSite } from '../db/in-site.ts';
import { bodyFindings } from '../../src/site/findings/body-findings.ts';
import { DOCUMENT_KINDS } from '../../src/api/wire/document-kinds.ts';
import { listDocuments } from '../content/document-list.ts';
import { readDraft, type StoredDocument } from '../content/documents.ts';
import { seedSite } from '../testing/seed-site.ts';
import { openTestDatabase } from '../testing/database.ts';
import { exampleSeed } from '../testing/site-seed.ts';
import { DEMO_SITES } from '../testing/demo-sites.ts';
import { readDemoSites } from './demo-sites.ts';
import { seedDemo } from './seed-demo.ts';

const NOW = Date.UTC(2026, 4, 1, 9);
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The ids of a site's pages with a draft that nobody has published. */
const draftsOf = async (siteId: string) =>
  (await inSite(database, siteId, (scope) => listDocuments(scope, 'page')))
    .filter(({ draftVersion, publishedVersion }) => draftVersion !== publishedVersion)
    .map(({ id }) => id);

/** The same database in a process that is killed after a number of transactions. */
function killedAfter(transactions: number): Database {
  let left = transactions;
  const connect = () => {
    left -= 1;
    return left < 0 ? Promise.reject(new Error('killed')) : database.pool.connect();
  };
  return { ...database, pool: { connect } as unknown as Database['pool'] };
}

const ROOT = join(import.meta.dirname, '../..');
const SITES = readDemoSites(join(ROOT, 'sites'));
const DEMO = { root: ROOT, sites: SITES };

describe('seeding the demo', () => {
  it('completes every site after the process before it was killed between any two transactions', async () => {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    // A finished site takes two transactions, and one that is not there yet three.
    for (let transactions = 0; transactions <= DEMO_SITES.length * 2; transactions += 1)
      await expect(seedDemo(killedAfter(transactions), NOW, say, DEMO)).rejects.toThrow('killed');
    await seedDemo(database, NOW, say, DEMO);
    // Said before a site is stored: for the attempt that was killed, and for the one that stored it.
    expect(lines).toEqual(
      SITES.flatMap(({ folder }) =>
        Array.from({ length: 2 }, () => `Seeding ${folder.site.name} with its pages, cars and pictures`),
      ),
    );
    const drafts = await Promise.all(DEMO_SITES.map(async ({ id }) => [id, await draftsOf(id)]));
    expect(drafts).toEqual(DEMO_SITES.map((site) => [site.id, site.drafts.map(({ id }) => id)]));
    // Without a draft in the seed the test would prove nothing.
    expect(DEMO_SITES.flatMap((site) => site.drafts).length).toBeGreaterThan(0);
    // The demo is seeded eight times.
  }, 60_000);

  it.each(DEMO_SITES.map(({ id }) => id))(
    'stores drafts of %s that could all be published',
    async (siteId) => {
      const stored = await inSite(database, siteId, async (scope) => {
        const drafts: (StoredDocument | null)[] = [];
        for (const kind of DOCUMENT_KINDS)
          for (const ref of await listDocuments(scope, kind)) drafts.push(await readDraft(scope, ref));
        return drafts;
      });
      const kinds = new Set(stored.map((draft) => draft?.kind));
      expect([...kinds]).toEqual(
        expect.arrayContaining(['page', 'sharedComponent', 'layout', 'form', 'media']),
      );
      const findings = stored.flatMap((draft) =>
        draft ? bodyFindings(draft.kind, draft.id, draft.body) : [],
      );
      expect(findings).toEqual([]);
    },
  );

  it('reports a site whose data is older than its seed', async () => {
    const lines: string[] = [];
    const say = (line: string) => void lines.push(line);
    await seedDemo(database, NOW, say, DEMO);
    expect(lines).toEqual([]);
    const [first, ...others] = SITES;
    if (!first) throw new Error('the demo has no sites');
    await seedDemo(database, NOW, say, { root: ROOT, sites: [{ ...first, hash: 'other' }, ...others] });
    expect(lines).toEqual([
      'Andes Rent keeps the data it was seeded with; its seed has changed: start with -- --reset to seed anew',
    ]);
  });

  it('refuses a draft of a page that is not there, and the site with it', async () => {
    const drafts = [{ id: 'nowhere', body: { builder: {}, seo: {} } }];
    await expect(seedSite(database, exampleSeed('wayside', { drafts }), NOW)).rejects.toThrow('nowhere');
    expect(await inSite(database, 'wayside', (scope) => listDocuments(scope, 'page'))).toEqual([]);
    expect(await seedSite(database, exampleSeed('wayside'), NOW)).toBe(true);
  });
});
