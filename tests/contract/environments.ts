import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SiteSeed } from '../../server/testing/seed-site.ts';
import { DEMO_SITES } from '../../server/testing/demo-sites.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';
import { isContractPath } from './contract-paths.ts';
import { undocumented } from './documented.ts';

/** A call of the contract and its response. */
export interface Call {
  readonly site?: string;
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Parsed JSON; `undefined` for an empty body. */
  readonly body: unknown;
}

/** One way to reach a product API: through the host of a site. What is answered must be as it is documented. */
export interface Environment {
  ask(call: Call): Promise<Reply>;
  /** HTML of a page of the site. */
  page(site: string, path: string, cookie?: string): Promise<{ status: number; html: string }>;
  readonly api: SiteServerUnderTest;
  /** Calls that the contract does not have and that the pages made all the same; none where it is answered in process. */
  readonly strangeCalls: readonly string[];
  close(): Promise<void>;
}

/** A site of which only its name and host are known here; everything else is at the product API. */
const bareSeed = ({ id, name, hosts }: { id: string; name: string; hosts: readonly string[] }): SiteSeed => ({
  id,
  name,
  hosts,
  documents: {},
  pages: [],
  drafts: [],
  forms: [],
  currencies: [{ isoCode: 'XTS', exchangeRate: '1', isSystemDefault: true, symbol: '¤', decimals: 2 }],
  branchOffices: [],
  schedules: [],
  holidays: [],
  places: [],
  categories: [],
  models: [],
  carUnits: [],
  seasons: [],
  rates: [],
  taxes: [],
  oneWayFees: [],
  extras: [],
  promotions: [],
});

const through = (
  front: SiteServerUnderTest,
  api: SiteServerUnderTest,
  close: () => Promise<void>,
  strangeCalls: readonly string[] = [],
): Environment => ({
  api,
  strangeCalls,
  close,
  async ask({ site = 'andes', method = 'GET', path, headers = {}, body }) {
    const response = await front.app.inject({
      method,
      url: path,
      headers: { host: `${site}.localhost`, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const reply = {
      status: response.statusCode,
      headers: response.headers,
      body: response.body === '' ? undefined : (JSON.parse(response.body) as unknown),
    };
    const problem = undocumented({ method, path }, reply);
    if (problem !== null) throw new Error(problem);
    return reply;
  },
  async page(site, path, cookie = '') {
    const headers = { host: `${site}.localhost`, ...(cookie ? { cookie } : {}) };
    const response = await front.app.inject({ url: path, headers });
    return { status: response.statusCode, html: response.body };
  },
});

/** A contract is asked more in a minute than a visitor in an hour. */
const API_ENV = { RATE_LIMIT_FACTOR: '100' };

/** The embedded product API, called in process. */
export async function embedded(): Promise<Environment> {
  const api = await openSiteServer({ isBuilt: true, env: API_ENV });
  return through(api, api, () => api.close());
}

/**
 * A server of pages whose product API is another process's, reached by HTTP; `{site}` in its address names the site.
 * That API has the calls of the contract and no other: whatever else it is asked is 404, and noted.
 */
export async function elsewhere(): Promise<Environment> {
  const api = await openSiteServer({ isBuilt: true, env: API_ENV });
  const strangeCalls: string[] = [];
  const server = createServer((request, response) => {
    const { method, url = '' } = request;
    if (isContractPath(url)) return api.app.routing(request, response);
    strangeCalls.push(`${method} ${url}`);
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"no such call"}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const front = await openSiteServer({
    isBuilt: true,
    sites: DEMO_SITES.map(bareSeed),
    env: { PRODUCT_API_URL: `http://{site}.localhost:${port}/` },
  });
  const close = async () => {
    await front.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await api.close();
  };
  return through(front, api, close, strangeCalls);
}
