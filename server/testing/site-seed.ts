import { wireSchedule } from '../../src/api/wire/scenarios/sample-places.ts';
import type { SiteSeed } from './seed-site.ts';

const BUENOS_AIRES = { city: 'Buenos Aires', country: 'Argentina' };
const LIMA = { city: 'Lima', country: 'Peru' };

/**
 * A small company for tests: two offices in Buenos Aires and Lima with four places, two categories, three models (one
 * quote-only), `units` cars of the model `compact` at the first office and one of each other. The offices differ in all
 * that decides an itinerary: zone (two hours apart), opening hours, and how long a car needs between two rentals.
 * Net prices in USD cents: 40.00 a day, 35.00 from 7 days on; 50.00 in the summer season. VAT 21 %.
 */
export function exampleSeed(
  id = 'andes',
  { units = 2, ...changes }: Partial<SiteSeed> & { units?: number } = {},
): SiteSeed {
  const branch = (branchId: string, at: { city: string; country: string }) => ({
    id: branchId,
    names: { 'en-US': `${at.city} office` },
    address: 'Main street 1',
    ...at,
  });
  const place = (placeId: string, branchOfficeId: string, at: { city: string; country: string }) => ({
    id: placeId,
    branchOfficeId,
    names: { 'en-US': `${at.city} ${placeId}` },
    ...at,
    address: 'Main street 1',
  });
  const car = (modelId: string, branchOfficeId: string, number: number) => ({
    id: `${modelId}-${branchOfficeId}-${number}`,
    modelId,
    branchOfficeId,
    plate: `${modelId.slice(0, 2).toUpperCase()} ${branchOfficeId} ${number}`,
  });
  return {
    id,
    name: `Company ${id}`,
    hosts: [`${id}.localhost`, `www.${id}.test`],
    documents: { bookingConfiguration: { returnToleranceInMinutes: 59 } },
    pages: [{ id: 'home', body: { builder: { format: 1, sections: [] }, seo: { title: `Home of ${id}` } } }],
    drafts: [],
    forms: [
      { id: 'checkout', type: 0, fields: '[]', button: '{}', config: '{"showIsCompanyCheckbox":true}' },
    ],
    currencies: [
      { isoCode: 'USD', exchangeRate: '1', isSystemDefault: true, symbol: '$', decimals: 2 },
      { isoCode: 'ARS', exchangeRate: '1000.5', symbol: '$', decimals: 2 },
    ],
    branchOffices: [
      {
        ...branch('ba', BUENOS_AIRES),
        timeZone: 'America/Argentina/Buenos_Aires',
        turnaroundHours: 2,
        repositioningHours: 24,
      },
      { ...branch('lim', LIMA), timeZone: 'America/Lima', turnaroundHours: 5, repositioningHours: 72 },
    ],
    schedules: [
      { branchOfficeId: 'ba', body: wireSchedule('ba') },
      { branchOfficeId: 'lim', body: wireSchedule('lim', '09:00', '18:00') },
    ],
    holidays: [{ id: 'new-year', onDate: '2027-01-01', names: { 'en-US': 'New Year' } }],
    places: [
      place('city', 'ba', BUENOS_AIRES),
      {
        ...place('airport', 'ba', BUENOS_AIRES),
        iataCode: 'EZE',
        deliveryFeeMinor: 1500,
        returnFeeMinor: 1000,
      },
      place('downtown', 'lim', LIMA),
      { ...place('depot', 'ba', BUENOS_AIRES), operationOptions: 'ReturnOnly' },
    ],
    categories: [
      { id: 'small', names: { 'en-US': 'Small' }, depositMinor: 30_000 },
      { id: 'large', names: { 'en-US': 'Large' } },
    ],
    models: [
      {
        id: 'compact',
        categoryId: 'small',
        name: 'Onix',
        brand: 'Chevrolet',
        passengers: 5,
        doors: 5,
        transmission: 'manual',
      },
      { id: 'wagon', categoryId: 'large', name: 'Corolla Cross', brand: 'Toyota', passengers: 5 },
      {
        id: 'van',
        categoryId: 'large',
        name: 'Sprinter',
        brand: 'Mercedes',
        passengers: 12,
        isQuoteOnly: true,
      },
    ],
    carUnits: [
      ...Array.from({ length: units }, (_, index) => car('compact', 'ba', index + 1)),
      car('wagon', 'ba', 1),
      car('van', 'ba', 1),
      car('compact', 'lim', 1),
    ],
    seasons: [{ id: 'summer', name: 'Summer', fromDate: '2026-12-15', toDate: '2027-02-28' }],
    rates: [
      { categoryId: 'small', bracketFromDays: 1, dailyMinor: 4000 },
      { categoryId: 'small', bracketFromDays: 7, dailyMinor: 3500 },
      { categoryId: 'small', seasonId: 'summer', bracketFromDays: 1, dailyMinor: 5000 },
      { categoryId: 'large', bracketFromDays: 1, dailyMinor: 9000 },
    ],
    taxes: [{ id: 'vat', names: { 'en-US': 'VAT' }, basisPoints: 2100 }],
    oneWayFees: [{ fromBranchOfficeId: 'ba', toBranchOfficeId: 'lim', feeMinor: 20_000 }],
    promotions: [],
    extras: [
      {
        id: 'seat',
        names: { 'en-US': 'Child seat' },
        type: 'Additional',
        priceMinor: 500,
        isPriceByDay: true,
        maxQuantityPerBooking: 2,
      },
      {
        id: 'cover',
        names: { 'en-US': 'Full cover' },
        type: 'Insurance',
        priceMinor: 1200,
        isPriceByDay: true,
        excludes: ['basic'],
      },
      {
        id: 'basic',
        names: { 'en-US': 'Basic cover' },
        type: 'Insurance',
        priceMinor: 0,
        isDefault: true,
        excludes: ['cover'],
      },
    ],
    ...changes,
  };
}
