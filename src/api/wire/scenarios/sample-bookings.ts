import { type SampleResponses } from './sample-responses.ts';
import { WIRE_FORM } from './sample-forms.ts';
import type { Additional, Booking, PriceItem, SearchResult } from '../../../../generated/api/types.ts';

/** A currency with what a euro is worth in it, for prices of a believable length. */
export interface SampleCurrency {
  readonly isoCode: string;
  readonly decimals: number;
  readonly perEuro: number;
}

export const SAMPLE_BOOKING_NUMBER = '7KM4PX';

const MODEL_ID = 'compact-suv';
const DAYS = 3;
const TAX_RATE = 0.25;

/** Whether a car is returned in another city, or where it was picked up. */
export type SampleTrip = 'one-way' | 'return';

const PLACE_IDS: Readonly<Record<SampleTrip, string>> = { 'one-way': 'spu-air', return: 'zag-air' };

/** A search of three days as our links write it, with a chosen model. */
export const sampleSearch = (trip: SampleTrip): string =>
  new URLSearchParams({
    pickUpPlaceId: 'zag-air',
    dropOffPlaceId: PLACE_IDS[trip],
    dateFrom: '05-11-2026',
    hourFrom: '10:00',
    dateTo: '05-14-2026',
    hourTo: '10:00',
    modelId: MODEL_ID,
  }).toString();

export const SAMPLE_SEARCH = sampleSearch('one-way');

const PICK_UP = { id: 'zag-air', name: 'Zagreb Airport', city: 'Zagreb', country: 'HR' };
const DROP_OFF = { id: 'spu-air', name: 'Split Airport', city: 'Split', country: 'HR' };

/** Category, model, picture, seats, doors, bags, gears, air conditioning, euros a day; the last one is quoted only. */
const MODELS: readonly (readonly [
  string,
  string,
  string,
  string,
  number,
  number,
  number,
  string,
  boolean,
  number,
])[] = [
  ['city', 'City car', 'Fiat Panda', 'city-b-white', 4, 5, 1, 'manual', true, 24],
  ['hatch', 'Compact', 'Renault Clio', 'hatch-b-blue', 5, 5, 2, 'manual', true, 31],
  [MODEL_ID, 'Compact SUV', 'Škoda Kamiq', 'compact-suv-a-sand', 5, 5, 3, 'automatic', true, 47.5],
  ['wagon', 'Estate', 'Volkswagen Passat Variant', 'wagon-c-forest', 5, 5, 4, 'automatic', true, 58],
  ['convertible', 'Convertible', 'Mini Cabrio', 'convertible-b-red', 4, 2, 1, 'manual', false, 79],
  ['minibus', 'Minibus', 'Ford Tourneo Custom', 'minibus-a-white', 9, 4, 5, 'manual', true, 96],
];

function offer(
  model: (typeof MODELS)[number],
  { isoCode, decimals, perEuro }: SampleCurrency,
  trip: SampleTrip,
): SearchResult {
  const [id, category, fullName, picture, passengers, doors, luggage, transmission, airConditioning, euros] =
    model;
  const [brand = '', ...rest] = fullName.split(' ');
  const scale = 10 ** decimals;
  const amount = (value: number) => Math.round(value * perEuro * scale) / scale;
  const rental = amount(euros * DAYS);
  const oneWay = trip === 'one-way' ? amount(35) : 0;
  const tax = Math.round((rental + oneWay) * TAX_RATE * scale) / scale;
  const item = (description: string, price: number, type: string, typeId: number): PriceItem => ({
    description,
    price,
    type,
    typeId,
  });
  return {
    car: {
      model: {
        id,
        name: rest.join(' '),
        brand: { name: brand },
        passengers,
        doors,
        luggage,
        transmission,
        airConditioning,
        imagePath: `/media/shared/vehicles/${picture}.svg`,
      },
    },
    category: {
      id,
      name: category,
      deposit: amount(300),
      franchiseDamage: amount(900),
      franchiseTheft: amount(1200),
    },
    price: Math.round((rental + oneWay + tax) * scale) / scale,
    averageDayPrice: amount(euros),
    totalDays: DAYS,
    currency: isoCode,
    onlyQuote: false,
    ilimitedKm: true,
    deliveryPlace: PICK_UP,
    returnPlace: trip === 'one-way' ? DROP_OFF : PICK_UP,
    priceItems: [
      item(`${DAYS} days, unlimited kilometres`, rental, 'rental', 0),
      ...(trip === 'one-way' ? [item('Return in another city', oneWay, 'oneWay', 10)] : []),
      item('VAT 25 %', tax, 'tax', 15),
    ],
  };
}

