import type { SiteScope } from '../in-site.ts';
import { currencyTable } from '../tables/content.ts';
import { listRows, type Row } from './columns-of.ts';

/** A currency of the site; `exchangeRate` is units of it per unit of the system default. */
export type Currency = Omit<Row<typeof currencyTable>, 'exchangeRate'> & { exchangeRate: number };

/** CURR-02: the currency of a site that has none of its own. */
const US_DOLLAR: Currency = {
  isoCode: 'USD',
  names: {},
  exchangeRate: 1,
  isSystemDefault: true,
  isSelectable: true,
  symbol: '$',
  isSymbolSuffix: false,
  decimals: 2,
  position: 0,
};

/** The currencies in their order. */
export async function listCurrencies(scope: SiteScope): Promise<Currency[]> {
  const rows = await listRows(scope, currencyTable, currencyTable.position, currencyTable.isoCode);
  return rows.map((row) => ({ ...row, exchangeRate: Number(row.exchangeRate) }));
}

/** The currency that prices are stored in: the system default, else US dollars. */
export const defaultCurrencyOf = (currencies: readonly Currency[]): Currency =>
  currencies.find(({ isSystemDefault }) => isSystemDefault) ?? US_DOLLAR;
