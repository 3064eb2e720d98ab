import type { QueryClient } from '@tanstack/react-query';
import { type GivenCodes, NO_CODES, type SearchCodes, toCode } from '../../domain/promotion-codes.ts';
import type { RequestedSearch } from '../../domain/search-parameters.ts';
import type { ProductApi } from '../product-api.ts';
import type { RateOfCode } from '../wire/rate-of-code.ts';

interface CodeContext {
  readonly api: Pick<ProductApi, 'rateOfCode'>;
  readonly language: string;
  readonly client: QueryClient;
}

/** Query options of what a code opens; `null` for a wrong code. */
export const rateOfCodeQuery = (
  api: Pick<ProductApi, 'rateOfCode'>,
  language: string,
  codes: GivenCodes,
) => ({
  queryKey: ['rate-of-code', language, codes.promotionCode ?? '', codes.agreementCode ?? ''] as const,
  queryFn: (): Promise<RateOfCode | null> => api.rateOfCode(codes, { language }),
});

/**
 * A request with its codes in capitals, and the promotion that its code opens. A code that opens nothing, or that
 * cannot be checked, is left out with the promotion that it had opened.
 */
export async function withValidCodes(
  requested: RequestedSearch,
  { api, language, client }: CodeContext,
): Promise<{ readonly requested: RequestedSearch; readonly codes: SearchCodes }> {
  const open = async (codes: Partial<GivenCodes>) => {
    const given = { ...NO_CODES, ...codes };
    const code = toCode(given.promotionCode ?? given.agreementCode);
    if (code === null) return null;
    const rate = await client
      .fetchQuery(rateOfCodeQuery(api, language, given))
      .catch(() => 'failed' as const);
    return { code, rate };
  };
  const [promotion, agreement] = await Promise.all([
    open({ promotionCode: toCode(requested.promotionCode) }),
    open({ agreementCode: toCode(requested.commercialAgreementCode) }),
  ]);
  const known = (found: Awaited<ReturnType<typeof open>>) =>
    found?.rate && found.rate !== 'failed'
      ? { code: found.code, id: found.rate.id, name: found.rate.name }
      : null;
  const [ofPromotion, ofAgreement] = [known(promotion), known(agreement)];
  const { promotionCode: _code, promotionId, commercialAgreementCode: _agreement, ...others } = requested;
  const ownId = promotion === null ? promotionId : ofPromotion?.id;
  // An old link names what its code opened; a code without that was typed just now.
  const wasTyped = promotion?.rate === null && promotionId === undefined;
  return {
    requested: {
      ...others,
      ...(ownId === undefined ? {} : { promotionId: ownId }),
      ...(ofPromotion ? { promotionCode: ofPromotion.code } : {}),
      ...(ofAgreement ? { commercialAgreementCode: ofAgreement.code } : {}),
    },
    codes: {
      promotion: ofPromotion,
      agreement: ofAgreement,
      wrong: [
        ...(wasTyped && promotion ? [promotion.code] : []),
        ...(agreement?.rate === null ? [agreement.code] : []),
      ],
    },
  };
}
