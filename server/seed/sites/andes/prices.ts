import { classes } from './fleet.ts';
import { inEveryLanguage } from './texts.ts';

/** Seasons by month and day; the rest of the year has the rates without a season. */
export const yearlySeasons = [
  { id: 'summer', name: 'Verano', from: '12-15', to: '02-29', priority: 0 },
  { id: 'holy-week', name: 'Semana Santa y vendimia', from: '03-01', to: '04-20', priority: 0 },
  { id: 'winter', name: 'Vacaciones de invierno', from: '07-01', to: '08-10', priority: 0 },
] as const;

const SEASON_PERCENT = { summer: 135, 'holy-week': 115, winter: 125 } as const;

const BRACKETS = [
  { fromDays: 1, percent: 100 },
  { fromDays: 3, percent: 93 },
  { fromDays: 7, percent: 84 },
  { fromDays: 14, percent: 76 },
] as const;

const ratesOf = (seasonId: string | null, seasonPercent: number) =>
  classes.flatMap(({ id: categoryId, daily }) =>
    BRACKETS.map(({ fromDays, percent }) => ({
      categoryId,
      seasonId,
      bracketFromDays: fromDays,
      // Price lists end on hundreds.
      dailyMinor: Math.round((daily * seasonPercent * percent) / 1_000_000) * 100,
    })),
  );

/** Net rates in pesos; `seasonId` names a yearly season, null holds outside all of them. */
export const rates = [
  ...ratesOf(null, 100),
  ...yearlySeasons.flatMap(({ id }) => ratesOf(id, SEASON_PERCENT[id])),
];

export const taxes = [{ id: 'iva', names: inEveryLanguage('tax.iva'), basisPoints: 2100 }];

/** A driver brings the car home; pesos, net. No car is left in the other country. */
const ONE_WAY: readonly (readonly [string, string, number])[] = [
  ['mendoza', 'buenos-aires', 210_000],
  ['mendoza', 'bariloche', 245_000],
  ['mendoza', 'salta', 255_000],
  ['buenos-aires', 'bariloche', 320_000],
  ['buenos-aires', 'salta', 305_000],
  ['bariloche', 'salta', 480_000],
];

export const oneWayFees = ONE_WAY.flatMap(([from, to, feeMinor]) => [
  { fromBranchOfficeId: from, toBranchOfficeId: to, feeMinor },
  { fromBranchOfficeId: to, toBranchOfficeId: from, feeMinor },
]);

type ExtraType = 'Insurance' | 'Additional' | 'Other';

interface ExtraOptions {
  readonly isPriceByDay?: boolean;
  readonly maxQuantityPerBooking?: number;
  readonly availableStock?: number;
  readonly isRequired?: boolean;
  readonly isDefault?: boolean;
  readonly excludes?: readonly string[];
}

const extra = (id: string, type: ExtraType, priceMinor: number, options: ExtraOptions = {}) => ({
  id,
  names: inEveryLanguage(`extra.${id}`),
  descriptions: inEveryLanguage(`extra.${id}.text`),
  type,
  priceMinor,
  maxQuantityPerBooking: 1,
  ...options,
});

/** From the smallest to the one that holds the others: choosing a larger one removes the smaller. */
const COVERS = ['cover-basic', 'cover-reduced', 'cover-zero'];
const cover = (id: string, priceMinor: number, options: ExtraOptions = {}) =>
  extra(id, 'Insurance', priceMinor, {
    isPriceByDay: true,
    excludes: COVERS.slice(0, COVERS.indexOf(id)),
    ...options,
  });

/** What can be added to a rental; net pesos, per day or once. */
export const extras = [
  // The law wants it in every rental, so it is in the rate.
  extra('liability', 'Insurance', 0, { isRequired: true }),
  cover('cover-basic', 0, { isDefault: true }),
  cover('cover-reduced', 12_500),
  cover('cover-zero', 21_000),
  extra('border', 'Other', 165_000),
  extra('driver', 'Additional', 6_500, { isPriceByDay: true, maxQuantityPerBooking: 3 }),
  extra('seat', 'Additional', 5_500, { isPriceByDay: true, maxQuantityPerBooking: 2, availableStock: 14 }),
  extra('booster', 'Additional', 4_000, { isPriceByDay: true, maxQuantityPerBooking: 2, availableStock: 12 }),
  extra('gps', 'Additional', 7_500, { isPriceByDay: true, availableStock: 9 }),
  extra('chains', 'Additional', 38_000, { availableStock: 20 }),
  extra('ski', 'Additional', 42_000, { availableStock: 8 }),
];
