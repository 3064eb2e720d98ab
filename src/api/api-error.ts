import type { VehicleOffer } from '../domain/vehicle-offer.ts';
import type { ApiErrorCode } from './wire/error-codes.ts';
import { isRecord } from './wire/is-record.ts';

/** A call that failed with an HTTP status of 400 or more, or without a response (`status` 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ApiErrorCode | null;
  /** Id that an error may carry, such as that of a booking. */
  readonly id: string | null;
  readonly body: unknown;
  /** Seconds after which the same call may succeed; `null` when the response does not say. */
  readonly retryAfter: number | null;

  constructor(
    status: number,
    message: string,
    code: ApiErrorCode | null,
    id: string | null,
    body: unknown = null,
    retryAfter: number | null = null,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.id = id;
    this.body = body;
    this.retryAfter = retryAfter;
  }

  static fromResponse(status: number, body: unknown, retryAfter: number | null = null): ApiError {
    const { errorCode, id } = (typeof body === 'object' && body !== null ? body : {}) as {
      errorCode?: unknown;
      id?: unknown;
    };
    const text = (value: unknown) =>
      typeof value === 'string' || typeof value === 'number' ? String(value) : null;
    const message = errorText(body) ?? `HTTP ${status}`;
    // Another product API may have further codes: they equal none of ours, and its own text tells what is wrong.
    const code = text(errorCode) as ApiErrorCode | null;
    return new ApiError(status, message, code, text(id), body, retryAfter);
  }
}

/** A booking that was refused because its total is another now. */
export class PriceChangedError extends ApiError {
  /** The price of now; `null` where the response has none. */
  readonly offer: VehicleOffer | null;

  constructor({ status, message, code, id, body, retryAfter }: ApiError, offer: VehicleOffer | null) {
    super(status, message, code, id, body, retryAfter);
    this.offer = offer;
  }
}

/** Problems of the values of a call by their names; empty when the response has none. */
export function problemsOf({ body }: ApiError): Record<string, string> {
  const errors = isRecord(body) && isRecord(body.errors) ? body.errors : {};
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Texts for visitors by the code of an error; most codes have none. */
export type CodeTexts = Readonly<Record<string, string>>;

/** A sentence for visitors: that of the error's code, else of the product API; `null` without one. */
export function visitorMessageOf({ body, code }: ApiError, codeTexts: CodeTexts): string | null {
  if (code !== null && Object.hasOwn(codeTexts, code)) return codeTexts[code] ?? null;
  const message = isRecord(body) ? body.errorMessage : null;
  return typeof message === 'string' && message !== '' ? message : null;
}

/** Whether a call failed with one of some codes of the product API. */
export const hasErrorCode = (error: unknown, ...codes: readonly ApiErrorCode[]): error is ApiError =>
  error instanceof ApiError && (codes as readonly (ApiErrorCode | null)[]).includes(error.code);

/** Whether a call was refused because there were too many like it. */
export const isTooManyRequests = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 429;

/** Whether a call was refused because the last car of the model is taken. */
export const isNoAvailability = (error: unknown): boolean => hasErrorCode(error, 'noAvailability');

/** Whether a call was refused for its content: repeated unchanged, it is refused again. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 400 || error.status === 404);

const TEXT_FIELDS = ['error', 'errorMessage', 'description', 'errorCode'] as const;

const usable = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && !/<[a-z!/]/i.test(value);

/** The text of an error body, in the order error, errorMessage, description, errorCode, plain string; `null` when none is usable. */
export function errorText(body: unknown): string | null {
  if (usable(body)) return body;
  if (typeof body !== 'object' || body === null) return null;
  const record = body as Record<string, unknown>;
  for (const field of TEXT_FIELDS) if (usable(record[field])) return record[field];
  return null;
}
