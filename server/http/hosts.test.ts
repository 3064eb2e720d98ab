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
type Row = ReturnType<typeof row>;

const tableOf = async (rows: Row[]) => {
  const hosts = createHostTable({
    readRows: async () => rows,
    originOf: (host) => `https://${host}`,
    report: () => undefined,
  });
  await hosts.read();
  return hosts;
};

/** A table whose reads end when and as the test says. */
function slowTable() {
  const reads: { resolve: (rows: Row[]) => void; fail: (error: Error) => void }[] = [];
  const reports: unknown[] = [];
  const waiting: (() => void)[] = [];
  const hosts = createHostTable({
    readRows: () => new Promise((resolve, fail) => reads.push({ resolve, fail })),
    originOf: (host) => `https://${host}`,
    report: (error) => reports.push(error),
    later: (action) => waiting.push(action),
  });
  return { hosts, reads, reports, waiting, version: () => hosts.siteById('andes')?.version };
}
const andes = (version: number) => [row('andes.test', 'andes', true, version)];
const DOWN = new Error('down');

describe('the host table', () => {
  it('finds a site by any of its hosts, and links to its primary one', async () => {
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

describe('a host table that is read anew', () => {
  it('shows the result of the newest read when reads end in another order', async () => {
    const { hosts, reads, version } = slowTable();
    const both = [hosts.refresh(), hosts.refresh()];
    reads[1]?.resolve(andes(2));
    await both[1];
    reads[0]?.resolve(andes(1));
    await both[0];
    expect(version()).toBe(2);
  });

  it('is read again later, until that succeeds', async () => {
    const { hosts, reads, reports, waiting, version } = slowTable();
    const first = hosts.refresh();
    reads[0]?.fail(DOWN);
    await first;
    expect([reports, waiting.length, reads.length]).toEqual([[DOWN], 1, 1]);
    waiting.shift()?.();
    reads[1]?.resolve(andes(2));
    await Promise.resolve();
    expect([version(), waiting.length]).toEqual([2, 0]);
  });

  it('is not read again for a failure that a later read has made good', async () => {
    const { hosts, reads, waiting, version } = slowTable();
    const both = [hosts.refresh(), hosts.refresh()];
    reads[1]?.resolve(andes(2));
    await both[1];
    reads[0]?.fail(DOWN);
    await both[0];
    expect([version(), waiting.length]).toEqual([2, 0]);
  });

  it('cannot be had at the start when it cannot be read', async () => {
    const { hosts, reads, waiting } = slowTable();
    const first = hosts.read();
    reads[0]?.fail(DOWN);
    await expect(first).rejects.toBe(DOWN);
    expect(waiting).toEqual([]);
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
