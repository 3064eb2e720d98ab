import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { DocumentBody } from '../../src/api/wire/document-body.ts';
import type { DocumentKind } from '../../src/api/wire/document-kinds.ts';
import { createApp } from '../http/app.ts';
import { publishDocument } from './publish-document.ts';
import type { Database } from '../db/engine/database.ts';
import { inSite, inSiteAsOperator, type SiteScope } from '../db/in-site.ts';
import { listHostRows } from '../db/repositories/sites.ts';
import { type SiteSeed, seedSite } from './seed-site.ts';
import { createHostTable } from '../http/hosts.ts';
import { readSettings } from '../environment/settings.ts';
import { NOW } from './booking-sites.ts';
import { openTestDatabase } from './database.ts';

/** What routes receive in tests: a company's data, a fixed clock, and names in any stored language. */
interface RouteOptions {
  readonly database: Database;
  readonly now: () => number;
  readonly nameIn: (names: Readonly<Record<string, string>> | null) => string;
}

/** An application with some routes over one seeded company, for the tests of a file; `log` as Fastify takes it. */
export function openSiteApp(
  seed: SiteSeed,
  addRoutes: (app: FastifyInstance, options: RouteOptions) => void,
  log: false | object = false,
) {
  const host = seed.hosts[0] ?? '';
  let opened: { readonly app: FastifyInstance; readonly database: Database } | undefined;
  beforeAll(async () => {
    const database = await openTestDatabase();
    await seedSite(database, seed, NOW);
    const rows = await listHostRows(database);
    const hosts = createHostTable({
      readRows: async () => rows,
      originOf: (name) => `http://${name}`,
      report: () => undefined,
    });
    await hosts.read();
    const app = await createApp({ settings: readSettings({ APP_MODE: 'test' }), hosts, log });
    addRoutes(app, { database, now: () => NOW, nameIn: (names) => Object.values(names ?? {})[0] ?? '' });
    opened = { app, database };
  }, 120_000);
  afterAll(async () => {
    await opened?.app.close();
    await opened?.database.close();
  });
  const running = () => {
    if (!opened) throw new Error('the application is there from the first test on, not before');
    return opened;
  };
  return {
    /** The response to a GET of a path with a query. */
    ask: (
      url: string,
      query: Readonly<Record<string, string>> = {},
      headers: Readonly<Record<string, string>> = {},
    ) => running().app.inject({ url, query, headers: { host, ...headers } }),
    /** The response to a POST of JSON. */
    post: (url: string, payload: object, headers: Readonly<Record<string, string>> = {}) =>
      running().app.inject({ method: 'POST', url, headers: { host, ...headers }, payload }),
    /** The response to a POST of a file. */
    send: (url: string, query: Readonly<Record<string, string>>, payload: Buffer) =>
      running().app.inject({
        method: 'POST',
        url,
        query,
        headers: { host, 'content-type': 'application/octet-stream' },
        payload,
      }),
    /** Work on what the company has stored. */
    at: <T>(work: (scope: SiteScope) => Promise<T>) => inSite(running().database, seed.id, work),
    /** The same with an operator's right to change content, rates and fleet. */
    asOperator: <T>(work: (scope: SiteScope) => Promise<T>) =>
      inSiteAsOperator(running().database, seed.id, work),
    /** Publishes other settings of the company. */
    publishSettings: (kind: DocumentKind, body: DocumentBody) =>
      publishDocument(running().database, seed.id, kind, body),
  };
}
