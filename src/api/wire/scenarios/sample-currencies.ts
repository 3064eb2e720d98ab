import { toCurrencies } from '../currency.ts';

/** Currencies of a company that charges in euros. */
export const SAMPLE_CURRENCIES = toCurrencies([
  {
    isoCode: 'EUR',
    symbol: '€',
    showSymbolAsSuffix: true,
    decimals: 2,
    name: { 'en-US': 'Euro', de: 'Euro' },
    exchangeRate: 1,
    isSystemDefault: true,
  },
  {
    isoCode: 'USD',
    symbol: 'US$',
    showSymbolAsSuffix: false,
    decimals: 2,
    name: { 'en-US': 'US dollar', de: 'US-Dollar' },
    exchangeRate: 1.16,
    isSystemDefault: false,
  },
  {
    isoCode: 'GBP',
    symbol: '£',
    showSymbolAsSuffix: false,
    decimals: 2,
    name: { 'en-US': 'Pound sterling', de: 'Pfund Sterling' },
    exchangeRate: 0.87,
    isSystemDefault: false,
  },
]);
