import { ApiError, hasErrorCode, isTooManyRequests, visitorMessageOf } from '../../api/api-error.ts';
import { browserTransport } from '../../api/http/browser-transport.ts';
import { createCaller } from '../../api/http/caller.ts';
import { readRateOfCode } from '../../api/http/code-api.ts';
import { type CodeKind, NO_CODES } from '../../domain/promotion-codes.ts';
import { useServices } from '../../runtime/hydration/use-services.ts';

/** What a code opens, or why that is not known. */
export type CodeCheck =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: 'wrong' | 'no-connection' }
  /** The server failed, or refused to look: in its own words where it says when to try again. */
  | { readonly ok: false; readonly reason: 'failed'; readonly message: string | null };

/** Why a check failed. A response that cannot be read, such as the page of a proxy, came over a connection. */
function failureOf(error: unknown): CodeCheck {
  if (error instanceof ApiError && error.status === 0 && error.body === null)
    return { ok: false, reason: 'no-connection' };
  const isLater = isTooManyRequests(error) || hasErrorCode(error, 'unavailable');
  return { ok: false, reason: 'failed', message: isLater ? visitorMessageOf(error, {}) : null };
}

/** Checks codes with the page's own site. */
export function useCodeCheck(language: string): (kind: CodeKind, code: string) => Promise<CodeCheck> {
  const services = useServices();
  return async (kind, code) => {
    try {
      const caller = createCaller(services.transport ?? browserTransport);
      const codes = { ...NO_CODES, [kind === 'promotion' ? 'promotionCode' : 'agreementCode']: code };
      const rate = await readRateOfCode(caller, codes, { language });
      return rate ? { ok: true, id: rate.id } : { ok: false, reason: 'wrong' };
    } catch (error) {
      return failureOf(error);
    }
  };
}
