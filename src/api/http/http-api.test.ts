import { describe, expect, it } from 'vitest';
import { ApiError } from '../api-error.ts';
import { createHttpApi } from './http-api.ts';

const currency = (isoCode: string, symbol: string) => ({
  isoCode,
  symbol,
  showSymbolAsSuffix: false,
  decimals: 2,
  name: { de: isoCode },
  exchangeRate: 1.5,
  isSystemDefault: false,
});
/** The same as the domain names it. */
const read = ({ name, ...rest }: ReturnType<typeof currency>) => ({ ...rest, names: name });
const EURO = currency('EUR', '€');
const PESO = currency('ARS', '$');
const REAL = currency('BRL', 'R$');

/** The currencies of a site whose two calls answer with lists; a number fails with that status. */
const currenciesOf = (all: unknown, selectable: unknown) =>
  createHttpApi({
    async get(path) {
      const response = path === '/api/currencies' ? all : path === '/api/data/currencies' ? selectable : 404;
      if (typeof response === 'number') throw new ApiError(response, `HTTP ${response}`, null, null);
      return response;
    },
    send: () => Promise.reject(new Error('only reads are expected')),
  }).currencies();

describe('[API-15] the currencies of a site', () => {
  it.each<[why: string, all: unknown, selectable: unknown, merged: ReturnType<typeof currency>[]]>([
    ['both calls, by their code', [EURO, PESO], [{ ...PESO, symbol: 'AR$' }, REAL], [EURO, PESO, REAL]],
    ['the call for all, where the other one fails', [EURO, PESO], 503, [EURO, PESO]],
    ['the call for those to choose, where the other one fails', 503, [PESO], [PESO]],
  ])('are those of %s', async (_why, all, selectable, merged) => {
    expect(await currenciesOf(all, selectable)).toEqual(merged.map(read));
  });

  it('are refused where both calls fail', async () => {
    await expect(currenciesOf(503, 404)).rejects.toMatchObject({ status: 503 });
  });
});
