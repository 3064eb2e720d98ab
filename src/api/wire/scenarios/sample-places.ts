const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Opening hours of every day, as the product API spells them. */
export const wireSchedule = (branchOfficeId: string, openedFrom = '08:00', openedTo = '20:00') => ({
  branchOfficeId,
  ...Object.fromEntries(WEEKDAYS.map((day) => [day, [{ openedFrom, openedTo }]])),
  holiday: [],
  closedDays: [],
  scheduleDates: [],
  branchHolidays: [],
  gap: 0,
  gapForBookingTime: 30,
  allowAfterHours: false,
});

/** Places as the product API spells them: two cities, one place that takes no pick-ups. */
export const WIRE_PLACES = [
  place('zag-air', 'Zagreb Airport', 'Zagreb', 'Rudolfa Fizira 21'),
  place('zag-city', 'Zagreb, Glavni kolodvor', 'Zagreb', 'Trg kralja Tomislava 12'),
  place('spu-air', 'Split Airport', 'Split', 'Cesta Franje Tuđmana 1270'),
  {
    ...place('dbv-port', 'Dubrovnik, Gruž harbour', 'Dubrovnik', 'Obala Pape Ivana Pavla II 1'),
    availableOperationOptions: ['ReturnOnly'],
  },
];

function place(id: string, name: string, city: string, address: string) {
  return {
    id,
    name,
    city,
    address,
    country: 'HR',
    branchOfficeId: `b-${id}`,
    availableOperationOptions: [] as string[],
    availableReturnPlaces: [],
  };
}

/** The present of all samples: nine in the morning at the places above. */
export const SAMPLE_NOW = Date.UTC(2026, 4, 11, 7);

/** Every branch is open on all days, and an hour passes before a car is ready: at first it can be had at 10:00. */
export const WIRE_SCHEDULES = WIRE_PLACES.map(({ branchOfficeId }) => ({
  ...wireSchedule(branchOfficeId),
  gapForBookingTime: 15,
  utcDiff: 2,
}));

/** Offices of the company, one of which states no position. */
export const WIRE_BRANCHES = [
  {
    ...branch('b-zag-air', 'Zagreb Airport', 'Zagreb', 'Rudolfa Fizira 21'),
    latitude: 45.7429,
    longitude: 16.0688,
  },
  {
    ...branch('b-spu-air', 'Split Airport', 'Split', 'Cesta Franje Tuđmana 1270'),
    latitude: 43.5389,
    longitude: 16.298,
  },
  branch('b-dbv-port', 'Dubrovnik harbour', 'Dubrovnik', 'Obala Pape Ivana Pavla II 1'),
];

function branch(id: string, name: string, city: string, address: string) {
  return {
    id,
    name,
    address,
    city,
    country: 'HR',
    phone: '+38515550100',
    emailAddress: 'office@example.com',
  };
}
