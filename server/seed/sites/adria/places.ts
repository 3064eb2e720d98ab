import { inEveryLanguage } from './texts.ts';

const COUNTRY = 'HR';

const branch = (
  id: string,
  city: string,
  address: string,
  phone: string,
  latitude: number,
  longitude: number,
) => ({
  id,
  names: inEveryLanguage(`branch.${id}`),
  address,
  city,
  country: COUNTRY,
  phone,
  email: `${id}@adria-cars.example`,
  latitude,
  longitude,
  timeZone: 'Europe/Zagreb',
  // Washed, checked and filled; a car left elsewhere also has to drive home.
  turnaroundHours: 2,
  repositioningHours: 8,
});

export const branchOffices = [
  branch(
    'split',
    'Split',
    'Cesta dr. Franje Tuđmana 1270, 21217 Kaštel Štafilić',
    '+385 21 000 100',
    43.5389,
    16.298,
  ),
  branch('zadar', 'Zadar', 'Ulica I 2A, 23222 Zemunik Donji', '+385 23 000 100', 44.1083, 15.3467),
  branch('dubrovnik', 'Dubrovnik', 'Dobrota 24, 20213 Čilipi', '+385 20 000 100', 42.5614, 18.2682),
  branch('pula', 'Pula', 'Valtursko polje 210, 52100 Pula', '+385 52 000 100', 44.8935, 13.9222),
];

const hours = (openedFrom: string, openedTo: string) => ({ openedFrom, openedTo });
type Hours = ReturnType<typeof hours>;

const schedule = (
  branchOfficeId: string,
  week: Hours[],
  sunday: Hours[],
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
    holiday: [hours('09:00', '13:00')],
    closedDays: [],
    scheduleDates: [],
    branchHolidays: [],
    gapForBookingTime: 30,
    ...rules,
  },
});

// The last flights of the day land here, late more often than not.
const waitsForFlights = { allowAfterHours: true, beforeHoursMaxMinutes: 0, afterHoursMaxMinutes: 60 };

/** Opening hours in the shape of the product API; `gap` is the lead in hours. */
export const schedules = [
  schedule('split', [hours('06:00', '23:00')], [hours('06:00', '23:00')], { gap: 4, ...waitsForFlights }),
  schedule('zadar', [hours('07:00', '21:00')], [hours('08:00', '21:00')], { gap: 3, allowAfterHours: false }),
  schedule('dubrovnik', [hours('06:00', '22:00')], [hours('07:00', '22:00')], {
    gap: 2,
    ...waitsForFlights,
  }),
  schedule('pula', [hours('08:00', '20:00')], [hours('08:00', '12:00'), hours('16:00', '20:00')], {
    gap: 3,
    allowAfterHours: false,
  }),
];

/** Days without pick-up that return every year: a fixed day, or days after Easter. No branch means all. */
export const yearlyHolidays = [
  { id: 'new-year', names: inEveryLanguage('holiday.new-year'), monthDay: '01-01' },
  { id: 'easter', names: inEveryLanguage('holiday.easter'), daysAfterEaster: 0 },
  { id: 'christmas', names: inEveryLanguage('holiday.christmas'), monthDay: '12-25' },
  ...['zadar', 'pula'].flatMap((branchOfficeId) => [
    {
      id: `epiphany-${branchOfficeId}`,
      names: inEveryLanguage('holiday.epiphany'),
      monthDay: '01-06',
      branchOfficeId,
    },
    {
      id: `all-saints-${branchOfficeId}`,
      names: inEveryLanguage('holiday.all-saints'),
      monthDay: '11-01',
      branchOfficeId,
    },
    {
      id: `st-stephen-${branchOfficeId}`,
      names: inEveryLanguage('holiday.st-stephen'),
      monthDay: '12-26',
      branchOfficeId,
    },
  ]),
];

const place = (
  id: string,
  branchOfficeId: string,
  city: string,
  address: string,
  category: string,
  options: {
    iataCode?: string;
    endpoint?: string;
    operationOptions?: 'ReturnOnly' | 'DeliveryOnly';
    availableReturnPlaces?: readonly string[];
    deliveryFeeMinor?: number;
    returnFeeMinor?: number;
  } = {},
) => ({
  id,
  branchOfficeId,
  names: inEveryLanguage(`place.${id}`),
  city,
  country: COUNTRY,
  address,
  category,
  ...options,
});

/** Airports, ferry ports and towns; fees net, in cents. The first is where a search starts. */
export const places = [
  place('split-airport', 'split', 'Split', 'Cesta dr. Franje Tuđmana 1270, Kaštel Štafilić', 'airport', {
    iataCode: 'SPU',
  }),
  place('split-ferry-port', 'split', 'Split', 'Gat sv. Duje 1, Split', 'port', {
    deliveryFeeMinor: 1600,
    returnFeeMinor: 1600,
  }),
  place('trogir-hotel', 'split', 'Trogir', 'Trogir i otok Čiovo', 'hotel', {
    operationOptions: 'DeliveryOnly',
    deliveryFeeMinor: 2400,
  }),
  // A car from Hvar comes back to Hvar or to Split: no ferry brings our crew farther in a day.
  place('hvar-stari-grad', 'split', 'Stari Grad', 'Trajektno pristanište, Stari Grad', 'port', {
    availableReturnPlaces: ['hvar-stari-grad', 'split-ferry-port', 'split-airport'],
    deliveryFeeMinor: 5600,
    returnFeeMinor: 5600,
  }),
  place('dubrovnik-airport', 'dubrovnik', 'Dubrovnik', 'Dobrota 24, Čilipi', 'airport', { iataCode: 'DBV' }),
  place('dubrovnik-gruz', 'dubrovnik', 'Dubrovnik', 'Obala Ivana Pavla II. 1, Gruž', 'port', {
    deliveryFeeMinor: 1600,
    returnFeeMinor: 1600,
  }),
  place('zadar-airport', 'zadar', 'Zadar', 'Ulica I 2A, Zemunik Donji', 'airport', { iataCode: 'ZAD' }),
  place('zadar-gazenica', 'zadar', 'Zadar', 'Gaženička cesta 28A, Zadar', 'port', {
    deliveryFeeMinor: 1200,
    returnFeeMinor: 1200,
  }),
  place('sibenik', 'zadar', 'Šibenik', 'Obala hrvatske mornarice, Šibenik', 'town', {
    operationOptions: 'ReturnOnly',
    returnFeeMinor: 4000,
  }),
  place('pula-airport', 'pula', 'Pula', 'Valtursko polje 210, Pula', 'airport', { iataCode: 'PUY' }),
  place('pula-riva', 'pula', 'Pula', 'Riva 14, Pula', 'town', {
    deliveryFeeMinor: 1200,
    returnFeeMinor: 1200,
  }),
];