/** Id, name, type, euros, by day, most in a booking, required, default, what it excludes. */
const EXTRAS: readonly (readonly [
  string,
  string,
  Additional['type'],
  number,
  boolean,
  number | null,
  boolean,
  boolean,
  readonly string[],
])[] = [
  ['liability', 'Third-party liability', 'Insurance', 0, false, 1, true, false, []],
  ['full-cover', 'Full cover', 'Insurance', 12, true, 1, false, false, ['basic-cover']],
  ['basic-cover', 'Basic cover', 'Insurance', 6, true, 1, false, true, []],
  ['child-seat', 'Child seat', 'Additional', 18, false, 3, false, false, []],
  ['ferry', 'Ferry permit', 'Other', 25, false, 1, false, false, []],
];

function extra(
  [id, name, type, euros, isPriceByDay, most, isRequired, isDefault, excludes]: (typeof EXTRAS)[number],
  { isoCode, decimals, perEuro }: SampleCurrency,
): Additional {
  const scale = 10 ** decimals;
  const amount = (value: number) => Math.round(value * perEuro * scale) / scale;
  const price = amount(isPriceByDay ? euros * DAYS : euros);
  const withoutTaxes = (value: number) => Math.round((value / (1 + TAX_RATE)) * scale) / scale;
  return {
    id,
    name,
    description: '',
    imagePath: '',
    type,
    price,
    priceWithoutTaxes: withoutTaxes(price),
    dailyPrice: amount(euros),
    dailyPriceWithoutTaxes: withoutTaxes(amount(euros)),
    isPriceByDay,
    maxQuantityPerBooking: most,
    availableStock: null,
    isRequired,
    isDefault,
    excludes: [...excludes],
    taxes: price - withoutTaxes(price),
    currency: isoCode,
  };
}

const formField = (fieldTypeId: string, order: number, required = true) => ({
  id: fieldTypeId,
  fieldTypeId,
  name: fieldTypeId,
  required,
  order,
  width: 6,
});

const CUSTOMER = [
  formField('emailAddress', 1),
  formField('firstName', 2),
  formField('lastName', 3),
  formField('cellPhone', 4),
];

/** The forms of a company as the product API answers them: their parts are JSON texts. */
const FORMS = [
  WIRE_FORM,
  {
    id: 'checkout',
    type: 0,
    fields: JSON.stringify([...CUSTOMER, formField('country', 5), formField('birthday', 6, false)]),
    button: '{}',
    config: '{}',
  },
  { id: 'checkout-short', type: 0, fields: JSON.stringify(CUSTOMER), button: '{}', config: '{}' },
];

interface BookingSituation {
  readonly trip?: SampleTrip;
  /** Changes what is free for the search. */
  readonly change?: (offers: readonly SearchResult[]) => readonly SearchResult[];
}

const unchanged = (offers: readonly SearchResult[]) => offers;

/** What the product API answers on the way from the search to a booking, by path. */
export function sampleBookingResponses(
  currency: SampleCurrency,
  { trip = 'one-way', change = unchanged }: BookingSituation = {},
): SampleResponses {
  const offers = change(MODELS.map((model) => offer(model, currency, trip)));
  const chosen = offers.find(({ car }) => car.model.id === MODEL_ID) as SearchResult;
  const booking: Booking = {
    id: SAMPLE_BOOKING_NUMBER,
    currentStatus: 1,
    fromDate: '2026-05-11T10:00:00Z',
    toDate: '2026-05-14T10:00:00Z',
    deliveryPlace: PICK_UP,
    returnPlace: chosen.returnPlace,
    car: chosen.car,
    category: chosen.category,
    price: chosen.price,
    currency: chosen.currency,
    customerBalance: -chosen.price,
    priceItems: chosen.priceItems,
  };
  return {
    '/api/booking/search': offers,
    '/api/booking/price': chosen,
    '/api/booking/book': booking,
    '/api/data/additionals': EXTRAS.map((each) => extra(each, currency)),
    '/api/booking/additionals-price': EXTRAS.map((each) => extra(each, currency)),
    '/odata/forms': { '@odata.count': FORMS.length, value: FORMS.map(({ type, id }) => ({ type, id })) },
    ...Object.fromEntries(FORMS.map((form) => [`/api/form/${form.id}`, form])),
  };
}
