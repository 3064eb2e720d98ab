import { inEveryLanguage } from './texts.ts';

interface BranchRow {
  readonly id: string;
  readonly city: string;
  readonly country: 'AR' | 'CL';
  readonly address: string;
  readonly phone: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly timeZone: string;
  /** Hours that a car left elsewhere needs to come home. */
  readonly repositioningHours: number;
}

const branchRows: readonly BranchRow[] = [
  {
    id: 'mendoza',
    city: 'Mendoza',
    country: 'AR',
    address: 'Primitivo de la Reta 928, M5500 Mendoza',
    phone: '+54 261 555 0140',
    at: [-32.8922, -68.8391],
    timeZone: 'America/Argentina/Mendoza',
    repositioningHours: 12,
  },
  {
    id: 'buenos-aires',
    city: 'Buenos Aires',
    country: 'AR',
    address: 'Marcelo T. de Alvear 678, C1058 Buenos Aires',
    phone: '+54 11 5550 0140',
    at: [-34.5963, -58.3772],
    timeZone: 'America/Argentina/Buenos_Aires',
    repositioningHours: 24,
  },
  {
    id: 'bariloche',
    city: 'San Carlos de Bariloche',
    country: 'AR',
    address: 'Mitre 531, R8400 San Carlos de Bariloche',
    phone: '+54 294 555 0140',
    at: [-41.1343, -71.3062],
    // The zone database files Río Negro under Salta.
    timeZone: 'America/Argentina/Salta',
    repositioningHours: 24,
  },
  {
    id: 'salta',
    city: 'Salta',
    country: 'AR',
    address: 'Caseros 374, A4400 Salta',
    phone: '+54 387 555 0140',
    at: [-24.7891, -65.4063],
    timeZone: 'America/Argentina/Salta',
    repositioningHours: 24,
  },
  {
    id: 'santiago',
    city: 'Santiago',
    country: 'CL',
    address: 'Av. Providencia 1208, Santiago',
    phone: '+56 2 5550 0140',
    at: [-33.4284, -70.6201],
    timeZone: 'America/Santiago',
    repositioningHours: 12,
  },
];

export const branchOffices = branchRows.map(({ at: [latitude, longitude], ...branch }) => ({
  ...branch,
  names: inEveryLanguage(`branch.${branch.id}`),
  email: `${branch.id}@andes-rent.example`,
  latitude,
  longitude,
  // Washed, checked for gravel marks and filled.
  turnaroundHours: 2,
}));

const hours = (openedFrom: string, openedTo: string) => ({ openedFrom, openedTo });
type Hours = ReturnType<typeof hours>;

const schedule = (
  branchOfficeId: string,
  week: readonly Hours[],
  sunday: readonly Hours[],
  rules: Readonly<Record<string, unknown>> = { allowAfterHours: false },
) => ({
  branchOfficeId,
  body: {
    branchOfficeId,
    monday: week,
    tuesday: week,
    wednesday: week,
    thursday: week,
    friday: week,
    saturday: week,
    sunday,
    // On holidays nothing goes out, but cars still come back in the morning.
    holiday: [hours('09:00', '13:00')],
    closedDays: [],
    scheduleDates: [],
    branchHolidays: [],
    gap: 2,
    gapForBookingTime: 30,
    ...rules,
  },
});

const daily = (branchOfficeId: string, from: string, to: string, rules?: Readonly<Record<string, unknown>>) =>
  schedule(branchOfficeId, [hours(from, to)], [hours(from, to)], rules);

/** Opening hours in the shape of the product API; `gap` is the lead in hours. */
export const schedules = [
  daily('mendoza', '07:00', '23:00'),
  daily('buenos-aires', '06:00', '23:30'),
  // The last flight of the day is often late.
  daily('bariloche', '08:00', '22:00', {
    allowAfterHours: true,
    beforeHoursMaxMinutes: 0,
    afterHoursMaxMinutes: 120,
  }),
  schedule('salta', [hours('08:00', '21:00')], [hours('09:00', '13:00'), hours('17:00', '21:00')]),
  daily('santiago', '07:00', '23:00'),
];

