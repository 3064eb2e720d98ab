import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { exampleSeed } from '../../testing/site-seed.ts';
import type { Database } from '../engine/database.ts';
import { inSite, type SiteScope } from '../in-site.ts';
import { removeSite, seedSite } from '../seed.ts';
import { defaultCurrencyOf, listCurrencies } from './currencies.ts';
import { listForms } from './forms.ts';
import { answerOfKey, claimKey, fingerprintOf, forgetOldKeys, keepAnswer } from './idempotency.ts';
import {
  createPage,
  listPages,
  publishPage,
  readDraftPage,
  readPublishedPage,
  savePageDraft,
} from './pages.ts';
import { listHolidays, listPlaces, listSchedules } from './places.ts';
import { findPreviewGrant, revokePreviewToken, storePreviewToken } from './preview-tokens.ts';
import { readSiteDocument, writeSiteDocument } from './site-documents.ts';
import { listenSiteVersions, listHostRows, listSites } from './sites.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;
let database: Database;
const andes = <T>(work: (scope: SiteScope) => Promise<T>) => inSite(database, 'andes', work);
const adria = <T>(work: (scope: SiteScope) => Promise<T>) => inSite(database, 'adria', work);

beforeAll(async () => {
  database = await openTestDatabase();
  await seedSite(database, exampleSeed('andes'), NOW);
  await seedSite(database, exampleSeed('adria'), NOW);
}, 120_000);
afterAll(() => database.close());

describe('seeding', () => {
  it('never touches a site that exists', async () => {
    const again = { ...exampleSeed('andes'), name: 'Changed' };
    expect(await seedSite(database, again, NOW)).toBe(false);
    expect((await listSites(database)).map(({ name }) => name)).toEqual(['Company adria', 'Company andes']);
  });

  it('removes one site wholly and leaves the others', async () => {
    await seedSite(database, exampleSeed('caribe'), NOW);
    await removeSite(database, 'caribe');
    expect(await seedSite(database, exampleSeed('caribe'), NOW)).toBe(true);
    await removeSite(database, 'caribe');
    expect((await listSites(database)).map(({ id }) => id)).toEqual(['adria', 'andes']);
  });
});

describe('hosts', () => {
  it('are listed with their sites', async () => {
    const rows = (await listHostRows(database)).filter(({ siteId }) => siteId === 'andes');
    expect(rows).toMatchObject([
      { host: 'andes.localhost', siteName: 'Company andes', isPrimary: true },
      { host: 'www.andes.test', isPrimary: false },
    ]);
  });
});

describe('configuration documents', () => {
  it('are stored per site, and a change is announced with the new version', async () => {
    const heard: unknown[] = [];
    const stop = await listenSiteVersions(database, (change) => heard.push(change));
    await andes((scope) => writeSiteDocument(scope, 'siteseo', { title: 'Andes' }));
    await stop();
    expect(await andes((scope) => readSiteDocument(scope, 'siteseo'))).toEqual({ title: 'Andes' });
    expect(await adria((scope) => readSiteDocument(scope, 'siteseo'))).toBeNull();
    const [site] = (await listSites(database)).filter(({ id }) => id === 'andes');
    expect(heard).toEqual([{ siteId: 'andes', version: site?.version }]);
  });
});

describe('pages', () => {
  const body = (title: string) => ({ builder: { format: 1, sections: [{ zeta: 1, alpha: title }] } });

  it('show what was published while a newer draft waits', async () => {
    const saved = await andes((scope) =>
      savePageDraft(scope, { id: 'home', body: body('draft'), basedOn: 1, now: NOW, by: 'ana' }),
    );
    expect(saved).toEqual({ outcome: 'done', version: 2 });
    expect((await andes((scope) => readPublishedPage(scope, 'home')))?.version).toBe(1);
    const draft = await andes((scope) => readDraftPage(scope, 'home'));
    expect(JSON.stringify(draft?.body)).toBe(JSON.stringify(body('draft')));
    expect(await andes((scope) => publishPage(scope, { id: 'home', version: 2 }))).toEqual({
      outcome: 'done',
      version: 2,
    });
    expect(await andes((scope) => readPublishedPage(scope, 'home'))).toMatchObject({ version: 2, status: 1 });
    expect((await adria((scope) => readPublishedPage(scope, 'home')))?.version).toBe(1);
  });

  it('never overwrite what someone else saved meanwhile', async () => {
    await andes((scope) => createPage(scope, { id: 'about', body: body('first'), now: NOW, by: null }));
    const saves = await Promise.all(
      ['one', 'two', 'three'].map((title) =>
        andes((scope) =>
          savePageDraft(scope, { id: 'about', body: body(title), basedOn: 1, now: NOW, by: null }),
        ),
      ),
    );
    expect(saves.map(({ outcome }) => outcome).sort()).toEqual(['conflict', 'conflict', 'done']);
    expect(await andes((scope) => publishPage(scope, { id: 'about', version: 1 }))).toEqual({
      outcome: 'conflict',
      version: 2,
    });
    expect(
      await andes((scope) =>
        savePageDraft(scope, { id: 'none', body: body(''), basedOn: 1, now: NOW, by: null }),
      ),
    ).toEqual({
      outcome: 'missing',
    });
  });

  it('are not public before they are published, and ids are not given twice', async () => {
    expect(await andes((scope) => readPublishedPage(scope, 'about'))).toBeNull();
    expect(
      await andes((scope) => createPage(scope, { id: 'about', body: body(''), now: NOW, by: null })),
    ).toBe(false);
    expect((await andes(listPages)).map(({ id, status }) => [id, status])).toEqual([
      ['about', 0],
      ['home', 1],
    ]);
  });

  it('say which page is broken', async () => {
    await andes((scope) => createPage(scope, { id: 'broken', body: [] as never, now: NOW, by: null }));
    await expect(andes((scope) => readDraftPage(scope, 'broken'))).rejects.toThrow(
      'Page broken of andes is not valid',
    );
  });
});

