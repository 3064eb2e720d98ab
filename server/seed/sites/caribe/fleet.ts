import { inEveryLanguage } from './texts.ts';

/** Class: deposit and what the customer still pays, in cents; net price of a single day in spring, in cents. */
const classes = [
  { id: 'economy', textName: 'economy', deposit: 50000, damage: 80000, theft: 100000, daily: 3200 },
  { id: 'compact', textName: 'compact', deposit: 50000, damage: 90000, theft: 110000, daily: 3800 },
  { id: 'sedan', textName: 'sedan', deposit: 60000, damage: 100000, theft: 120000, daily: 4600 },
  { id: 'suv', textName: 'suv', deposit: 80000, damage: 120000, theft: 150000, daily: 6200 },
  { id: 'large-suv', textName: 'largeSuv', deposit: 120000, damage: 180000, theft: 220000, daily: 9400 },
  {
    id: 'convertible',
    textName: 'convertible',
    deposit: 150000,
    damage: 200000,
    theft: 250000,
    daily: 11200,
  },
  { id: 'van', textName: 'van', deposit: 120000, damage: 180000, theft: 220000, daily: 10200 },
  { id: 'pickup', textName: 'pickup', deposit: 100000, damage: 150000, theft: 200000, daily: 8800 },
] as const;

type ClassId = (typeof classes)[number]['id'];

export const categories = classes.map(({ id, textName, deposit, damage, theft }) => ({
  id,
  names: inEveryLanguage(`category.${textName}`),
  imagePath: '',
  depositMinor: deposit,
  excess: { damage, theft },
}));

const BRANCHES = ['punta-cana', 'santo-domingo', 'puerto-plata', 'samana'] as const;

interface ModelRow {
  readonly id: string;
  readonly classId: ClassId;
  readonly brand: string;
  readonly name: string;
  readonly seats: number;
  readonly doors: number;
  readonly bags: number;
  readonly gearbox: 'manual' | 'automatic';
  readonly fuel: string;
  /** File of the vehicle pictures; in this order no two neighbours share a paint. */
  readonly drawing: string;
  /** Cars at each of BRANCHES. */
  readonly units: readonly [puntaCana: number, santoDomingo: number, puertoPlata: number, samana: number];
  readonly isQuoteOnly?: boolean;
}

const modelRows: readonly ModelRow[] = [
  {
    id: 'kia-picanto',
    classId: 'economy',
    brand: 'Kia',
    name: 'Kia Picanto',
    seats: 4,
    doors: 5,
    bags: 1,
    gearbox: 'automatic',
    fuel: 'petrol',
    drawing: 'city-a-red',
    units: [2, 2, 1, 1],
  },
  {
    id: 'hyundai-grand-i10',
    classId: 'economy',
    brand: 'Hyundai',
    name: 'Hyundai Grand i10',
    seats: 5,
    doors: 5,
    bags: 1,
    gearbox: 'manual',
    fuel: 'petrol',
    drawing: 'city-c-sand',
    units: [2, 2, 1, 1],
  },
  {
    id: 'suzuki-swift',
    classId: 'compact',
    brand: 'Suzuki',
    name: 'Suzuki Swift',
    seats: 5,
    doors: 5,
    bags: 2,
    gearbox: 'automatic',
    fuel: 'hybrid',
    drawing: 'hatch-b-blue',
    units: [3, 2, 1, 1],
  },
  {
    id: 'hyundai-accent',
    classId: 'sedan',
    brand: 'Hyundai',
    name: 'Hyundai Accent',
    seats: 5,
    doors: 4,
    bags: 2,
    gearbox: 'automatic',
    fuel: 'petrol',
    drawing: 'sedan-a-white',
    units: [3, 2, 1, 0],
  },
  {
    id: 'toyota-corolla',
    classId: 'sedan',
    brand: 'Toyota',
    name: 'Toyota Corolla',
    seats: 5,
    doors: 4,
    bags: 3,
    gearbox: 'automatic',
    fuel: 'hybrid',
    drawing: 'sedan-b-graphite',
    units: [2, 2, 1, 0],
  },
  {
    id: 'hyundai-creta',
    classId: 'suv',
    brand: 'Hyundai',
    name: 'Hyundai Creta',
    seats: 5,
    doors: 5,
    bags: 3,
    gearbox: 'automatic',
    fuel: 'petrol',
    drawing: 'compact-suv-a-sand',
    units: [3, 2, 2, 2],
  },
  {
    id: 'kia-seltos',
    classId: 'suv',
    brand: 'Kia',
    name: 'Kia Seltos',
    seats: 5,
    doors: 5,
    bags: 3,
    gearbox: 'automatic',
    fuel: 'petrol',
    drawing: 'compact-suv-c-blue',
    units: [2, 1, 1, 1],
  },
  {
    id: 'kia-sorento',
    classId: 'large-suv',
    brand: 'Kia',
    name: 'Kia Sorento',
    seats: 7,
    doors: 5,
    bags: 4,
    gearbox: 'automatic',
    fuel: 'diesel',
    drawing: 'large-suv-b-forest',
    units: [2, 1, 1, 1],
  },
  {
    id: 'chevrolet-tahoe',
    classId: 'large-suv',
    brand: 'Chevrolet',
    name: 'Chevrolet Tahoe',
    seats: 7,
    doors: 5,
    bags: 5,
    gearbox: 'automatic',
    fuel: 'petrol',
    drawing: 'large-suv-c-black',
    units: [1, 1, 0, 0],
    isQuoteOnly: true,
  },
  {
    id: 'mini-convertible',
    classId: 'convertible',
    brand: 'Mini',
    name: 'Mini Convertible',
    seats: 4,
    doors: 3,
    bags: 1,
    gearbox: 'automatic',
    fuel: 'petrol',
    drawing: 'convertible-a-white',
    units: [2, 0, 0, 0],
  },
  {
    id: 'ford-mustang-convertible',
    classId: 'convertible',
    brand: 'Ford',
    name: 'Ford Mustang Convertible',
    seats: 4,
    doors: 2,
    bags: 2,
    gearbox: 'automatic',
    fuel: 'petrol',
    drawing: 'convertible-b-red',
    units: [2, 0, 0, 0],
  },
  {
    id: 'kia-carnival',
    classId: 'van',
    brand: 'Kia',
    name: 'Kia Carnival',
    seats: 8,
    doors: 5,
    bags: 4,
    gearbox: 'automatic',
    fuel: 'diesel',
    drawing: 'van-b-silver',
    units: [2, 1, 0, 0],
  },
  {
    id: 'toyota-hiace',
    classId: 'van',
    brand: 'Toyota',
    name: 'Toyota HiAce',
    seats: 14,
    doors: 5,
    bags: 8,
    gearbox: 'manual',
    fuel: 'diesel',
    drawing: 'minibus-a-white',
    units: [1, 1, 0, 0],
    isQuoteOnly: true,
  },
  {
    id: 'toyota-hilux',
    classId: 'pickup',
    brand: 'Toyota',
    name: 'Toyota Hilux',
    seats: 5,
    doors: 4,
    bags: 3,
    gearbox: 'automatic',
    fuel: 'diesel',
    drawing: 'pickup-b-graphite',
    units: [2, 0, 1, 1],
  },
];

