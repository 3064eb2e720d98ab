import { vehiclePath } from '../../nodes.ts';
import { inEveryLanguage } from './texts.ts';

/** Class: deposit and what the customer still pays, and the net price of one day outside seasons, in pesos. */
export const classes = [
  { id: 'economy', deposit: 350_000, damage: 900_000, rollover: 1_800_000, daily: 41_000 },
  { id: 'compact', deposit: 400_000, damage: 1_000_000, rollover: 2_000_000, daily: 49_500 },
  { id: 'intermediate', deposit: 550_000, damage: 1_400_000, rollover: 2_800_000, daily: 73_000 },
  { id: 'compact-suv', deposit: 600_000, damage: 1_500_000, rollover: 3_000_000, daily: 79_000 },
  { id: 'pickup', deposit: 1_000_000, damage: 2_400_000, rollover: 4_800_000, daily: 136_000 },
  { id: 'large-suv', deposit: 1_100_000, damage: 2_600_000, rollover: 5_200_000, daily: 152_000 },
  { id: 'van', deposit: 1_200_000, damage: 2_800_000, rollover: 5_600_000, daily: 168_000 },
] as const;

type ClassId = (typeof classes)[number]['id'];

export const categories = classes.map(({ id, deposit, damage, rollover }) => ({
  id,
  names: inEveryLanguage(`category.${id}`),
  imagePath: '',
  depositMinor: deposit,
  // Hail falls on Mendoza every summer; insurers ask for the same share as for a crash.
  excess: { damage, theft: damage * 2, rollover, hail: damage },
}));

interface ModelRow {
  readonly brand: string;
  readonly name: string;
  readonly classId: ClassId;
  readonly seats: number;
  readonly doors: number;
  readonly bags: number;
  readonly isAutomatic?: boolean;
  readonly fuel?: 'petrol' | 'diesel';
  readonly isQuoteOnly?: boolean;
  /** File of the vehicle pictures; in this order no two neighbours share a paint. */
  readonly drawing: string;
  readonly units: readonly [
    mendoza: number,
    buenosAires: number,
    bariloche: number,
    salta: number,
    santiago: number,
  ];
}

