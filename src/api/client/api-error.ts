/** A call that was answered with an error, or not at all (`status` 0). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string | null;
  /** Id that an error may carry, such as that of a booking. */
  readonly id: string | null;
  readonly body: unknown;

  constructor(status: number, message: string, code: string | null, id: string | null, body: unknown = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.id = id;
    this.body = body;
  }

  static fromResponse(status: number, body: unknown): ApiError {
    const { errorCode, id } = (typeof body === 'object' && body !== null ? body : {}) as {
      errorCode?: unknown;
      id?: unknown;
    };
    const text = (value: unknown) =>
      typeof value === 'string' || typeof value === 'number' ? String(value) : null;
    return new ApiError(status, errorText(body) ?? `HTTP ${status}`, text(errorCode), text(id), body);
  }
}

/** Whether a call was refused for what it asked: repeated as it is, it will be refused again. */
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
