import { ApiError } from './api-error.ts';
import type { ApiErrorCode } from './wire/error-codes.ts';

/** What a call resolves to; `null` where it is refused with 404, or with a code where one is given. */
export async function orNull<Result>(call: Promise<Result>, code?: ApiErrorCode): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && (code ? error.code === code : error.status === 404)) return null;
    throw error;
  }
}
