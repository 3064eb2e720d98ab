import type { BookingData } from '../../generated/folder/types.ts';
import { siteTexts } from './texts-of-site.ts';

/** Where a new company rents out, and in which currency. */
export interface NewBranch {
  readonly languages: readonly string[];
  readonly city: string;
  /** ISO 3166 code. */
  readonly country: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly phone: string;
  readonly email: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** Units of the currency for a day in the smallest class. */
  readonly daily: number;
  /** The year in which it is made. */
  readonly year: number;
}

type ByLanguage = Readonly<Record<string, string>>;
type Model = BookingData['models'][number];

interface Category {
  readonly id: string;
  readonly names: ByLanguage;
  /** Hundredths of the price of a day in the smallest class. */
  readonly share: number;
}

/** Classes by the names that the trade uses in each language, the cheapest first. */
const CATEGORIES: readonly Category[] = [
  {
    id: 'small',
    share: 100,
    names: {
      en: 'Small',
      de: 'Kleinwagen',
      es: 'Económico',
      fr: 'Citadine',
      hr: 'Mali gradski',
      it: 'Utilitaria',
      lt: 'Mažas',
      nl: 'Klein',
      pl: 'Małe miejskie',
      pt: 'Econômico',
      ru: 'Малый класс',
    },
  },
  {
    id: 'compact',
    share: 130,
    names: {
      en: 'Compact',
      de: 'Kompaktklasse',
      es: 'Compacto',
      fr: 'Compacte',
      hr: 'Kompaktni',
      it: 'Compatta',
      lt: 'Kompaktiškas',
      nl: 'Compact',
      pl: 'Kompaktowe',
      pt: 'Compacto',
      ru: 'Компактный класс',
    },
  },
  {
    id: 'suv',
    share: 190,
    names: {
      en: 'SUV',
      de: 'SUV',
      es: 'SUV',
      fr: 'SUV',
      hr: 'SUV',
      it: 'SUV',
      lt: 'Visureigis',
      nl: 'SUV',
      pl: 'SUV',
      pt: 'SUV',
      ru: 'Кроссовер',
    },
  },
  {
    id: 'van',
    share: 290,
    names: {
      en: 'Minivan',
      de: 'Kleinbus',
      es: 'Furgoneta',
      fr: 'Minibus',
      hr: 'Kombi',
      it: 'Pulmino',
      lt: 'Mikroautobusas',
      nl: 'Personenbusje',
      pl: 'Bus',
      pt: 'Minivan',
      ru: 'Минивэн',
    },
  },
];

interface Car extends Pick<Model, 'name' | 'brand' | 'passengers' | 'luggage' | 'transmission' | 'fuel'> {
  readonly id: string;
  readonly categoryId: string;
  /** Name of its drawing among those of the project. */
  readonly drawing: string;
}

/** The cars of a new company, two of each class, with a drawing of the body and doors that each has. */
export const NEW_CARS: readonly Car[] = [
  {
    id: 'hyundai-i10',
    categoryId: 'small',
    name: 'Hyundai i10',
    brand: 'Hyundai',
    passengers: 5,
    luggage: 1,
    transmission: 'manual',
    fuel: 'petrol',
    drawing: 'city-b-white',
  },
  {
    id: 'toyota-aygo-x',
    categoryId: 'small',
    name: 'Toyota Aygo X',
    brand: 'Toyota',
    passengers: 4,
    luggage: 1,
    transmission: 'automatic',
    fuel: 'petrol',
    drawing: 'city-c-sand',
  },
  {
    id: 'renault-clio',
    categoryId: 'compact',
    name: 'Renault Clio',
    brand: 'Renault',
    passengers: 5,
    luggage: 2,
    transmission: 'manual',
    fuel: 'petrol',
    drawing: 'hatch-a-silver',
  },
  {
    id: 'vw-golf',
    categoryId: 'compact',
    name: 'VW Golf',
    brand: 'VW',
    passengers: 5,
    luggage: 2,
    transmission: 'automatic',
    fuel: 'petrol',
    drawing: 'hatch-b-blue',
  },
  {
    id: 'dacia-duster',
    categoryId: 'suv',
    name: 'Dacia Duster',
    brand: 'Dacia',
    passengers: 5,
    luggage: 3,
    transmission: 'manual',
    fuel: 'petrol',
    drawing: 'compact-suv-a-sand',
  },
  {
    id: 'vw-t-roc',
    categoryId: 'suv',
    name: 'VW T-Roc',
    brand: 'VW',
    passengers: 5,
    luggage: 3,
    transmission: 'automatic',
    fuel: 'petrol',
    drawing: 'compact-suv-b-white',
  },
  {
    id: 'vw-caravelle',
    categoryId: 'van',
    name: 'VW Caravelle',
    brand: 'VW',
    passengers: 9,
    luggage: 5,
    transmission: 'manual',
    fuel: 'diesel',
    drawing: 'van-b-silver',
  },
  {
    id: 'ford-tourneo',
    categoryId: 'van',
    name: 'Ford Tourneo Custom',
    brand: 'Ford',
    passengers: 8,
    luggage: 4,
    transmission: 'automatic',
    fuel: 'diesel',
    drawing: 'van-a-white',
  },
];

