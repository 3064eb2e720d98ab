import { inEveryLanguage } from './texts.ts';

const COUNTRY = 'DO';

const branch = (
  id: string,
  textName: string,
  city: string,
  address: string,
  phone: string,
  [latitude, longitude]: readonly [latitude: number, longitude: number],
) => ({
  id,
  names: inEveryLanguage(`footer.${textName}.name`),
  address,
  city,
  country: COUNTRY,
  phone,
  email: `${id}@caribedrive.example`,
  latitude,
  longitude,
  timeZone: 'America/Santo_Domingo',
  // Sand takes longer than dust; a car left at another coast is driven back by one of us.
  turnaroundHours: 2,
  repositioningHours: 6,
});

export const branchOffices = [
  branch(
    'punta-cana',
    'puntaCana',
    'Punta Cana',
    'Aeropuerto Internacional de Punta Cana, terminal B',
    '+1 809 555 0142',
    [18.5674, -68.3634],
  ),
  branch(
    'santo-domingo',
    'santoDomingo',
    'Santo Domingo',
    'Aeropuerto Internacional Las Américas',
    '+1 809 555 0150',
    [18.4297, -69.6689],
  ),
  branch(
    'puerto-plata',
    'puertoPlata',
    'Puerto Plata',
    'Aeropuerto Internacional Gregorio Luperón',
    '+1 809 555 0161',
    [19.7579, -70.57],
  ),
  branch(
    'samana',
    'samana',
    'Las Terrenas',
    'Calle del Carmen 12, Las Terrenas',
    '+1 809 555 0177',
    [19.3205, -69.5415],
  ),
];

const hours = (openedFrom: string, openedTo: string) => ({ openedFrom, openedTo });
type Hours = ReturnType<typeof hours>;

const schedule = (
  branchOfficeId: string,
  week: Hours[],
  sunday: Hours[],
  holiday: Hours[],
  rules: Readonly<Record<string, unknown>>,
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
    // Cars still come back on the few days when none goes out.
    holiday,
    closedDays: [],
    scheduleDates: [],
    branchHolidays: [],
    gapForBookingTime: 30,
    ...rules,
  },
});

// The last planes of the day land late more often than not.
const waitsForFlights = { allowAfterHours: true, beforeHoursMaxMinutes: 0, afterHoursMaxMinutes: 60 };

/** Opening hours in the shape of the product API; `gap` is the lead in hours. */
export const schedules = [
  schedule('punta-cana', [hours('06:00', '23:30')], [hours('06:00', '23:30')], [hours('08:00', '20:00')], {
    gap: 2,
    ...waitsForFlights,
  }),
  schedule('santo-domingo', [hours('05:00', '01:00')], [hours('05:00', '01:00')], [hours('08:00', '20:00')], {
    gap: 2,
    ...waitsForFlights,
  }),
  schedule('puerto-plata', [hours('07:00', '21:00')], [hours('08:00', '20:00')], [hours('09:00', '17:00')], {
    gap: 4,
    ...waitsForFlights,
  }),
  schedule('samana', [hours('08:00', '12:30'), hours('14:00', '19:00')], [hours('09:00', '13:00')], [], {
    gap: 12,
    allowAfterHours: false,
  }),
];

const LAND_SIDE_HOLIDAYS = [
  ['altagracia', '01-21'],
  ['independence', '02-27'],
  ['labour', '05-01'],
  ['restoration', '08-16'],
] as const;

/** Days without pick-up that return every year: a fixed day, or days after Easter. No branch means all. */
export const yearlyHolidays = [
  { id: 'new-year', names: inEveryLanguage('holiday.newYear'), monthDay: '01-01' },
  ...['puerto-plata', 'samana'].flatMap((branchOfficeId) => [
    {
      id: `christmas-${branchOfficeId}`,
      names: inEveryLanguage('holiday.christmas'),
      monthDay: '12-25',
      branchOfficeId,
    },
    {
      id: `good-friday-${branchOfficeId}`,
      names: inEveryLanguage('holiday.goodFriday'),
      daysAfterEaster: -2,
      branchOfficeId,
    },
  ]),
  ...LAND_SIDE_HOLIDAYS.map(([id, monthDay]) => ({
    id: `${id}-samana`,
    names: inEveryLanguage(`holiday.${id}`),
    monthDay,
    branchOfficeId: 'samana',
  })),
];

