import type { Operation } from '../../src/api/wire/operations/operation.ts';
import { toBookingMoment } from '../../src/api/wire/booking-request.ts';
import { toSearchMoment } from '../../src/api/wire/dates.ts';
import type { Probe } from './bombard.ts';
import {
  createRandom,
  HOSTILE_BODIES,
  HOSTILE_JSON,
  HOSTILE_PIECES,
  HOSTILE_SPANS,
  HOSTILE_TEXTS,
  pick,
} from './hostile-values.ts';

/** A request of a call that is right. */
export interface GoodRequest {
  readonly host: string;
  /** Stands before the path of the operation, such as the site on the host of the editor. */
  readonly prefix?: string;
  /** Who makes it, and from where. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Values of the parameters in its path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/**
 * How far each kind reaches: right but for what nobody reads, wrong in one property, in many, by method, host or path.
 * `days`: how many of all are for days at the ends of the calendar.
 */
const SHARES = { days: 0.05, right: 0.06, one: 0.2, many: 0.75, method: 0.8, host: 0.97 };

type Random = () => number;
type Pairs = [name: string, value: string][];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const HOSTS = [
  'nowhere.localhost',
  '',
  '__proto__',
  'andes.localhost:99999',
  'a@b',
  '[::1]',
  'x'.repeat(300),
];
const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'x',
  '',
];

/** What can be broken is written as an address may write it; half characters cannot be. */
const encode = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

const pathOf = ({ path }: Operation, values: Readonly<Record<string, string>> = {}) =>
  path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encode(values[name] ?? ''));

const writeQuery = (pairs: Pairs) =>
  pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');

/** Characters that no server gets to see in a header. */
const headerText = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '?').trim() || 'x';

/** Stands where a value is written over another, which JSON may not allow. */
const WOUND = '\u0001';

/** Writes a value over one of a body, somewhere. */
function breakBody(random: Random, body: object): string {
  const copy = structuredClone(body) as Record<string, unknown>;
  let part: Record<string, unknown> = copy;
  for (;;) {
    const names = Object.keys(part);
    const name = random() < 0.1 ? pick(random, ['__proto__x', 'total', 'price', '0']) : pick(random, names);
    const inner = part[name];
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && random() < 0.6) {
      part = inner as Record<string, unknown>;
      continue;
    }
    if (random() < 0.15) delete part[name];
    else part[name] = WOUND;
    break;
  }
  return JSON.stringify(copy).replace(JSON.stringify(WOUND), () => pick(random, HOSTILE_JSON));
}

/** The same request for other days, where it names days. */
function forDays(good: GoodRequest, [pickUp, dropOff]: (typeof HOSTILE_SPANS)[number]): GoodRequest {
  const replaced = <Values extends object>(values: Values, days: object): Values => ({
    ...values,
    ...Object.fromEntries(Object.entries(days).filter(([name]) => name in values)),
  });
  const [from, to] = [toSearchMoment(pickUp), toSearchMoment(dropOff)];
  return {
    ...good,
    ...(good.query ? { query: replaced(good.query, { from, to, fromDate: from, toDate: to }) } : {}),
    ...(good.body
      ? { body: replaced(good.body, { from: toBookingMoment(pickUp), to: toBookingMoment(dropOff) }) }
      : {}),
  };
}

function breakPath(random: Random, path: string): string {
  const piece =
    random() < 0.5
      ? encode(pick(random, HOSTILE_TEXTS))
      : pick(random, ['%', '%00', '%c3%28', '..', '//', ';a=b']);
  const at = Math.floor(random() * path.length);
  return pick(random, [
    `${path}/${piece}`,
    `${path}${piece}`,
    `${path.slice(0, at)}${piece}${path.slice(at)}`,
    `/${path}`,
  ]);
}

/** Names of the parameters that a call takes in its query, the first two of a list. */
const queryNames = ({ parameters = [] }: Operation) =>
  parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(({ name }) =>
      name.includes('[i]') ? [name.replace('[i]', '[0]'), name.replace('[i]', '[1]')] : [name],
    );

/**
 * Requests of a call, of which some are right but for what nobody reads, some are wrong in one property, some in many,
 * and some are none at all. The same for the same seed.
 */
export function* hostileRequests(
  call: Operation,
  usual: GoodRequest,
  count: number,
  seed: number,
): Generator<Probe> {
  const random = createRandom(seed);
  const names = queryNames(call);
  const takesMore = names.length > 0 || call.path.includes('{') || usual.body !== undefined;
  for (let index = 0; index < count; index += 1) {
    // What takes nothing can only be asked for elsewhere or otherwise.
    const kind = takesMore || random() < SHARES.right ? random() : SHARES.many + random() * (1 - SHARES.many);
    const good = random() < SHARES.days ? forDays(usual, pick(random, HOSTILE_SPANS)) : usual;
    const query: Pairs = Object.entries(good.query ?? {});
    const headers: Record<string, string> = { host: good.host, ...good.headers };
    const values = { ...good.path };
    let { method } = call as { method: string };
    let payload = good.body && JSON.stringify(good.body);
    const hurt = (instead: boolean) => {
      const path = Object.keys(values);
      const part = random();
      if (good.body && part < 0.8)
        payload = part < 0.7 ? breakBody(random, good.body) : pick(random, HOSTILE_BODIES);
      else if (path.length > 0 && (names.length === 0 || part < 0.6))
        values[pick(random, path)] = pick(random, HOSTILE_TEXTS);
      else if (names.length > 0) {
        const name = pick(random, names);
        const at = query.findIndex(([known]) => known === name);
        if (at >= 0 && instead) query.splice(at, 1);
        if (random() < 0.9) query.push([name, pick(random, HOSTILE_TEXTS)]);
      }
    };
    if (kind < SHARES.right)
      query.push([pick(random, ['utm', '__proto__', 'constructor']), pick(random, HOSTILE_TEXTS)]);
    else if (kind < SHARES.one) hurt(true);
    else if (kind < SHARES.many) for (let times = 0; times < 4; times += 1) hurt(random() < 0.2);
    else if (kind < SHARES.method) method = pick(random, METHODS);
    else if (kind < SHARES.host) headers.host = pick(random, HOSTS);
    if (random() < 0.2) {
      headers['accept-language'] = headerText(pick(random, HOSTILE_TEXTS));
      headers.cookie = `${headers.cookie ?? ''}; __Host-preview=${headerText(pick(random, HOSTILE_TEXTS))}`;
      headers['idempotency-key'] = headerText(pick(random, HOSTILE_TEXTS));
    }
    if (random() < 0.1) headers['expected-total'] = headerText(pick(random, HOSTILE_TEXTS));
    if (payload !== undefined)
      headers['content-type'] = random() < 0.9 ? 'application/json' : pick(random, CONTENT_TYPES);
    // A body goes with a method that has one.
    if (method === 'GET' || method === 'HEAD') payload = undefined;
    const whole = (good.prefix ?? '') + pathOf(call, values);
    const path = kind >= SHARES.host ? breakPath(random, whole) : whole;
    const pieces = random() < 0.15 ? [pick(random, HOSTILE_PIECES)] : [];
    const address = [writeQuery(query), ...pieces].filter((part) => part !== '').join('&');
    yield {
      method,
      url: address === '' ? path : `${path}?${address}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
    };
  }
}
