import { isRecord } from './is-record.ts';

/** A currency and how its amounts are written. */
export interface Currency {
  readonly isoCode: string;
  readonly symbol: string;
  readonly showSymbolAsSuffix: boolean;
  readonly decimals: number;
}

/** Response of a call for currencies; entries that cannot be read are left out. */
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

/**
 * The currencies of several calls, each by the first that has it. A call may fail as long as another one does not.
 * @throws the failure of the first call when all fail
 */
export function mergeCurrencies(calls: readonly PromiseSettledResult<unknown>[]): Currency[] {
  const [first] = calls;
  if (first?.status === 'rejected' && calls.every(({ status }) => status === 'rejected')) throw first.reason;
  const all = calls.flatMap((call) => (call.status === 'fulfilled' ? toCurrencies(call.value) : []));
  return all.filter(({ isoCode }, place) => all.findIndex((other) => other.isoCode === isoCode) === place);
}
