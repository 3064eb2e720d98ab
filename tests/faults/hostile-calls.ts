import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResult } from '../../generated/api/types.ts';
import { OPERATIONS, type OperationId } from '../../src/api/wire/operations/operations.ts';
import type { Operation } from '../../src/api/wire/operations/operation.ts';
import { type Order, orderFor } from '../contract/orders.ts';
import { DEMO_PASSWORD } from '../../server/demo/demo-accounts.ts';
import { callEditor, cookieOf, EDITOR_ENV, EDITOR_HEADERS, signIn } from '../support/editor-client.ts';
import { openSiteServer, type SiteServerUnderTest } from '../support/site-server.ts';
import { bombard } from './bombard.ts';
import { inventory } from './expect-sound.ts';
import { type GoodRequest, hostileRequests } from './hostile-requests.ts';
import { rounds } from './rounds.ts';

const MINUTE = 60_000;
/** Of each call. */
const REQUESTS = rounds(400, 20_000);
/** Below it a bombardment would prove that the door holds, and nothing of what is behind. */
const REACHING = REQUESTS / 20;
/** The same requests in each run. */
export const SEED = 20_260_501;
const SITE = 'andes';
const HOST = `${SITE}.localhost`;
/** Bookings begin in so many weeks, one after the other, so that there are always cars left to take. */
const WEEKS = rounds(5, 25);

let server: SiteServerUnderTest;
let order: Order;
let requested: Readonly<Record<string, string>>;
/** A model that can be booked away: what others search for is another one. */
let bookedModelId: string;
/** The session of an administrator of the site. */
let cookie: string;

const ask = async ({ path }: { path: string }) => {
  const response = await server.app.inject({ url: path, headers: { host: HOST } });
  return { status: response.statusCode, headers: response.headers, body: response.json() as unknown };
};

/** A site that is attacked by the tests of a file. */
export function openTarget(): void {
  beforeAll(async () => {
    server = await openSiteServer({ isBuilt: true, env: { ...EDITOR_ENV, RATE_LIMIT_FACTOR: '1000000' } });
    cookie = cookieOf(await signIn(server, ADMINISTRATOR));
    await callEditor(server, {
      method: 'POST',
      path: `/sites/${SITE}/api/documents/page`,
      headers: { cookie },
      body: { id: DOCUMENT.id, body: EMPTY_PAGE },
    });
    order = await orderFor(ask);
    requested = Object.fromEntries(
      Object.entries(order.query).flatMap(([name, value]) =>
        value === undefined || value === '' ? [] : [[name, String(value)]],
      ),
    );
    const other = (await search()).find(
      ({ car, onlyQuote }) => !onlyQuote && car.model.id !== order.offer.car.model.id,
    );
    bookedModelId = String(other?.car.model.id);
  });
  afterAll(() => server.close());
}

const search = async () =>
  (await ask({ path: `/api/booking/search?${new URLSearchParams(requested)}` })).body as SearchResult[];

const modelId = () => String(order.offer.car.model.id);

const ADMINISTRATOR = 'valeria@andes.example';
/** Id of no link, token or person. */
const NOBODY = { id: '00000000-0000-4000-8000-000000000000' } as const;
/** A document that no other call reads. */
const DOCUMENT = { kind: 'page', id: 'hostile' } as const;
const EMPTY_PAGE = { builder: { format: 1, sections: [], translations: {} } };
const PUBLICATION = { documents: [{ ...DOCUMENT, version: 1 }] };

/** Requests of each call that are answered well. */
const GOOD: Readonly<
  Partial<Record<OperationId, () => Omit<GoodRequest, 'host'> | readonly Omit<GoodRequest, 'host'>[]>>