interface PlaceOptions {
  readonly iataCode?: string;
  readonly category?: string;
  readonly operationOptions?: 'DeliveryOnly' | 'ReturnOnly';
  readonly availableReturnPlaces?: readonly string[];
  /** Cents, net. */
  readonly deliveryFeeMinor?: number;
  readonly returnFeeMinor?: number;
}

const place = (
  id: string,
  textName: string,
  branchOfficeId: string,
  city: string,
  address: string,
  options: PlaceOptions = {},
) => ({
  id,
  branchOfficeId,
  names: inEveryLanguage(`place.${textName}`),
  city,
  country: COUNTRY,
  address,
  availableReturnPlaces: [],
  deliveryFeeMinor: 0,
  returnFeeMinor: 0,
  ...options,
});

/** Cars from the north come back to a desk that is staffed, not to a marina or a key box. */
const NORTH = ['pop', 'cabarete', 'las-terrenas', 'azs', 'sdq', 'zona-colonial', 'puj'];

/** Pick-up and return places; the first is what a search without a place takes. */
export const places = [
  place('puj', 'puj', 'punta-cana', 'Punta Cana', 'Aeropuerto Internacional de Punta Cana, terminal B', {
    iataCode: 'PUJ',
    category: 'airport',
  }),
  place('bavaro', 'bavaro', 'punta-cana', 'Punta Cana', 'Av. Barceló 214, Plaza Brisas', {
    category: 'city',
  }),
  place('cap-cana', 'capCana', 'punta-cana', 'Punta Cana', 'Marina Cap Cana, muelle 3', {
    category: 'port',
    deliveryFeeMinor: 1000,
    returnFeeMinor: 1000,
  }),
  place('punta-cana-hotels', 'hotels', 'punta-cana', 'Punta Cana', 'Recepción del hotel', {
    category: 'hotel',
    operationOptions: 'DeliveryOnly',
    deliveryFeeMinor: 2000,
  }),
  place('sdq', 'sdq', 'santo-domingo', 'Santo Domingo', 'Autopista Las Américas km 22', {
    iataCode: 'SDQ',
    category: 'airport',
  }),
  place(
    'zona-colonial',
    'zonaColonial',
    'santo-domingo',
    'Santo Domingo',
    'Calle Hostos 153, Zona Colonial',
    {
      category: 'city',
    },
  ),
  place(
    'la-romana',
    'laRomana',
    'santo-domingo',
    'La Romana',
    'Aeropuerto de La Romana, estacionamiento P1',
    {
      iataCode: 'LRM',
      category: 'airport',
      operationOptions: 'ReturnOnly',
      returnFeeMinor: 2500,
    },
  ),
  place('pop', 'pop', 'puerto-plata', 'Puerto Plata', 'Carretera Puerto Plata–Sosúa', {
    iataCode: 'POP',
    category: 'airport',
  }),
  place('cabarete', 'cabarete', 'puerto-plata', 'Cabarete', 'Calle Principal 88', {
    category: 'city',
    availableReturnPlaces: NORTH,
  }),
  place('las-terrenas', 'lasTerrenas', 'samana', 'Las Terrenas', 'Calle del Carmen 12', {
    category: 'city',
    availableReturnPlaces: NORTH,
  }),
  place('azs', 'azs', 'samana', 'Samaná', 'Aeropuerto Presidente Juan Bosch, El Catey', {
    iataCode: 'AZS',
    category: 'airport',
    deliveryFeeMinor: 2500,
    returnFeeMinor: 2500,
    availableReturnPlaces: NORTH,
  }),
];
