import type { Season } from '../../domain/season.ts';
import type { QuotedTrip } from '../../domain/booking-summary.ts';
import { QUOTE_ID } from '../../domain/payment.ts';
import { dateOf, parsePlainDate, type PlainDateTime, timeOf } from '../../domain/calendar.ts';
import { MAX_ID_CHARACTERS } from '../../domain/constants.ts';
import type { SelectedExtra } from '../../domain/extras.ts';
import type { CorrectedField, RequestedSearch, SearchParameters } from '../../domain/search-parameters.ts';
import { civilOrder, fromAddressDate, fromAddressTime, toAddressDate } from './dates.ts';

/** Most characters of an unreadable value that its correction shows. */
const MAX_SHOWN_CHARACTERS = 20;

const readBoolean = (text: string | null): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined;
const readText = (text: string | null): string | undefined =>
  text && text.length <= MAX_ID_CHARACTERS ? text : undefined;
const readTexts = (texts: readonly string[]): readonly string[] | undefined => {
  const read = new Set(texts.map(readText).filter((text) => text !== undefined));
  return read.size > 0 ? [...read] : undefined;
};

/** A length that a link asks for, instead of a date of return. */
const days = (text: string) => (/^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined);

/** A time of every year in which a link wants the trip to begin, such as `09-01..12-14`. */
function season(text: string): Season | undefined {
  const [, from, to] = /^(\d\d-\d\d)\.\.(\d\d-\d\d)$/.exec(text) ?? [];
  // Of a leap year, so that it has all days.
  const isDay = (day: string | undefined) => parsePlainDate(`2028-${day}`) !== null;
  return from && to && isDay(from) && isDay(to) ? { from, to } : undefined;
}

/** What an address asks for; values that cannot be read are named, unknown parameters are ignored. */
export function fromSearchAddress(search: URLSearchParams): RequestedSearch {
  const unreadable: Partial<Record<CorrectedField, string>> = {};
  const read = <Value>(
    name: string,
    field: CorrectedField,
    parse: (text: string) => Value | null,
  ): Value | undefined => {
    const text = search.get(name);
    if (text === null || text === '') return undefined;
    const value = parse(text);
    if (value === null) unreadable[field] ??= civilOrder(text.slice(0, MAX_SHOWN_CHARACTERS));
    return value ?? undefined;
  };
  const age = (text: string) => (/^\d{1,3}$/.test(text) ? Number(text) : null);
  const distance = search.get('expectedDistance') ?? '';
  const requested = {
    pickUpPlaceId: readText(search.get('pickUpPlaceId')),
    dropOffPlaceId: readText(search.get('dropOffPlaceId')),
    pickUpDate: read('dateFrom', 'pickUp', fromAddressDate),
    pickUpTime: read('hourFrom', 'pickUp', fromAddressTime),
    dropOffDate: read('dateTo', 'dropOff', fromAddressDate),
    dropOffTime: read('hourTo', 'dropOff', fromAddressTime),
    days: days(search.get('days') ?? ''),
    season: season(search.get('season') ?? ''),
    driverAge: read('driverAge', 'driverAge', age),
    expectedDistance: /^[1-9]\d{0,4}$/.test(distance) ? Number(distance) : undefined,
    hasUnlimitedMileage: readBoolean(search.get('unlimitedKm')),
    promotionId: readText(search.get('promotionId')),
    promotionCode: readText(search.get('promotionCode')),
    promotionIds: readTexts(search.getAll('promotions')),
    commercialAgreementCode: readText(search.get('commercialAgreement')),
    modelId: readText(search.get('modelId')),
    unreadable,
  };
  return Object.fromEntries(
    Object.entries(requested).filter(([, value]) => value !== undefined),
  ) as RequestedSearch;
}

/** Parameters that have a value. */
const givenOf = (values: Readonly<Record<string, string | null>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== ''),
  );

/** What the address of a search and that of a quoted car both name; ids and codes are '' or `null` where none were given. */
const tripValues = (
  trip: Omit<
    QuotedTrip,
    'modelId' | 'promotionId' | 'promotionCode' | 'agreementCode' | 'paymentMethodId' | 'extras'
  > &
    Pick<SearchParameters, 'modelId' | 'promotionId' | 'promotionCode' | 'commercialAgreementCode'>,
) => ({
  dateFrom: toAddressDate(dateOf(trip.pickUp)),
  dateTo: toAddressDate(dateOf(trip.dropOff)),
  hourFrom: timeOf(trip.pickUp),
  hourTo: timeOf(trip.dropOff),
  pickUpPlaceId: trip.pickUpPlaceId,
  dropOffPlaceId: trip.dropOffPlaceId,
  unlimitedKm: trip.hasUnlimitedMileage === null ? null : String(trip.hasUnlimitedMileage),
  promotionId: trip.promotionId,
  promotionCode: trip.promotionCode,
  commercialAgreement: trip.commercialAgreementCode,
  modelId: trip.modelId,
});

