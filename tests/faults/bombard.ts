import type { FastifyInstance, HTTPMethods } from 'fastify';

/** A request as it is sent: nothing of it needs to be right. */
export interface Probe {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Text of the body. */
  readonly payload?: string;
}

export interface Bombardment {
  /** Responses by status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Responses of what lies behind the checks: everything but a refused parameter, body, host or path. */
  readonly reached: number;
  /** What must not happen, with the request that did it. */
  readonly faults: readonly string[];
}

/** Traces of the program, and of its database, in a response. */
const LEAKS =
  /\bat \S+ \(.+:\d+:\d+\)|node_modules|file:\/\/|\.[tj]sx?:\d+:\d+|syntax error at or near|invalid byte sequence|relation "|violates \w+ constraint|failed query|select .+ from "/i;

const REFUSED_AT_THE_DOOR: ReadonlySet<string> = new Set(['invalidRequest', 'invalidParameter']);
const MAX_REPORTED_FAULTS = 20;
const SIMULTANEOUS = 8;

const isPolluted = () => 'polluted' in {};

/** Whether a response comes from behind the checks. */
function isFromBehind(status: number, body: string): boolean {
  if (status < 300) return true;
  const code = /"errorCode":"(\w[\w-]*)"/.exec(body)?.[1];
  return code !== undefined && !code.startsWith('FST_') && !REFUSED_AT_THE_DOOR.has(code);
}

/** Sends requests, some at a time, and tells which of them an app did not take well. */
export async function bombard(app: FastifyInstance, probes: Iterable<Probe>): Promise<Bombardment> {
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  const harmless = new Set<string>();
  let reached = 0;
  const note = (what: string, probe: Probe) => {
    if (faults.length < MAX_REPORTED_FAULTS) faults.push(`${what}: ${JSON.stringify(probe).slice(0, 1_000)}`);
  };
  const send = async (probe: Probe) => {
    try {
      const { statusCode, body } = await app.inject({
        method: probe.method as HTTPMethods,
        url: probe.url,
        headers: { ...probe.headers },
        ...(probe.payload === undefined ? {} : { payload: probe.payload }),
      });
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      if (statusCode >= 500) note(`${statusCode} ${body.slice(0, 200)}`, probe);
      if (isFromBehind(statusCode, body.slice(0, 500))) reached += 1;
      if (!harmless.has(body)) {
        const leak = LEAKS.exec(body);
        if (leak) note(`tells ${leak[0]}`, probe);
        else if (harmless.size < 500) harmless.add(body);
      }
    } catch (error) {
      note(`throws ${String(error)}`, probe);
    }
    if (isPolluted()) {
      note('changes what every object has', probe);
      delete (Object.prototype as { polluted?: unknown }).polluted;
    }
  };
  const queue = probes[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: SIMULTANEOUS }, async () => {
      for (let next = queue.next(); !next.done; next = queue.next()) await send(next.value);
    }),
  );
  return { statuses, reached, faults };
}