const modelRows: readonly ModelRow[] = [
  {
    brand: 'Fiat',
    name: 'Mobi',
    classId: 'economy',
    seats: 4,
    doors: 5,
    bags: 1,
    drawing: 'city-a-red',
    units: [3, 2, 1, 2, 0],
  },
  {
    brand: 'Renault',
    name: 'Kwid',
    classId: 'economy',
    seats: 4,
    doors: 5,
    bags: 1,
    drawing: 'city-c-sand',
    units: [2, 1, 1, 1, 1],
  },
  {
    brand: 'Peugeot',
    name: '208',
    classId: 'compact',
    seats: 5,
    doors: 5,
    bags: 2,
    drawing: 'hatch-b-blue',
    units: [3, 2, 1, 1, 1],
  },
  {
    brand: 'Chevrolet',
    name: 'Onix',
    classId: 'compact',
    seats: 5,
    doors: 5,
    bags: 2,
    drawing: 'hatch-a-silver',
    units: [2, 1, 1, 1, 1],
  },
  {
    brand: 'Fiat',
    name: 'Cronos',
    classId: 'compact',
    seats: 5,
    doors: 4,
    bags: 3,
    drawing: 'sedan-a-white',
    units: [4, 2, 2, 2, 0],
  },
  {
    brand: 'Toyota',
    name: 'Corolla',
    classId: 'intermediate',
    seats: 5,
    doors: 4,
    bags: 3,
    isAutomatic: true,
    drawing: 'sedan-b-graphite',
    units: [2, 2, 1, 1, 1],
  },
  {
    brand: 'Volkswagen',
    name: 'T-Cross',
    classId: 'compact-suv',
    seats: 5,
    doors: 5,
    bags: 3,
    isAutomatic: true,
    drawing: 'compact-suv-b-white',
    units: [2, 1, 1, 0, 1],
  },
  {
    brand: 'Renault',
    name: 'Duster',
    classId: 'compact-suv',
    seats: 5,
    doors: 5,
    bags: 3,
    drawing: 'compact-suv-a-sand',
    units: [3, 1, 2, 2, 1],
  },
  {
    brand: 'Jeep',
    name: 'Renegade',
    classId: 'compact-suv',
    seats: 5,
    doors: 5,
    bags: 3,
    isAutomatic: true,
    drawing: 'compact-suv-c-blue',
    units: [2, 0, 1, 0, 1],
  },
  {
    brand: 'Toyota',
    name: 'Hilux',
    classId: 'pickup',
    seats: 5,
    doors: 4,
    bags: 4,
    fuel: 'diesel',
    drawing: 'pickup-c-red',
    units: [3, 0, 1, 2, 1],
  },
  {
    brand: 'Ford',
    name: 'Ranger',
    classId: 'pickup',
    seats: 5,
    doors: 4,
    bags: 4,
    isAutomatic: true,
    fuel: 'diesel',
    drawing: 'pickup-a-white',
    units: [1, 0, 0, 0, 0],
  },
  {
    brand: 'Volkswagen',
    name: 'Amarok',
    classId: 'pickup',
    seats: 5,
    doors: 4,
    bags: 4,
    isAutomatic: true,
    fuel: 'diesel',
    drawing: 'pickup-b-graphite',
    units: [2, 0, 0, 0, 0],
  },
  {
    brand: 'Toyota',
    name: 'SW4',
    classId: 'large-suv',
    seats: 7,
    doors: 5,
    bags: 4,
    isAutomatic: true,
    fuel: 'diesel',
    drawing: 'large-suv-a-white',
    units: [2, 0, 1, 1, 0],
  },
  {
    brand: 'Jeep',
    name: 'Commander',
    classId: 'large-suv',
    seats: 7,
    doors: 5,
    bags: 4,
    isAutomatic: true,
    fuel: 'diesel',
    drawing: 'large-suv-c-black',
    units: [1, 0, 0, 0, 1],
  },
  {
    brand: 'Peugeot',
    name: 'Expert',
    classId: 'van',
    seats: 9,
    doors: 4,
    bags: 6,
    fuel: 'diesel',
    drawing: 'van-b-silver',
    units: [2, 0, 0, 0, 0],
  },
  {
    brand: 'Renault',
    name: 'Master',
    classId: 'van',
    seats: 15,
    doors: 4,
    bags: 12,
    fuel: 'diesel',
    isQuoteOnly: true,
    drawing: 'minibus-a-white',
    units: [1, 1, 0, 0, 0],
  },
  {
    brand: 'Mercedes-Benz',
    name: 'Sprinter',
    classId: 'van',
    seats: 19,
    doors: 4,
    bags: 16,
    fuel: 'diesel',
    isQuoteOnly: true,
    drawing: 'minibus-b-graphite',
    units: [1, 0, 0, 0, 0],
  },
];

const BRANCHES = ['mendoza', 'buenos-aires', 'bariloche', 'salta', 'santiago'] as const;

const slugOf = ({ brand, name }: ModelRow) => `${brand}-${name}`.toLowerCase();

export const models = modelRows.map((row) => ({
  id: slugOf(row),
  categoryId: row.classId,
  name: `${row.brand} ${row.name}`,
  brand: row.brand,
  passengers: row.seats,
  doors: row.doors,
  luggage: row.bags,
  transmission: row.isAutomatic ? ('automatic' as const) : ('manual' as const),
  hasAirConditioning: true,
  fuel: row.fuel ?? 'petrol',
  fuelPolicy: 'full-to-full',
  imagePath: vehiclePath(row.drawing),
  isQuoteOnly: row.isQuoteOnly ?? false,
  hasUnlimitedMileage: true,
}));

const letters = (number: number) =>
  String.fromCharCode(65 + (Math.floor(number / 26) % 26), 65 + (number % 26));

const plateOf = (branchOfficeId: string, number: number) =>
  branchOfficeId === 'santiago'
    ? `RK${letters(number * 7)}-${10 + number}`
    : `AF ${100 + ((number * 37) % 900)} ${letters(number * 7 + 3)}`;

/** Cars that are ours, each at home at a branch; plates look as those of its country do. */
export const carUnits = modelRows
  .flatMap((row) =>
    BRANCHES.flatMap((branchOfficeId, position) =>
      Array.from({ length: row.units[position] ?? 0 }, (_, index) => ({
        id: `${slugOf(row)}-${branchOfficeId}-${index + 1}`,
        modelId: slugOf(row),
        branchOfficeId,
      })),
    ),
  )
  .map((unit, number) => ({ ...unit, plate: plateOf(unit.branchOfficeId, number) }));