/** The address of a search: MM-DD-YYYY, HH:mm, `true`/`false`; empty values are left out, lists repeat their name. */
export function toSearchAddress(search: SearchParameters): URLSearchParams {
  const { pickUpPlace, dropOffPlace } = search;
  const values: Record<string, string | null> = {
    ...tripValues({ ...search, pickUpPlaceId: pickUpPlace.id, dropOffPlaceId: dropOffPlace.id }),
    pickUpPlaceName: pickUpPlace.name,
    dropOffPlaceName: dropOffPlace.name,
    pickUpEndpoint: pickUpPlace.endpoint,
    pickUpPlaceIATACode: pickUpPlace.iataCode,
    dropOffEndpoint: dropOffPlace.endpoint,
    driverAge: String(search.driverAge),
    expectedDistance: search.expectedDistance === null ? null : String(search.expectedDistance),
  };
  const chosen = search.promotionIds.map((id): [string, string] => ['promotions', id]);
  return new URLSearchParams([...givenOf(values), ...chosen]);
}

/** Parameter of the address of a checkout that is repeated for each extra. */
export const EXTRAS_PARAMETER = 'extras';
/** Its value where no extra is requested: without the parameter, the defaults of the operator are. */
const NO_EXTRAS = 'none';

/** The address of a car that was quoted: it leads to the checkout of the same car with the same extras and reductions. */
export function toQuotedAddress(quoted: QuotedTrip): URLSearchParams {
  const { agreementCode, paymentMethodId, extras, ...trip } = quoted;
  // A code says itself which promotion it opens, or that it opens none any more.
  const promotionId = trip.promotionCode === '' ? trip.promotionId : '';
  const address = givenOf({
    ...tripValues({ ...trip, promotionId, commercialAgreementCode: agreementCode }),
    // The quote is there; now the car is booked.
    paymentMethodId: paymentMethodId === QUOTE_ID ? '' : paymentMethodId,
  });
  for (const { extraId, quantity } of extras) address.append(EXTRAS_PARAMETER, `${extraId}*${quantity}`);
  if (extras.length === 0) address.set(EXTRAS_PARAMETER, NO_EXTRAS);
  return address;
}

/** The extras that an address requests; `null` where it names none, so that the operator's defaults are taken. */
export function requestedExtras(address: URLSearchParams): readonly SelectedExtra[] | null {
  if (!address.has(EXTRAS_PARAMETER)) return null;
  return address.getAll(EXTRAS_PARAMETER).flatMap((text) => {
    const [, id, quantity] = /^(.+)\*([1-9]\d{0,2})$/.exec(text) ?? [];
    return readText(id ?? null) === undefined ? [] : [{ extraId: id as string, quantity: Number(quantity) }];
  });
}

/** An address with another return. */
export function withDropOff(address: URLSearchParams, dropOff: PlainDateTime): string {
  const changed = new URLSearchParams(address);
  changed.set('dateTo', toAddressDate(dateOf(dropOff)));
  changed.set('hourTo', timeOf(dropOff));
  return changed.toString();
}

const DATES = new Set(['dateFrom', 'dateTo']);

/**
 * Drops what a form sends for a field that its tick box hides: the box sends `false` with it, and `true` too when
 * ticked. Another place of return holds while its box is ticked, an age while the usual one is not.
 */
function withoutHidden(search: URLSearchParams): URLSearchParams {
  const visible = new URLSearchParams(search);
  const isTicked = (name: string) => search.getAll(name).includes('true');
  if (search.has('otherDropOff') && !isTicked('otherDropOff')) visible.delete('dropOffPlaceId');
  if (isTicked('usualAge')) visible.delete('driverAge');
  visible.delete('otherDropOff');
  visible.delete('usualAge');
  return visible;
}

/**
 * The canonical spelling of an address that a native form wrote: dates as MM-DD-YYYY, empty and hidden values left out.
 * `null` when it has that spelling already. A date that cannot be read stays, so that its correction can be reported.
 */
export function canonicalSearchAddress(search: URLSearchParams): URLSearchParams | null {
  const canonical = new URLSearchParams(
    [...withoutHidden(search)]
      .filter(([, value]) => value !== '')
      .map(([name, value]): [string, string] => {
        const date = DATES.has(name) ? fromAddressDate(value) : null;
        return [name, date ? toAddressDate(date) : value];
      }),
  );
  return canonical.toString() === search.toString() ? null : canonical;
}
