import { ApiError } from '../api-error.ts';
import type { PathOf, QueryOf, QueryValue } from '../wire/operations/client-types.ts';

export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with its query, beginning with a slash. */
  readonly path: string;
  /** Sent as JSON; a file as it is, in a browser alone. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface ApiResponse {
  readonly status: number;
  /** Parsed JSON, or the text when it is none; `null` for an empty body. */
  readonly body: unknown;
  /** Seconds after which the same call may succeed, where the response says. */
  readonly retryAfter?: number | null;
}

/**
 * Sends a request to the product API: by HTTP to one elsewhere, by fetch in browsers. Rejects when there is no
 * response; any HTTP status is a response.
 */
export type ApiTransport = (request: ApiRequest) => Promise<ApiResponse>;

/** A query of any address; `undefined` and empty values are left out. */
export type QueryValues = Readonly<Record<string, QueryValue>>;

/** Calls any address over a transport. */
export interface Caller {
  /** Reads; repeated once when that is safe. @throws ApiError */
  get(path: string, query?: QueryValues, options?: SendOptions): Promise<unknown>;
  /** Changes something; never repeated by itself. @throws ApiError */
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    options?: SendOptions,
  ): Promise<unknown>;
}

/** Calls the operations of the product API: other paths, and queries that an operation does not take, do not compile. */
export interface ApiCaller {
  get<Path extends PathOf<'GET'>>(path: Path, query?: QueryOf<Path>, options?: SendOptions): Promise<unknown>;
  send<M extends 'POST'>(method: M, path: PathOf<M>, body: unknown, options?: SendOptions): Promise<unknown>;
}

export interface SendOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export const CALL_TIMEOUT_MS = 30_000;
export const RETRY_DELAY_MS = 2_000;

const RETRYABLE = new Set([0, 408, 429]);

/** Whether the same read may succeed when it is sent again. */
export const isRetryable = (error: unknown): error is ApiError =>
  error instanceof ApiError && (RETRYABLE.has(error.status) || error.status >= 500);

/** A path with query values added in the order given. */
export function withQuery(path: string, query: QueryValues = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === '') continue;
    for (const entry of Array.isArray(value) ? value : [value]) parameters.append(name, String(entry));
  }
  const text = parameters.toString();
  return text ? `${path}?${text}` : path;
}

interface Timing {
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Ends every call of this API, second attempts included. */
  readonly deadline?: AbortSignal;
}

const realTiming: Timing = {
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/** A caller over a transport, with a time limit, one retry of reads, and errors as ApiError. */
export function createCaller(transport: ApiTransport, { wait, deadline }: Timing = realTiming): Caller {
  const attempt = async (request: ApiRequest): Promise<unknown> => {
    const signals = [request.signal, deadline, AbortSignal.timeout(CALL_TIMEOUT_MS)];
    const signal = AbortSignal.any(signals.filter((one) => one !== undefined));
    let response: ApiResponse;
    try {
      response = await transport({ ...request, signal });
    } catch (error) {
      throw new ApiError(0, error instanceof Error ? error.message : 'no response', null, null);
    }
    const { status, body, retryAfter } = response;
    if (status < 200 || status >= 300) throw ApiError.fromResponse(status, body, retryAfter);
    // A text is not of this API, such as the login page of a network: nothing says that the call has arrived.
    if (typeof body === 'string') throw new ApiError(0, 'no JSON', null, null, body);
    return body;
  };
  return {
    async get(path, query, options = {}) {
      const request: ApiRequest = { method: 'GET', path: withQuery(path, query), ...options };
      try {
        return await attempt(request);
      } catch (error) {
        if (options.signal?.aborted || deadline?.aborted || !isRetryable(error)) throw error;
        await wait(RETRY_DELAY_MS);
        return attempt(request);
      }
    },
    send: (method, path, body, options = {}) => attempt({ method, path, body, ...options }),
  };
}