> = {
  page: () => ({ path: { id: 'home' }, query: { preview: 'false' } }),
  form: () => ({ path: { id: 'checkout' } }),
  forms: () => ({ query: { $count: 'true' } }),
  search: () => ({ query: requested }),
  price: () => ({
    query: {
      ...requested,
      modelId: modelId(),
      'additionals[0].Additional.Id': 'seat',
      'additionals[0].Quantity': '1',
    },
  }),
  extrasPrice: () => ({
    query: {
      fromDate: requested.from ?? '',
      toDate: requested.to ?? '',
      deliveryPlaceId: requested.fromPlace ?? '',
      returnPlaceId: requested.toPlace ?? '',
      modelId: modelId(),
    },
  }),
  signIn: () => ({ body: { email: ADMINISTRATOR, password: DEMO_PASSWORD } }),
  // With a session the first one would end it for all others.
  signOut: () => ({ headers: EDITOR_HEADERS }),
  documents: () => ({ path: DOCUMENT }),
  document: () => ({ path: DOCUMENT }),
  createDocument: () => ({ path: DOCUMENT, body: { id: DOCUMENT.id, body: EMPTY_PAGE } }),
  saveDocument: () => ({ path: DOCUMENT, body: { basedOn: 1, body: EMPTY_PAGE } }),
  documentVersions: () => ({ path: DOCUMENT }),
  documentVersion: () => ({ path: { ...DOCUMENT, version: '1' } }),
  archiveDocument: () => ({ path: DOCUMENT, body: { isArchived: false } }),
  discardDraft: () => ({ path: DOCUMENT, body: { version: 1 } }),
  unpublishDocument: () => ({ path: DOCUMENT }),
  publish: () => ({ body: PUBLICATION }),
  rollBack: () => ({ body: PUBLICATION }),
  savePage: () => ({ path: DOCUMENT, query: { preview: 'true' }, body: { ...EMPTY_PAGE, version: 1 } }),
  publishPage: () => ({ path: DOCUMENT, body: { version: 1 } }),
  createPreviewLink: () => ({ body: { pageId: 'home', hours: 2 } }),
  previewLinks: () => ({}),
  revokePreviewLink: () => ({ path: NOBODY }),
  revokePreviewLinks: () => ({ body: { pageId: DOCUMENT.id } }),
  forgotPassword: () => ({ body: { email: 'nobody@cars.example', language: 'en' } }),
  accountLink: () => ({ body: { token: 'nothing' } }),
  useAccountLink: () => ({ body: { token: 'nothing', name: 'Ana', password: 'velvet cactus 9 umbrella' } }),
  people: () => ({}),
  invitePerson: () => ({ body: { email: 'ana@cars.example', role: 'editor', language: 'en' } }),
  resendInvitation: () => ({ path: NOBODY, body: { language: 'en' } }),
  changePerson: () => ({ path: NOBODY, body: { role: 'editor' } }),
  removePerson: () => ({ path: NOBODY }),
  sendPasswordReset: () => ({ path: NOBODY, body: { language: 'en' } }),
  accessTokens: () => ({}),
  createAccessToken: () => ({ body: { name: 'Script', role: 'editor', days: 30 } }),
  revokeAccessToken: () => ({ path: NOBODY }),
  // A quotation takes no car, a booking does.
  book: () => {
    const body = { ...order.order, additionals: [{ additionalId: 'seat', quantity: 1 }] };
    return Array.from({ length: WEEKS }, (_, weeks) => [
      { body: { ...body, isQuotation: true } },
      {
        body: {
          ...body,
          isQuotation: false,
          modelId: bookedModelId,
          from: weeksLater(body.from, weeks),
          to: weeksLater(body.to, weeks),
        },
      },
    ]).flat();
  },
};

const weeksLater = (moment: string, weeks: number): string =>
  new Date(Date.parse(moment) + weeks * 7 * 86_400_000).toISOString().replace('.000', '');

/** How a call is made: by visitors on the host of the site, by operators on that of the editor. */
function callerOf({ access, isOfNoSite }: Operation): GoodRequest {
  if (access === 'public' && !isOfNoSite) return { host: HOST };
  const headers = { ...EDITOR_HEADERS, cookie };
  return { host: EDITOR_HEADERS.host, headers, ...(isOfNoSite ? {} : { prefix: `/sites/${SITE}` }) };
}

export const goodRequests = (name: OperationId): readonly GoodRequest[] =>
  [GOOD[name]?.() ?? {}].flat().map((good) => ({ ...callerOf(OPERATIONS[name]), ...good }));

/** Hostile requests, so many in all, each good request being hurt as often as every other. */
function* hostileMix(call: Operation, goods: readonly GoodRequest[], count: number, seed: number) {
  for (const [index, good] of goods.entries())
    yield* hostileRequests(call, good, count / goods.length, seed + 1_000 * index);
}

/**
 * That no hostile request to some calls does harm. Each half of the calls is a file, which runs on a core of its own.
 * @param isMine which calls, by who may make them
 */
export function describeHostileRequests(isMine: (call: Operation) => boolean): void {
  const names = (Object.keys(OPERATIONS) as OperationId[]).filter((name) => isMine(OPERATIONS[name]));
  describe('hostile requests', () => {
    it.each(names)(
      `leave %s as it was: no failure, no trace of the program, nothing changed for others`,
      async (name) => {
        const call: Operation = OPERATIONS[name];
        const seed = SEED + Object.keys(OPERATIONS).indexOf(name);
        const { statuses, reached, faults } = await bombard(
          server.app,
          hostileMix(call, goodRequests(name), REQUESTS, seed),
        );
        expect(faults).toEqual([]);
        expect(Object.values(statuses).reduce((sum, count) => sum + count, 0)).toBe(REQUESTS);
        expect(reached).toBeGreaterThan(REACHING);
        // Who asks rightly is answered as before.
        expect((await search()).map(({ price }) => price)).toContain(order.offer.price);
        if (name !== 'book') return;
        const { claims, ...stored } = await inventory(server.database, SITE);
        expect(claims).toBeGreaterThanOrEqual(WEEKS);
        expect(stored).toMatchObject({ overlaps: 0, messagesWithoutBooking: 0, keysOfNothing: 0 });
      },
      // A password is hashed for tens of milliseconds, whether it is right or not.
      rounds(4, 15) * MINUTE,
    );
  });
}
