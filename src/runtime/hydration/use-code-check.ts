import { isTooManyRequests } from '../../api/api-error.ts';
import { browserTransport } from '../../api/http/browser-transport.ts';
import { createCaller } from '../../api/http/caller.ts';
import { readRateOfCode } from '../../api/http/code-api.ts';
import { type CodeKind, NO_CODES } from '../../domain/promotion-codes.ts';
import { useServices } from './use-services.ts';

/** What a code opens, or why that is not known. */
export type CodeCheck =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly reason: 'wrong' | 'too-often' | 'no-connection' };

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
      return { ok: false, reason: isTooManyRequests(error) ? 'too-often' : 'no-connection' };
    }
  };
}
