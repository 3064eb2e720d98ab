import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { exampleSeed } from '../../testing/site-seed.ts';
import type { Database } from '../engine/database.ts';
import { inSite, inSiteAsOperator, type SiteScope } from '../in-site.ts';
import { removeSite } from './sites.ts';
import { seedSite } from '../../testing/seed-site.ts';
import { defaultCurrencyOf, listCurrencies } from './currencies.ts';
import { listForms } from '../../content/forms.ts';
import { resultOfKey, claimKey, fingerprintOf, deleteExpiredKeys, storeResult } from './idempotency.ts';
import { listHolidays, listPlaces, listSchedules } from './places.ts';
import { findPreviewGrant, revokePreviewTokens, storePreviewToken } from './preview-tokens.ts';
import { listHostRows } from './sites.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;
let database: Database;
const andes = <T>(work: (scope: SiteScope) => Promise<T>) => inSite(database, 'andes', work);
const andesOperator = <T>(work: (scope: SiteScope) => Promise<T>) =>
  inSiteAsOperator(database, 'andes', work);
const adria = <T>(work: (scope: SiteScope) => Promise<T>) => inSite(database, 'adria', work);

beforeAll(async () => {
  database = await openTestDatabase();
  await seedSite(database, exampleSeed('andes'), NOW);
  await seedSite(database, exampleSeed('adria'), NOW);
}, 120_000);
afterAll(() => database.close());

describe('seeding', () => {
  const siteNames = async () => [...new Set((await listHostRows(database)).map(({ siteName }) => siteName))];

  it('never touches a site that exists', async () => {
    const again = { ...exampleSeed('andes'), name: 'Changed' };
    expect(await seedSite(database, again, NOW)).toBe(false);
    expect(await siteNames()).toEqual(['Company adria', 'Company andes']);
  });

  it('removes all rows of one site and none of another', async () => {
    await seedSite(database, exampleSeed('caribe'), NOW);
    await removeSite(database, 'caribe');
    expect(await seedSite(database, exampleSeed('caribe'), NOW)).toBe(true);
    await removeSite(database, 'caribe');
    expect(await siteNames()).toEqual(['Company adria', 'Company andes']);
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

const NOTHING_MORE = { version: null, language: null, scenario: null, by: null };

describe('preview tokens', () => {
  it('open what they were made for until they expire or are revoked, on their site only', async () => {
    const grant = { ...NOTHING_MORE, pageId: 'home', expiresAt: NOW + HOUR };
    const isOpen = (hash: string, at: number) => async (scope: SiteScope) =>
      (await findPreviewGrant(scope, hash, at)) !== null;
    await andesOperator((scope) => storePreviewToken(scope, { ...grant, hash: 'h1', now: NOW }));
    expect(await andes(isOpen('h1', NOW))).toBe(true);
    expect(await andes(isOpen('h1', NOW + HOUR))).toBe(false);
    expect(await adria(isOpen('h1', NOW))).toBe(false);
    expect(await andes(isOpen('h2', NOW))).toBe(false);
    await andesOperator((scope) =>
      storePreviewToken(scope, { ...grant, pageId: null, hash: 'all', now: NOW }),
    );
    await andesOperator((scope) => revokePreviewTokens(scope, 'home', NOW));
    expect(await andes(isOpen('h1', NOW))).toBe(false);
    expect(await andes(isOpen('all', NOW))).toBe(true);
    await andesOperator((scope) => revokePreviewTokens(scope, null, NOW));
    expect(await andes(isOpen('all', NOW))).toBe(false);
  });

  it('that have expired are deleted when the next one is stored', async () => {
    const hashes = () =>
      andes(async ({ tx }) => {
        const { rows } = await tx.execute<{ hash: string }>(
          sql`select hash from preview_token where hash like 'short%' order by hash`,
        );
        return rows.map(({ hash }) => hash);
      });
    const store = (hash: string, now: number) =>
      andesOperator((scope) =>
        storePreviewToken(scope, { ...NOTHING_MORE, hash, now, pageId: null, expiresAt: now + 1000 }),
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

  it('return the result of the same request and refuse another one', async () => {
    await andes(async (scope) => {
      expect(await claimKey(scope, key, claim({ a: 1, b: [{ c: 2, d: 3 }] }))).toEqual({ kind: 'new' });
      await storeResult(scope, key, { result: { id: 'X' }, neededUntil: NOW });
    });
    expect(await andes((scope) => claimKey(scope, key, claim({ b: [{ d: 3, c: 2 }], a: 1 })))).toEqual({
      kind: 'same',
      result: { id: 'X' },
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
  it.each<[why: string, neededHours: number, retainedHours: number]>([
    ['for 48 hours, where they are not needed longer', 1, 48],
    ['for as long as they are needed, where that is longer', 100, 100],
  ])('are stored %s', async (_why, neededHours, retainedHours) => {
    const stored = { ...key, key: `needed for ${neededHours} hours` };
    await andes(async (scope) => {
      await claimKey(scope, stored, claim({}));
      await storeResult(scope, stored, { result: 'A', neededUntil: NOW + neededHours * HOUR });
    });
    const resultAt = async (now: number) => {
      await deleteExpiredKeys(database, now);
      return andes((scope) => resultOfKey(scope, stored, now));
    };
    expect(await resultAt(NOW + retainedHours * HOUR)).toBe('A');
    expect(await resultAt(NOW + retainedHours * HOUR + 1)).toBeNull();
  });
});