export const models = modelRows.map((row) => ({
  id: row.id,
  categoryId: row.classId,
  name: row.name,
  brand: row.brand,
  passengers: row.seats,
  doors: row.doors,
  luggage: row.bags,
  transmission: row.gearbox,
  hasAirConditioning: true,
  fuel: row.fuel,
  fuelPolicy: 'full-to-full',
  imagePath: `/media/shared/vehicles/${row.drawing}.svg`,
  isQuoteOnly: row.isQuoteOnly ?? false,
  hasUnlimitedMileage: true,
}));

/** Plates as rental cars have them here: a letter and six figures. */
export const carUnits = modelRows.flatMap(({ id, units }, modelIndex) =>
  BRANCHES.flatMap((branchOfficeId, branchIndex) =>
    Array.from({ length: units[branchIndex] ?? 0 }, (_, index) => ({
      id: `${id}-${branchOfficeId}-${index + 1}`,
      modelId: id,
      branchOfficeId,
      plate: `A${310_000 + modelIndex * 1_370 + branchIndex * 211 + index * 17}`,
    })),
  ),
);

/** Seasons that return every year, both days included; together they cover each day once. */
export const yearlySeasons = [
  { id: 'winter', name: 'Winter', from: '12-15', to: '04-15', priority: 0 },
  { id: 'spring', name: 'Spring', from: '04-16', to: '06-14', priority: 0 },
  { id: 'summer', name: 'Summer', from: '06-15', to: '08-31', priority: 0 },
  { id: 'autumn', name: 'Autumn', from: '09-01', to: '12-14', priority: 0 },
] as const;

/** What pages promise rests on these: a week costs 20 % less a day, autumn a third less than winter. */
const SEASON_PERCENT = { winter: 135, spring: 100, summer: 115, autumn: 90 } as const;

const BRACKETS = [
  { fromDays: 1, percent: 100 },
  { fromDays: 3, percent: 90 },
  { fromDays: 7, percent: 80 },
  { fromDays: 14, percent: 70 },
] as const;

const ratesOf = (seasonId: string | null, seasonPercent: number) =>
  classes.flatMap(({ id: categoryId, daily }) =>
    BRACKETS.map(({ fromDays, percent }) => ({
      categoryId,
      seasonId,
      bracketFromDays: fromDays,
      dailyMinor: Math.round((daily * seasonPercent * percent) / 10_000),
    })),
  );

/**
 * Net rates in cents; `seasonId` names a yearly season. Null holds on days farther ahead than the seasons of the
 * demo were written.
 */
export const rates = [
  ...ratesOf(null, 100),
  ...yearlySeasons.flatMap(({ id }) => ratesOf(id, SEASON_PERCENT[id])),
];

export const taxes = [{ id: 'itbis', names: inEveryLanguage('tax.itbis'), basisPoints: 1800 }];

/** Cents, net, in both directions. The corridor between the two big airports is free. */
const ONE_WAY: readonly (readonly [string, string, number])[] = [
  ['punta-cana', 'santo-domingo', 0],
  ['punta-cana', 'puerto-plata', 9500],
  ['punta-cana', 'samana', 8500],
  ['santo-domingo', 'puerto-plata', 7000],
  ['santo-domingo', 'samana', 6000],
  ['puerto-plata', 'samana', 6500],
];

export const oneWayFees = ONE_WAY.flatMap(([from, to, feeMinor]) => [
  { fromBranchOfficeId: from, toBranchOfficeId: to, feeMinor },
  { fromBranchOfficeId: to, toBranchOfficeId: from, feeMinor },
]);
