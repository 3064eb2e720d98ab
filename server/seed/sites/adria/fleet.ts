import { inEveryLanguage } from './texts.ts';

/** Class: deposit and what the customer still pays, in cents; net price of one day in winter, in cents. */
const classes = [
  { id: 'small', deposit: 30000, damage: 90000, theft: 120000, daily: 2240 },
  { id: 'compact', deposit: 40000, damage: 100000, theft: 140000, daily: 2960 },
  { id: 'wagon', deposit: 50000, damage: 120000, theft: 160000, daily: 3840 },
  { id: 'suv', deposit: 60000, damage: 130000, theft: 180000, daily: 4320 },
  { id: 'convertible', deposit: 80000, damage: 160000, theft: 220000, daily: 6240 },
  { id: 'seven-seater', deposit: 80000, damage: 160000, theft: 220000, daily: 6880 },
  { id: 'van', deposit: 80000, damage: 160000, theft: 240000, daily: 7680 },
  { id: 'minibus', deposit: 120000, damage: 200000, theft: 300000, daily: 10400 },
] as const;

/** Id of a class of cars. */
export type ClassId = (typeof classes)[number]['id'];

export const categories = classes.map(({ id, deposit, damage, theft }) => ({
  id,
  names: inEveryLanguage(`category.${id}`),
  imagePath: '',
  depositMinor: deposit,
  excess: { damage, theft },
}));

/** Seasons that return every year, both days included; what none of them covers is winter, the base rate. */
export const yearlySeasons = [
  { id: 'spring', name: 'Proljeće', from: '04-15', to: '06-14', priority: 0 },
  { id: 'summer', name: 'Ljeto', from: '06-15', to: '09-15', priority: 0 },
  { id: 'autumn', name: 'Jesen', from: '09-16', to: '10-31', priority: 0 },
  { id: 'new-year', name: 'Božić i Nova godina', from: '12-20', to: '01-06', priority: 1 },
] as const;

const BRACKETS = [
  { fromDays: 1, percent: 100 },
  { fromDays: 3, percent: 90 },
  { fromDays: 7, percent: 80 },
  { fromDays: 14, percent: 70 },
] as const;

const SEASON_PERCENT = { spring: 135, summer: 210, autumn: 130, 'new-year': 120 } as const;

const ratesOf = (seasonId: string | null, seasonPercent: number) =>
  classes.flatMap(({ id: categoryId, daily }) =>
    BRACKETS.map(({ fromDays, percent }) => ({
      categoryId,
      seasonId,
      bracketFromDays: fromDays,
      // Prices end on ten cents.
      dailyMinor: Math.round((daily * seasonPercent * percent) / 100_000) * 10,
    })),
  );

/** Net rates in cents; `seasonId` names a yearly season, null holds outside all of them. */
export const rates = [
  ...ratesOf(null, 100),
  ...yearlySeasons.flatMap(({ id }) => ratesOf(id, SEASON_PERCENT[id])),
];

export const taxes = [{ id: 'pdv', names: inEveryLanguage('tax.pdv'), basisPoints: 2500 }];

/** Distances grow along the coast, and with them the way back. Cents, net. */
const ONE_WAY: readonly (readonly [string, string, number])[] = [
  ['split', 'zadar', 6400],
  ['split', 'dubrovnik', 7200],
  ['split', 'pula', 14400],
  ['zadar', 'dubrovnik', 11200],
  ['zadar', 'pula', 9600],
  ['dubrovnik', 'pula', 19200],
];

export const oneWayFees = ONE_WAY.flatMap(([from, to, feeMinor]) => [
  { fromBranchOfficeId: from, toBranchOfficeId: to, feeMinor },
  { fromBranchOfficeId: to, toBranchOfficeId: from, feeMinor },
]);

const extra = (
  id: string,
  type: 'Insurance' | 'Additional' | 'Other',
  priceMinor: number,
  options: {
    isPriceByDay?: boolean;
    maxQuantityPerBooking?: number;
    availableStock?: number;
    isRequired?: boolean;
    isDefault?: boolean;
    excludes?: readonly string[];
  } = {},
) => ({
  id,
  names: inEveryLanguage(`extra.${id}.name`),
  descriptions: inEveryLanguage(`extra.${id}.text`),
  type,
  priceMinor,
  maxQuantityPerBooking: 1,
  ...options,
});

/** Extras, net, in cents. The full cover holds what the smaller one does, so one removes the other. */
export const extras = [
  extra('basic-cover', 'Insurance', 0, { isRequired: true }),
  extra('full-cover', 'Insurance', 1280, { isPriceByDay: true, excludes: ['glass-cover'] }),
  extra('glass-cover', 'Insurance', 480, { isPriceByDay: true }),
  extra('second-driver', 'Additional', 400, { isPriceByDay: true, maxQuantityPerBooking: 2 }),
  extra('child-seat', 'Additional', 480, {
    isPriceByDay: true,
    maxQuantityPerBooking: 3,
    availableStock: 30,
  }),
  extra('booster', 'Additional', 240, { isPriceByDay: true, maxQuantityPerBooking: 3, availableStock: 30 }),
  extra('gps', 'Additional', 400, { isPriceByDay: true, availableStock: 20 }),
  extra('board-rack', 'Additional', 2400, { availableStock: 8 }),
  extra('border', 'Other', 2800),
  // What is chosen beforehand may cost nothing: paid extras are the customer's own choice in the EU.
  extra('roadside', 'Other', 0, { isDefault: true }),
];
