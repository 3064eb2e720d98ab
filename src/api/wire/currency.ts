import { isRecord } from './is-record.ts';

/** A currency of a site, and how its amounts are written. */
export interface Currency {
  readonly isoCode: string;
  readonly symbol: string;
  readonly showSymbolAsSuffix: boolean;
  readonly decimals: number;
  /** Its name by language. */
  readonly names: Readonly<Record<string, string>>;
  /** Units of it per unit of the system default; `null` when no amount can be shown in it. */
  readonly exchangeRate: number | null;
  readonly isSystemDefault: boolean;
}

const toNames = (name: unknown): Currency['names'] =>
  isRecord(name)
    ? Object.fromEntries(
        Object.entries(name).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

const toRate = (rate: unknown): number | null =>
  typeof rate === 'number' && rate > 0 && Number.isFinite(rate) ? rate : null;

/** Response of a call for currencies; entries that cannot be read are left out. */
export const toCurrencies = (body: unknown): Currency[] =>
  (Array.isArray(body) ? body : [])
    .filter(isRecord)
    .flatMap(({ isoCode, symbol, showSymbolAsSuffix, decimals, name, exchangeRate, isSystemDefault }) =>
      typeof isoCode === 'string' && typeof symbol === 'string'
        ? [
            {
              isoCode,
              symbol,
              showSymbolAsSuffix: showSymbolAsSuffix === true,
              decimals: typeof decimals === 'number' ? decimals : 2,
              names: toNames(name),
              exchangeRate: toRate(exchangeRate),
              isSystemDefault: isSystemDefault === true,
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
