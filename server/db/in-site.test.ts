import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import type { Database } from './engine/database.ts';
import { sqlStateOf } from './errors.ts';
import { inSite, inSiteAsOperator, inSystem, type SiteScope } from './in-site.ts';

let database: Database;
const SITES = ['andes', 'adria'];
const run = (scope: Pick<SiteScope, 'tx'>, query: string) =>
  scope.tx.execute(sql.raw(query)).then(({ rows }) => rows);

beforeAll(async () => {
  database = await openTestDatabase();
  for (const id of SITES) {
    await inSiteAsOperator(database, id, async (scope) => {
      await run(scope, `insert into site (id, name) values ('${id}', 'canary-${id}')`);
      await run(scope, `insert into site_host (host, site_id) values ('${id}.localhost', '${id}')`);
      await run(
        scope,
        `insert into tax (site_id, id, names, basis_points) values ('${id}', 'vat', '"canary-${id}"', 2100)`,
      );
    });
  }
}, 120_000);
afterAll(() => database.close());

describe('row-level security between sites', () => {
  it('shows a query without any site condition the rows of its own site only', async () => {
    const rows = await inSite(database, 'andes', (scope) =>
      run(scope, `select names #>> '{}' as name from tax union select name from site`),
    );
    expect(rows).toEqual([{ name: 'canary-andes' }]);
  });

  it('protects every table that holds rows of a site', async () => {
    const { rows } = await database.pool.query<{ relname: string }>(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
       and relname <> 'schema_migration' and not (relrowsecurity and relforcerowsecurity)`,
    );
    expect(rows).toEqual([]);
  });

  it('gives its roles no table of their own', async () => {
    const { rows } = await database.pool.query(
      `select relname from pg_class where pg_get_userbyid(relowner) in ('forecourt_app', 'forecourt_system')`,
    );
    expect(rows).toEqual([]);
  });

  it('shows nothing when no site is set', async () => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query('set local role forecourt_app');
      expect((await client.query('select * from tax')).rows).toEqual([]);
      await client.query('rollback');
    } finally {
      client.release();
    }
  });

  it.each([
    `update rate set daily_minor = 1`,
    `update car_unit set plate = 'X'`,
    `delete from model`,
    `update document set published_version = null`,
    `insert into document_version default values`,
    `update site set name = 'X'`,
    `delete from extra`,
  ])('refuses the role of visitors to run: %s', async (statement) => {
    const refused = inSite(database, 'andes', ({ tx }) => tx.execute(sql.raw(statement)));
    await expect(refused).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('resets role and site on a connection that returns to the pool', async () => {
    await inSite(database, 'andes', (scope) => run(scope, 'select 1'));
    const { rows } = await database.pool.query(`select current_user as role, current_site() as site`);
    expect(rows).toEqual([{ role: 'postgres', site: null }]);
  });

  it.each<[why: string, query: string]>([
    [
      'inserting for another site',
      `insert into tax (site_id, id, names, basis_points) values ('adria', 'x', '{}', 1)`,
    ],
    ['moving a row to another site', `update tax set site_id = 'adria', id = 'moved'`],
  ])('refuses %s', async (_why, query) => {
    const failure = await inSiteAsOperator(database, 'andes', (scope) => run(scope, query)).catch(
      (error) => error,
    );
    expect(sqlStateOf(failure)).toBe('42501');
  });

  it('changes nothing of another site', async () => {
    await inSiteAsOperator(database, 'andes', (scope) =>
      run(scope, `delete from tax where id = 'vat' and site_id = 'adria'`),
    );
    expect(
      await inSite(database, 'adria', (scope) => run(scope, `select names #>> '{}' as name from tax`)),
    ).toEqual([{ name: 'canary-adria' }]);
  });

  it('lets background work see hosts, and no prices or bookings', async () => {
    const hosts = await inSystem(database, (tx) => run({ tx }, 'select host from site_host order by host'));
    expect(hosts).toEqual([{ host: 'adria.localhost' }, { host: 'andes.localhost' }]);
    for (const table of ['tax', 'booking', 'document']) {
      const failure = await inSystem(database, (tx) => run({ tx }, `select * from ${table}`)).catch(
        (error) => error,
      );
      expect(sqlStateOf(failure)).toBe('42501');
    }
  });

  it('is not fooled without its policies: the same query then shows every site', async () => {
    const { rows } = await database.pool.query(`select names #>> '{}' as name from tax order by 1`);
    expect(rows).toEqual([{ name: 'canary-adria' }, { name: 'canary-andes' }]);
  });

  it('refuses a transaction inside a transaction instead of waiting for itself', async () => {
    await expect(inSite(database, 'andes', () => inSite(database, 'andes', async () => 1))).rejects.toThrow(
      'open already',
    );
  });

  it('gives a connection back that was cut before its transaction began', async () => {
    database.pool.once('acquire', (client) => {
      vi.spyOn(client, 'query').mockRejectedValueOnce(new Error('terminating connection') as never);
    });
    await expect(inSite(database, 'andes', async () => 1)).rejects.toThrow('begin');
    expect(database.pool.idleCount).toBe(database.pool.totalCount);
    expect(await inSite(database, 'andes', async () => 2)).toBe(2);
  });

  it('rolls back everything when the work throws', async () => {
    await inSiteAsOperator(database, 'andes', async (scope) => {
      await run(scope, `update tax set names = '{}'`);
      throw new Error('stop');
    }).catch(() => {});
    expect(
      await inSite(database, 'andes', (scope) => run(scope, `select names #>> '{}' as name from tax`)),
    ).toEqual([{ name: 'canary-andes' }]);
  });
});

describe('the version of a site', () => {
  const versions = async () =>
    Object.fromEntries(
      (await inSystem(database, (tx) => run({ tx }, 'select id, version::float8 as version from site'))).map(
        (row) => [row.id, row.version],
      ),
    ) as Record<string, number>;

  it('rises once per transaction that changes content, for this site alone, and is announced', async () => {
    const heard: (string | null)[] = [];
    const stop = await database.listen('site_version', (payload) => heard.push(payload));
    const before = await versions();
    await inSiteAsOperator(database, 'andes', async (scope) => {
      await run(scope, `update tax set basis_points = 1900`);
      await run(
        scope,
        `insert into season (site_id, id, name, from_date, to_date) values ('andes', 's', 's', '2026-01-01', '2026-02-01')`,
      );
    });
    await stop();
    const after = await versions();
    expect(after).toEqual({ ...before, andes: (before.andes ?? 0) + 1 });
    expect(heard).toEqual([`andes:${after.andes}`]);
  });

  it('stays when only a draft was saved', async () => {
    await inSiteAsOperator(database, 'andes', (scope) =>
      run(scope, `insert into document (site_id, kind, id) values ('andes', 'page', 'home')`),
    );
    const before = await versions();
    await inSiteAsOperator(database, 'andes', (scope) => run(scope, `update document set draft_version = 2`));
    expect(await versions()).toEqual(before);
  });
});