describe('preview tokens', () => {
  it('open what they were made for until they expire or are revoked, on their site only', async () => {
    const grant = { pageId: 'home', language: null, expiresAt: NOW + HOUR };
    await andes((scope) => storePreviewToken(scope, { ...grant, hash: 'h1', now: NOW }));
    expect(await andes((scope) => findPreviewGrant(scope, 'h1', NOW))).toEqual(grant);
    expect(await andes((scope) => findPreviewGrant(scope, 'h1', NOW + HOUR))).toBeNull();
    expect(await adria((scope) => findPreviewGrant(scope, 'h1', NOW))).toBeNull();
    expect(await andes((scope) => findPreviewGrant(scope, 'h2', NOW))).toBeNull();
    await andes((scope) => revokePreviewToken(scope, 'h1', NOW));
    expect(await andes((scope) => findPreviewGrant(scope, 'h1', NOW))).toBeNull();
  });

  it('that have expired are forgotten when the next one is stored', async () => {
    const hashes = () =>
      andes(async ({ tx }) => {
        const { rows } = await tx.execute<{ hash: string }>(
          sql`select hash from preview_token where hash like 'short%' order by hash`,
        );
        return rows.map(({ hash }) => hash);
      });
    const store = (hash: string, now: number) =>
      andes((scope) =>
        storePreviewToken(scope, { hash, now, pageId: null, language: null, expiresAt: now + 1000 }),
      );
    await store('short-1', NOW);
    await store('short-2', NOW + 999);
    expect(await hashes()).toEqual(['short-1', 'short-2']);
    await store('short-3', NOW + 1000);
    expect(await hashes()).toEqual(['short-2', 'short-3']);
  });
});

describe('lists of a site', () => {
  it('come in the seeded order with their own rows only', async () => {
    expect((await andes(listPlaces)).map(({ place, branch }) => [place.id, branch.id])).toEqual([
      ['city', 'ba'],
      ['airport', 'ba'],
      ['downtown', 'lim'],
      ['depot', 'ba'],
    ]);
    expect(await andes(listSchedules)).toMatchObject([
      { branchOfficeId: 'ba' },
      { branchOfficeId: 'lim', body: { gapForBookingTime: 30 } },
    ]);
    expect(await andes(listHolidays)).toMatchObject([{ onDate: '2027-01-01', branchOfficeId: null }]);
    expect(await andes(listForms)).toMatchObject([{ id: 'checkout', type: 0 }]);
    const currencies = await andes(listCurrencies);
    expect(currencies.map(({ isoCode, exchangeRate }) => [isoCode, exchangeRate])).toEqual([
      ['USD', 1],
      ['ARS', 1000.5],
    ]);
    expect(defaultCurrencyOf(currencies).isoCode).toBe('USD');
    expect(defaultCurrencyOf([])).toMatchObject({
      isoCode: 'USD',
      symbol: '$',
      exchangeRate: 1,
      decimals: 2,
    });
  });
});

describe('idempotency keys', () => {
  const key = { principal: 'anonymous', route: 'book', key: 'k1' };
  const claim = (request: unknown, now = NOW) => ({ fingerprint: fingerprintOf(request), now });

  it('repeat the answer of the same request and refuse another one', async () => {
    await andes(async (scope) => {
      expect(await claimKey(scope, key, claim({ a: 1, b: [{ c: 2, d: 3 }] }))).toEqual({ kind: 'new' });
      await keepAnswer(scope, key, { answer: { id: 'X' }, neededUntil: NOW });
    });
    expect(await andes((scope) => claimKey(scope, key, claim({ b: [{ d: 3, c: 2 }], a: 1 })))).toEqual({
      kind: 'same',
      answer: { id: 'X' },
    });
    expect(await andes((scope) => claimKey(scope, key, claim({ a: 2 })))).toEqual({ kind: 'other' });
  });

  it.each([
    ['another site', () => adria((scope) => claimKey(scope, key, claim({})))],
    ['another principal', () => andes((scope) => claimKey(scope, { ...key, principal: 'ana' }, claim({})))],
    ['another route', () => andes((scope) => claimKey(scope, { ...key, route: 'pay' }, claim({})))],
  ])('are new again for %s', async (_why, ask) => {
    expect(await ask()).toEqual({ kind: 'new' });
  });

  it('leave with the transaction that failed', async () => {
    await andes(async (scope) => {
      await claimKey(scope, { ...key, key: 'k2' }, claim({}));
      throw new Error('refused');
    }).catch(() => {});
    expect(await andes((scope) => claimKey(scope, { ...key, key: 'k2' }, claim({})))).toEqual({
      kind: 'new',
    });
  });

  const HOUR = 3_600_000;
  it.each<[why: string, neededHours: number, keptHours: number]>([
    ['for 48 hours, where nobody needs them longer', 1, 48],
    ['for as long as they are needed, where that is longer', 100, 100],
  ])('are kept %s', async (_why, neededHours, keptHours) => {
    const kept = { ...key, key: `needed for ${neededHours} hours` };
    await andes(async (scope) => {
      await claimKey(scope, kept, claim({}));
      await keepAnswer(scope, kept, { answer: 'A', neededUntil: NOW + neededHours * HOUR });
    });
    const answerAt = async (now: number) => {
      await forgetOldKeys(database, now);
      return andes((scope) => answerOfKey(scope, kept, now));
    };
    expect(await answerAt(NOW + keptHours * HOUR)).toBe('A');
    expect(await answerAt(NOW + keptHours * HOUR + 1)).toBeNull();
  });
});
