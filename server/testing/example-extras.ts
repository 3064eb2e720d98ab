import type { SiteSeed } from './seed-site.ts';

const extra = (id: string, priceMinor: number, more: object = {}) => ({
  id,
  names: { 'en-US': `The ${id}` },
  type: 'Additional' as const,
  priceMinor,
  ...more,
});

/** Extras of every type for tests, each with one particular rule. */
export const exampleExtras: SiteSeed['extras'] = [
  extra('plate', 300, { type: 'Other', isRequired: true, maxQuantityPerBooking: 1 }),
  extra('seat', 500, { isPriceByDay: true, maxQuantityPerBooking: 2 }),
  extra('rack', 900, { availableStock: 3 }),
  extra('permit', 1500, { type: 'Other', noticeHours: 2400 }),
  extra('chains', 900, { season: { from: '06-01', to: '09-30' } }),
  extra('last', 900, { availableStock: 1 }),
  extra('cover', 1200, { type: 'Insurance', isPriceByDay: true, excludes: ['basic'] }),
  extra('basic', 0, { type: 'Insurance', isDefault: true, excludes: ['cover'] }),
  extra('bare', 0, { type: 'Other', excludes: ['plate'] }),
];
