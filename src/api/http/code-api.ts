import type { GivenCodes } from '../../domain/promotion-codes.ts';
import { orNull } from '../or-null.ts';
import type { CallOptions } from '../product-api.ts';
import { type RateOfCode, toRateOfCode } from '../wire/rate-of-code.ts';
import type { ApiCaller } from './caller.ts';

/** Asks by HTTP what a code opens; `null` for a wrong code. Rejects with ApiError. */
export const readRateOfCode = async (
  caller: ApiCaller,
  { promotionCode, agreementCode }: GivenCodes,
  { language, signal }: CallOptions & { readonly language: string },
): Promise<RateOfCode | null> => {
  const query = {
    promotionCode: promotionCode ?? undefined,
    commercialAgreementCode: agreementCode ?? undefined,
    language,
  };
  const found = await orNull(caller.get('/api/booking/validatepromotion', query, { signal }));
  return found === null ? null : toRateOfCode(found);
};
