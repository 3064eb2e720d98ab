import type { ClassId } from './fleet.ts';

type Gearbox = 'manual' | 'automatic';

interface ModelRow {
  readonly id: string;
  readonly classId: ClassId;
  readonly brand: string;
  readonly name: string;
  readonly seats: number;
  readonly doors: number;
  readonly bags: number;
  readonly gearbox: Gearbox;
  readonly fuel: string;
  /** File of the vehicle pictures; in this order no two neighbours share a paint. */
  readonly drawing: string;
  /** Cars at Split, Zadar, Dubrovnik and Pula. */
  readonly units: readonly [split: number, zadar: number, dubrovnik: number, pula: number];
  readonly isQuoteOnly?: boolean;
}

const model = (
  id: string,
  classId: ClassId,
  brand: string,
  name: string,
  [seats, doors, bags]: readonly [seats: number, doors: number, bags: number],
  gearbox: Gearbox,
  fuel: string,
  drawing: string,
  units: ModelRow['units'],
  isQuoteOnly = false,
): ModelRow => ({ id, classId, brand, name, seats, doors, bags, gearbox, fuel, drawing, units, isQuoteOnly });

const modelRows: readonly ModelRow[] = [
  model('fiat-500', 'small', 'Fiat', '500', [4, 3, 1], 'manual', 'hybrid', 'city-a-red', [3, 1, 2, 1]),
  model(
    'hyundai-i10',
    'small',
    'Hyundai',
    'i10',
    [5, 5, 1],
    'manual',
    'petrol',
    'city-b-white',
    [2, 1, 1, 1],
  ),
  model(
    'toyota-aygo-x',
    'small',
    'Toyota',
    'Aygo X',
    [4, 5, 1],
    'automatic',
    'petrol',
    'city-c-sand',
    [2, 1, 1, 0],
  ),
  model(
    'renault-clio',
    'compact',
    'Renault',
    'Clio',
    [5, 5, 2],
    'manual',
    'petrol',
    'hatch-a-silver',
    [3, 2, 2, 1],
  ),
  model('opel-corsa', 'compact', 'Opel', 'Corsa', [5, 5, 2], 'manual', 'petrol', 'hatch-c-red', [2, 1, 1, 1]),
  model('vw-golf', 'compact', 'VW', 'Golf', [5, 5, 2], 'automatic', 'diesel', 'hatch-b-blue', [2, 1, 1, 1]),
  model(
    'skoda-octavia-combi',
    'wagon',
    'Škoda',
    'Octavia Combi',
    [5, 5, 4],
    'manual',
    'diesel',
    'wagon-b-silver',
    [2, 1, 1, 1],
  ),
  model(
    'vw-passat-variant',
    'wagon',
    'VW',
    'Passat Variant',
    [5, 5, 4],
    'automatic',
    'diesel',
    'wagon-c-forest',
    [2, 0, 1, 0],
  ),
  model(
    'skoda-kamiq',
    'suv',
    'Škoda',
    'Kamiq',
    [5, 5, 3],
    'manual',
    'petrol',
    'compact-suv-c-blue',
    [2, 1, 1, 1],
  ),
  model(
    'vw-t-roc',
    'suv',
    'VW',
    'T-Roc',
    [5, 5, 3],
    'automatic',
    'petrol',
    'compact-suv-b-white',
    [2, 1, 1, 0],
  ),
  model(
    'dacia-duster',
    'suv',
    'Dacia',
    'Duster',
    [5, 5, 3],
    'manual',
    'petrol',
    'compact-suv-a-sand',
    [2, 1, 1, 1],
  ),
  model(
    'fiat-500c',
    'convertible',
    'Fiat',
    '500C',
    [4, 3, 1],
    'manual',
    'hybrid',
    'convertible-a-white',
    [2, 1, 2, 1],
  ),
  model(
    'mini-cabrio',
    'convertible',
    'MINI',
    'Cooper Cabrio',
    [4, 3, 1],
    'automatic',
    'petrol',
    'convertible-b-red',
    [2, 0, 1, 1],
  ),
  model(
    'bmw-4-cabrio',
    'convertible',
    'BMW',
    '4 Cabrio',
    [4, 3, 2],
    'automatic',
    'petrol',
    'convertible-c-blue',
    [1, 0, 1, 0],
    true,
  ),
  model(
    'skoda-kodiaq',
    'seven-seater',
    'Škoda',
    'Kodiaq',
    [7, 5, 3],
    'automatic',
    'diesel',
    'large-suv-b-forest',
    [2, 1, 1, 1],
  ),
  model(
    'vw-caravelle',
    'van',
    'VW',
    'Caravelle',
    [9, 5, 5],
    'manual',
    'diesel',
    'van-b-silver',
    [2, 1, 1, 1],
  ),
  model(
    'mercedes-sprinter',
    'minibus',
    'Mercedes',
    'Sprinter',
    [17, 4, 10],
    'manual',
    'diesel',
    'minibus-b-graphite',
    [1, 0, 0, 0],
    true,
  ),
];

export const models = modelRows.map((row) => ({
  id: row.id,
  categoryId: row.classId,
  name: `${row.brand} ${row.name}`,
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

const BRANCHES = [
  { id: 'split', plates: 'ST' },
  { id: 'zadar', plates: 'ZD' },
  { id: 'dubrovnik', plates: 'DU' },
  { id: 'pula', plates: 'PU' },
] as const;

/** Every car with its home branch; plates count through each town. */
export const carUnits = BRANCHES.flatMap(({ id: branchOfficeId, plates }, position) =>
  modelRows
    .flatMap((row) => Array.from({ length: row.units[position] ?? 0 }, (_, index) => ({ row, index })))
    .map(({ row, index }, count) => ({
      id: `${branchOfficeId}-${row.id}-${index + 1}`,
      modelId: row.id,
      branchOfficeId,
      plate: `${plates} ${401 + count * 7}-AC`,
    })),
);
