import { addMinutes } from '../../src/domain/calendar.ts';
import { cancellationTerms } from '../../src/domain/cancellation.ts';
import { quantityOf } from '../../src/domain/extras.ts';
import { averageOf, money, subtract, sumMoney } from '../../src/domain/money.ts';
import { convertLiability, convertLines } from '../../src/domain/offers/convert-offer.ts';
import { chosenCurrency, toShownCurrency } from '../../src/domain/shown-currency.ts';
import type { Booking, BookingCustomer } from '../db/repositories/bookings.ts';
import type { Currency } from '../db/repositories/currencies.ts';
import type { StoredStatus } from '../db/tables/bookings.ts';
import type { ServedPlace } from '../db/repositories/places.ts';
import type { NamedQuote } from './price.ts';
import type { CarRequest, PricedCar } from './quote-car.ts';
import { createReference } from './reference.ts';

/** An order as the server takes it. What the screens do not send yet has a default. */
export type CarOrder = Omit<CarRequest, 'driverAge'> & {
  customer: BookingCustomer;
  language: string;
  /** ISO code of the currency in which it is booked; that of prices where there is no rate to it. */
  currency: string;
  hasUnlimitedMileage: boolean;
  driverAge?: number | null;
  /** Only a written offer is wanted; no car is held. */
  isQuotation?: boolean;
  /** Refused where the customer has an equal booking. */
  isOnlyBooking?: boolean;
  driver?: Booking['driver'];
  notes?: string;
  /** What the notes hold, by name of field. */
  answers?: ReadonlyMap<string, string>;
  details?: Booking['details'];
  /** Ids of uploaded files. */
  files?: readonly string[];
};

/** The status of a new booking: on request somebody has to agree first. */
const statusOf = (order: CarOrder, car: PricedCar): StoredStatus =>
  order.isQuotation ? 'quoted' : car.model.isQuoteOnly ? 'reserved' : 'confirmed';

/** How a car is priced in the currency of its order: the lines add up to the total there too. */
function inCurrencyOf({ currency }: CarOrder, { quote, liability, catalogue }: PricedCar) {
  const rated = catalogue.rules.currencies.filter(({ exchangeRate }) => exchangeRate > 0);
  const chosen: Currency | null = chosenCurrency(rated, currency);
  if (!chosen) return { currency: catalogue.rules.currency, quote, liability };
  const convert = toShownCurrency({ chosen, currencies: rated });
  return {
    currency: chosen,
    quote: convertQuote(quote, convert),
    liability: convertLiability(liability, convert),
  };
}

function convertQuote(
  quote: Pick<NamedQuote, 'lines' | 'total' | 'totalDays'>,
  convert: ReturnType<typeof toShownCurrency>,
) {
  const { totalDays } = quote;
  const total = convert(quote.total);
  const lines = convertLines(quote.lines, total, convert);
  const taxes = lines.filter(({ kind }) => kind === 'tax').map(({ amount }) => amount);
  const tax = sumMoney(taxes, total.currency);
  return { totalDays, lines, total, tax, net: subtract(total, tax), averageDay: averageOf(total, totalDays) };
}

/** The booking of a priced car, with everything that it was agreed on. `now` is epoch milliseconds. */
export function createBooking(car: PricedCar, order: CarOrder, now: number): Booking {
  const { itinerary, model, category, catalogue } = car;
  const { currency, quote, liability } = inCurrencyOf(order, car);
  const { totalDays, lines, net, tax, averageDay } = quote;
  return {
    reference: createReference(),
    status: statusOf(order, car),
    customer: { ...order.customer },
    driver: order.driver ?? null,
    notes: order.notes ?? '',
    pickUp: itinerary.pickUp,
    dropOff: itinerary.dropOff,
    rental: itinerary.rental,
    snapshot: {
      model: {
        id: model.id,
        name: model.name,
        brand: model.brand,
        imagePath: model.imagePath,
        passengers: model.passengers,
      },
      category: {
        id: category.id,
        names: category.names,
        imagePath: category.imagePath,
        deposit: liability.deposit,
      },
      excess: liability.excess,
      cancellation: cancellationTerms(catalogue.rules.cancellation, {
        pickUp: itinerary.pickUp,
        total: quote.total,
        totalDays,
      }),
      deadlines: catalogue.extras.flatMap(({ id, names, noticeHours }) =>
        noticeHours !== null && quantityOf(id, car.selection) > 0
          ? [{ names, until: addMinutes(itinerary.pickUp, -60 * noticeHours) }]
          : [],
      ),
      pickUpPlace: placeSnapshot(itinerary.from),
      dropOffPlace: placeSnapshot(itinerary.to),
    },
    isOnRequest: model.isQuoteOnly,
    hasUnlimitedMileage: order.hasUnlimitedMileage && model.hasUnlimitedMileage,
    extras: car.selection,
    price: { totalDays, lines, net, tax, averageDay },
    total: quote.total,
    decimals: currency.decimals,
    paid: money(0, quote.total.currency),
    shownCurrency: currency.isoCode,
    exchangeRate: currency.exchangeRate,
    language: order.language,
    createdAt: now,
    details: order.details ?? {},
  };
}

const placeSnapshot = ({ place, branch }: ServedPlace) => ({
  id: place.id,
  names: place.names,
  address: place.address,
  city: place.city,
  country: place.country,
  branchOfficeId: branch.id,
  phone: branch.phone,
  timeZone: branch.timeZone,
});
