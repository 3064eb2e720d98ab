import { expect, it } from 'vitest';
import { SUPPORTED_LANGUAGES } from './languages.ts';
import { createMoneyFormat } from './money-format.ts';
import { separatorsOf } from './separators.ts';

const VALUES = [0, 0.5, 7, 999.99, 1000, 1234.5, 12_345.678, 999_999.994, 1_000_000, 123_456_789.01];

it.each(SUPPORTED_LANGUAGES)('groups and separates numbers as %s does', (language) => {
  const { number } = createMoneyFormat(separatorsOf(language), []);
  for (const decimals of [0, 2, 3]) {
    const format = new Intl.NumberFormat(language, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      useGrouping: 'always' as never,
    });
    expect(VALUES.map((value) => number(value, decimals))).toEqual(VALUES.map(format.format));
  }
});

it('writes the sign of a negative amount before its symbol, in every language alike', () => {
  const written = SUPPORTED_LANGUAGES.map((language) =>
    createMoneyFormat(separatorsOf(language), []).money({ minor: -500, currency: 'USD' }),
  );
  expect(new Set(written)).toEqual(new Set(['-$5.00', '-$5,00']));
});
