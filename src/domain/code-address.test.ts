import { expect, it } from 'vitest';
import { withCode, withoutCode } from './code-address.ts';

const RATE = { code: 'SUMMER', id: 'v7' };

it.each([
  ['beside its id', 'a=1', 'a=1&promotionId=v7&promotionCode=SUMMER'],
  [
    'beside a promotion that was chosen',
    'promotionId=spring',
    'promotionId=v7&promotions=spring&promotionCode=SUMMER',
  ],
  ['in place of another', 'promotionId=v1&promotionCode=OLD', 'promotionId=v7&promotionCode=SUMMER'],
])('[PROMO-04] [PROMO-11] puts a code into an address %s', (_how, address, expected) => {
  expect(withCode(address, 'promotion', RATE)).toBe(expected);
});

it('puts the code of an agreement beside it, and removes each alone', () => {
  const both = withCode('promotionId=v7&promotionCode=SUMMER', 'agreement', { code: 'ACME', id: 'a' });
  expect(both).toBe('promotionId=v7&promotionCode=SUMMER&commercialAgreement=ACME');
  expect(withoutCode(both, 'promotion')).toBe('commercialAgreement=ACME');
  expect(withoutCode(both, 'agreement')).toBe('promotionId=v7&promotionCode=SUMMER');
});
