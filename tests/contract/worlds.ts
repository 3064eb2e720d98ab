import type { AddressInfo } from 'node:net';
import type { SiteSeed } from '../../server/db/seed.ts';
import { DEMO_SITES } from '../../server/seed/seed-demo.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';

/** A call of the contract and its answer. */
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

/** One way to reach a product API: through the host of a site. */
export interface World {
  ask(call: Call): Promise<Reply>;
  /** HTML of a page of the site. */
  page(site: string, path: string, cookie?: string): Promise<{ status: number; html: string }>;
  readonly api: SiteServerUnderTest;
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
});

const through = (
  front: SiteServerUnderTest,
  api: SiteServerUnderTest,
  close: () => Promise<void>,
): World => ({
  api,
  close,
  async ask({ site = 'andes', method = 'GET', path, headers = {}, body }) {
    const response = await front.app.inject({
      method,
      url: path,
      headers: { host: `${site}.localhost`, ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      body: response.body === '' ? undefined : (JSON.parse(response.body) as unknown),
    };
  },
  async page(site, path, cookie = '') {
    const headers = { host: `${site}.localhost`, ...(cookie ? { cookie } : {}) };
    const response = await front.app.inject({ url: path, headers });
    return { status: response.statusCode, html: response.body };
  },
});

/** The embedded product API, called in process. */
export async function embedded(): Promise<World> {
  const api = await openSiteServer();
  return through(api, api, () => api.close());
}

/** A server of pages whose product API is another process's, reached by HTTP; `{site}` in its address names the site. */
export async function elsewhere(): Promise<World> {
  const api = await openSiteServer();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  const front = await openSiteServer({
    sites: DEMO_SITES.map(bareSeed),
    env: { PRODUCT_API_URL: `http://{site}.localhost:${port}/` },
  });
  return through(front, api, async () => {
    await front.close();
    await api.close();
  });
}
