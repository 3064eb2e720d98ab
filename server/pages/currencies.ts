import { isRecord } from '../../src/api/wire/is-record.ts';
import type { CurrencyStyle } from '../../src/runtime/text/money-format.ts';

/** How amounts are written, as the product API lists its currencies; entries that cannot be read are left out. */
export const toCurrencyStyles = (body: unknown): readonly CurrencyStyle[] =>
  (Array.isArray(body) ? body : [])
    .filter(isRecord)
    .flatMap(({ isoCode, symbol, showSymbolAsSuffix, decimals }) =>
      typeof isoCode === 'string' && typeof symbol === 'string'
        ? [
            {
              isoCode,
              symbol,
              showSymbolAsSuffix: showSymbolAsSuffix === true,
              decimals: typeof decimals === 'number' ? decimals : 2,
            },
          ]
        : [],
    );
