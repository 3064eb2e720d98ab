import { describe, expect, it } from 'vitest';
import { createHostTable } from './hosts.ts';
import { normalizeHost } from './normalize-host.ts';

const row = (host: string, siteId: string, isPrimary = true, siteVersion = 1) => ({
  host,
  siteId,
  siteName: `Company ${siteId}`,
  siteVersion,
  isPrimary,
});
const tableOf = (rows: ReturnType<typeof row>[]) =>
  createHostTable(
    async () => rows,
    (host) => `https://${host}`,
  );

describe('the host table', () => {
  it('knows a site by any of its hosts, and links to its primary one', async () => {
    const hosts = await tableOf([row('www.andes.test', 'andes', false), row('andes.test', 'andes')]);
    for (const host of ['andes.test', 'www.andes.test'])
      expect(hosts.siteOf(host)).toMatchObject({ id: 'andes', origin: 'https://andes.test' });
  });

  it.each(['localhost', 'x.andes.test', 'andes.test.evil.example', 'andes_test', '%', '__proto__'])(
    'knows no site for %s',
    async (host) => {
      const hosts = await tableOf([row('andes.test', 'andes')]);
      expect(hosts.siteOf(host)).toBeNull();
      expect(hosts.siteById(host)).toBeNull();
    },
  );

  it('follows changes when it is read anew', async () => {
    const rows = [row('andes.test', 'andes')];
    const hosts = await tableOf(rows);
    rows[0] = row('andes.test', 'andes', true, 2);
    rows.push(row('adria.test', 'adria'));
    await hosts.refresh();
    expect(hosts.siteById('andes')?.version).toBe(2);
    expect(hosts.sites().map(({ id }) => id)).toEqual(['andes', 'adria']);
  });
});

describe('a host header', () => {
  it.each<[why: string, header: string, host: string]>([
    ['capitals', 'Andes.TEST', 'andes.test'],
    ['a port', 'andes.test:8080', 'andes.test'],
    ['a trailing dot', 'andes.test.', 'andes.test'],
    ['an international name', 'bücher.test', 'xn--bcher-kva.test'],
    ['an IPv6 address', '[::1]:4000', '::1'],
  ])('is read with %s', (_why, header, host) => {
    expect(normalizeHost(header)).toBe(host);
  });

  it.each([
    '',
    'user@andes.test',
    'andes.test/x',
    'andes.test\\x',
    'andes.test, evil.test',
    'andes.test evil.test',
    'andes.test#x',
    'andes.test?x',
    'andes.test:x',
    `${'a'.repeat(300)}.test`,
  ])('is refused: %j', (header) => {
    expect(normalizeHost(header)).toBeNull();
  });
});
