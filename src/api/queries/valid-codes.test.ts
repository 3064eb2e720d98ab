import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import type { GivenCodes } from '../../domain/promotion-codes.ts';
import { fromSearchAddress } from '../wire/search-address.ts';
import { withValidCodes } from './valid-codes.ts';

async function completed(address: string, failure?: Error) {
  const lookups: GivenCodes[] = [];
  const { requested, codes } = await withValidCodes(fromSearchAddress(new URLSearchParams(address)), {
    language: 'en-US',
    client: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    api: {
      rateOfCode: async (given) => {
        lookups.push(given);
        if (failure) throw failure;
        return given.promotionCode === 'SUMMER'
          ? { id: 'v7', name: 'Summer' }
          : given.agreementCode === 'ACME'
            ? { id: 'a1', name: 'Acme' }
            : null;
      },
    },
  });
  const { promotionId, promotionCode, commercialAgreementCode } = requested;
  return { lookups, codes, search: [promotionId, promotionCode, commercialAgreementCode] };
}

it('[PROMO-04] takes the id of a valid code into the search, beside the code', async () => {
  const { search, codes } = await completed('promotionCode=summer');
  expect(search).toEqual(['v7', 'SUMMER', undefined]);
  expect(codes).toEqual({
    promotion: { code: 'SUMMER', id: 'v7', name: 'Summer' },
    agreement: null,
    wrong: [],
  });
});

it('takes the code of an agreement beside that of a promotion', async () => {
  const { search } = await completed('promotionCode=SUMMER&commercialAgreement=acme');
  expect(search).toEqual(['v7', 'SUMMER', 'ACME']);
});

it.each([
  ['that opens nothing any more', undefined],
  ['that cannot be checked', new ApiError(503, 'down', null, null)],
])('[PROMO-06] clears a code of an address %s, without a word', async (_why, failure) => {
  const { search, codes } = await completed('promotionId=v1&promotionCode=OLD', failure);
  expect(search).toEqual([undefined, undefined, undefined]);
  expect(codes.wrong).toEqual([]);
});

it('names a code that was typed and opens nothing', async () => {
  expect((await completed('promotionCode=TYPO')).codes.wrong).toEqual(['TYPO']);
});

it('asks nothing where there is no code, and keeps a promotion that was chosen', async () => {
  const { lookups, search } = await completed('promotionId=spring');
  expect([lookups, search]).toEqual([[], ['spring', undefined, undefined]]);
});
