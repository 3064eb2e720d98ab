import { expect, it } from 'vitest';
import { moneyFromDecimal } from '../../domain/money.ts';
import { readTypedAmount } from './typed-amount.ts';

const minor = (typed: string, language: string, decimals: number) => {
  const read = readTypedAmount(typed, language, decimals);
  return read === null ? null : moneyFromDecimal(read, { code: 'X', decimals }).minor;
};

it.each<[typed: string, language: string, decimals: number, expected: number]>([
  ['50000', 'es-CL', 0, 50_000],
  ['50.000', 'es-CL', 0, 50_000],
  ['1.250.000', 'es-AR', 0, 1_250_000],
  ['50 000', 'fr-FR', 0, 50_000],
  ['50.000', 'es-AR', 2, 5_000_000],
  ['50.000,00', 'es-AR', 2, 5_000_000],
  ['1.250,5', 'de', 2, 125_050],
  ['12,50', 'de', 2, 1250],
  // The keys of a phone may have no comma.
  ['12.50', 'de', 2, 1250],
  ['1,250.50', 'en-US', 2, 125_050],
  ['1,250', 'en-US', 2, 125_000],
  ['91.76', 'en-US', 2, 9176],
  ['1’250.50', 'de-CH', 2, 125_050],
  ['80.', 'en-US', 2, 8000],
])('%s is read in %s', (typed, language, decimals, expected) => {
  expect(minor(typed, language, decimals)).toBe(expected);
});

it.each(['', 'cheap', '-5', '5-10', '1e5', '.', '1234567890123'])('%o is no amount', (typed) => {
  expect(readTypedAmount(typed, 'en-US', 2)).toBeNull();
});