/** Days that return each year, by month and day; those of a branch close that one alone. */
export const yearlyHolidays = [
  { id: 'new-year', names: inEveryLanguage('holiday.new-year'), monthDay: '01-01' },
  { id: 'workers', names: inEveryLanguage('holiday.workers'), monthDay: '05-01' },
  {
    id: 'chile',
    names: inEveryLanguage('holiday.chile'),
    monthDay: '09-18',
    branchOfficeId: 'santiago',
  },
  { id: 'christmas', names: inEveryLanguage('holiday.christmas'), monthDay: '12-25' },
];

type PlaceCategory = 'airport' | 'downtown' | 'terminal';

interface PlaceRow {
  readonly id: string;
  readonly branch: string;
  readonly address: string;
  readonly category: PlaceCategory;
  readonly iata?: string;
  /** Net fees in pesos for handing over and taking back there. */
  readonly fees?: readonly [delivery: number, dropOff: number];
  readonly isReturnOnly?: boolean;
}

const placeRows: readonly PlaceRow[] = [
  {
    id: 'mdz-airport',
    branch: 'mendoza',
    address: 'Aeropuerto El Plumerillo, RN 40 km 3.296, Las Heras',
    category: 'airport',
    iata: 'MDZ',
    fees: [9000, 9000],
  },
  { id: 'mdz-downtown', branch: 'mendoza', address: 'Primitivo de la Reta 928', category: 'downtown' },
  {
    id: 'mdz-terminal',
    branch: 'mendoza',
    address: 'Terminal del Sol, Av. de Acceso Este y Costanera, Guaymallén',
    category: 'terminal',
    fees: [0, 6000],
    isReturnOnly: true,
  },
  {
    id: 'aep',
    branch: 'buenos-aires',
    address: 'Av. Costanera Rafael Obligado s/n, Palermo',
    category: 'airport',
    iata: 'AEP',
    fees: [11000, 11000],
  },
  {
    id: 'eze',
    branch: 'buenos-aires',
    address: 'Aeropuerto Ministro Pistarini, Terminal A, Ezeiza',
    category: 'airport',
    iata: 'EZE',
    fees: [16000, 16000],
  },
  { id: 'bue-retiro', branch: 'buenos-aires', address: 'Marcelo T. de Alvear 678', category: 'downtown' },
  {
    id: 'brc-airport',
    branch: 'bariloche',
    address: 'Aeropuerto Teniente Luis Candelaria, RP 80',
    category: 'airport',
    iata: 'BRC',
    fees: [10000, 10000],
  },
  { id: 'brc-downtown', branch: 'bariloche', address: 'Mitre 531', category: 'downtown' },
  {
    id: 'sla-airport',
    branch: 'salta',
    address: 'Aeropuerto Martín Miguel de Güemes, RN 51 km 5',
    category: 'airport',
    iata: 'SLA',
    fees: [9000, 9000],
  },
  { id: 'sla-downtown', branch: 'salta', address: 'Caseros 374', category: 'downtown' },
  {
    id: 'scl-airport',
    branch: 'santiago',
    address: 'Aeropuerto Arturo Merino Benítez, Terminal 2, Pudahuel',
    category: 'airport',
    iata: 'SCL',
    fees: [18000, 18000],
  },
  { id: 'scl-providencia', branch: 'santiago', address: 'Av. Providencia 1208', category: 'downtown' },
];

/** A car may cross the border with its permit, but comes back: a one-way rental would leave without asking for one. */
const returnPlacesOf = ({ country }: BranchRow): readonly string[] => {
  const branches = branchRows.filter((branch) => branch.country === country).map(({ id }) => id);
  return placeRows.filter(({ branch }) => branches.includes(branch)).map(({ id }) => id);
};

export const places = placeRows.map(({ id, branch, address, category, iata, fees, isReturnOnly }) => {
  const office = branchRows.find((candidate) => candidate.id === branch);
  if (!office) throw new RangeError(`places: ${id} names the unknown branch ${branch}`);
  return {
    id,
    branchOfficeId: branch,
    names: inEveryLanguage(`place.${id}`),
    city: office.city,
    country: office.country,
    address,
    category,
    iataCode: iata ?? null,
    operationOptions: isReturnOnly ? ('ReturnOnly' as const) : null,
    availableReturnPlaces: returnPlacesOf(office),
    deliveryFeeMinor: fees?.[0] ?? 0,
    returnFeeMinor: fees?.[1] ?? 0,
  };
});
