import { isRecord } from './is-record.ts';

/** A currency and how its amounts are written. */
export interface Currency {
  readonly isoCode: string;
  readonly symbol: string;
  readonly showSymbolAsSuffix: boolean;
  readonly decimals: number;
}

/** Response of `/api/currencies`; entries that cannot be read are left out. */
export const toCurrencies = (body: unknown): Currency[] =>
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