const UNITS_OF_A_MODEL = 3;
const BRACKETS = [
  [1, 100],
  [3, 90],
  [7, 80],
] as const;

const BRANCH = 'main';
const hours = [{ openedFrom: '08:00', openedTo: '20:00' }];
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

const inLanguages = (names: ByLanguage, languages: readonly string[]): ByLanguage =>
  Object.fromEntries(
    languages.map((language) => [language, names[language.split('-')[0] ?? ''] ?? names.en ?? '']),
  );

/** Symbol, its side and decimals of a currency, as the first language of the site writes it. */
function currencyNotation(isoCode: string, language: string) {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: isoCode,
    currencyDisplay: 'narrowSymbol',
  });
  const parts = format.formatToParts(0);
  const at = parts.findIndex(({ type }) => type === 'currency');
  return {
    symbol: parts[at]?.value ?? isoCode,
    isSymbolSuffix: at > parts.findIndex(({ type }) => type === 'integer'),
    decimals: format.resolvedOptions().maximumFractionDigits ?? 2,
  };
}

/** Offers of a new company, each with the drawing in its picture and what it takes to have it. */
export const NEW_OFFERS = [
  { id: 'week', drawing: 'hatch-b-blue', basisPoints: 1000, minDays: 7, maxDays: 13 },
  { id: 'fortnight', drawing: 'compact-suv-a-sand', basisPoints: 1500, minDays: 14 },
  { id: 'group', drawing: 'van-b-silver', basisPoints: 800, minDays: 4, categoryIds: ['van'] },
] as const;

/** What a new company rents out: a branch with an airport and an office in town, four classes and cars of each. */
export function newBooking(
  branch: NewBranch,
  pictureOf: (drawing: string) => string,
  offerPictureOf: (offer: string) => string,
): BookingData {
  const { languages, city, country, timeZone, phone, email, currency, daily, year } = branch;
  const written = currencyNotation(currency, languages[0] ?? 'en');
  const minor = (units: number) => Math.round(units * 10 ** written.decimals);
  const same = Object.fromEntries(languages.map((language) => [language, city]));
  const place = { branchOfficeId: BRANCH, city, country, address: city };
  return {
    currencies: [{ isoCode: currency, exchangeRate: '1', isSystemDefault: true, ...written }],
    branchOffices: [
      { id: BRANCH, names: same, address: city, city, country, phone, email, timeZone, turnaroundHours: 2 },
    ],
    schedules: [
      {
        branchOfficeId: BRANCH,
        body: {
          branchOfficeId: BRANCH,
          ...Object.fromEntries(WEEK.map((day) => [day, hours])),
          holiday: hours,
          closedDays: [],
          scheduleDates: [],
          branchHolidays: [],
          gapForBookingTime: 30,
          gap: 4,
          allowAfterHours: false,
          beforeHoursMaxMinutes: 0,
          afterHoursMaxMinutes: 0,
        },
      },
    ],
    holidays: [],
    yearlyHolidays: [],
    places: [
      { id: 'airport', ...place, names: siteTexts('airportName', languages, { city }), category: 'airport' },
      { id: 'city', ...place, names: siteTexts('cityName', languages, { city }), category: 'city' },
    ],
    categories: CATEGORIES.map(({ id, names }) => ({ id, names: inLanguages(names, languages) })),
    models: NEW_CARS.map(({ drawing, ...car }) => ({
      ...car,
      doors: 5,
      hasAirConditioning: true,
      fuelPolicy: 'full-to-full',
      imagePath: pictureOf(drawing),
      isQuoteOnly: false,
      hasUnlimitedMileage: true,
    })),
    carUnits: NEW_CARS.flatMap(({ id }) =>
      Array.from({ length: UNITS_OF_A_MODEL }, (_, at) => ({
        id: `${id}-${at + 1}`,
        modelId: id,
        branchOfficeId: BRANCH,
        plate: `${id}-${at + 1}`.toUpperCase(),
      })),
    ),
    seasons: [],
    yearlySeasons: [],
    rates: CATEGORIES.flatMap(({ id, share }) =>
      BRACKETS.map(([bracketFromDays, percent]) => ({
        categoryId: id,
        seasonId: null,
        bracketFromDays,
        dailyMinor: minor(Math.round((daily * share * percent) / 10_000)),
      })),
    ),
    taxes: [],
    oneWayFees: [],
    extras: [],
    promotions: NEW_OFFERS.map(({ id, drawing: _drawing, ...rules }) => ({
      id,
      names: siteTexts(`${id}Name`, languages),
      descriptions: siteTexts(`${id}Text`, languages),
      imagePath: offerPictureOf(id),
      // A site that is made in autumn still has them a year later.
      fromDate: `${year}-01-01`,
      toDate: `${year + 1}-12-31`,
      ...rules,
      categoryIds: [...('categoryIds' in rules ? rules.categoryIds : [])],
    })),
  };
}
