import { ApiError } from '../../src/api/api-error.ts';
import { isRetryable } from '../../src/api/http/caller.ts';
import { CallRefusal } from '../api/calls/call-refusal.ts';

/** Reports a failure that is no refusal, such as one of the database. */
export type ReportFailure = (error: unknown) => void;

function toApiError(error: unknown, report: ReportFailure): unknown {
  if (error instanceof CallRefusal)
    return ApiError.fromResponse(error.statusCode, error.body, error.retryAfter);
  if (error instanceof ApiError) return error;
  report(error);
  if (error instanceof TypeError) return error;
  const { statusCode = 500 } = error as { statusCode?: number };
  return new ApiError(statusCode, 'the product API failed', null, null);
}

/** Rejects with ApiError, status 0, as soon as one of the signals aborts; the result of the work is ignored. */
const withSignal = <Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const end = () => reject(new ApiError(0, String(signal.reason), null, null));
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });

/**
 * Runs calls of the product API in this process, until a deadline. Refusals and failures become ApiErrors; a read
 * that fails in a way that may pass is run once more.
 */
export function createCallRunner(deadline: AbortSignal, report: ReportFailure) {
  async function run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    try {
      return await withSignal(work(), signal ? AbortSignal.any([signal, deadline]) : deadline);
    } catch (error) {
      throw toApiError(error, report);
    }
  }
  async function read<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    try {
      return await run(work, signal);
    } catch (error) {
      if (deadline.aborted || signal?.aborted || !isRetryable(error)) throw error;
      return run(work, signal);
    }
  }
  return { run, read };
}
