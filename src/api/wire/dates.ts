import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import type { PlainDate, PlainDateTime, PlainTime } from '../../domain/calendar.ts';

dayjs.extend(customParseFormat);

const CIVIL = 'YYYY-MM-DD';
const ADDRESS = 'MM-DD-YYYY';
const SEARCH_CALL = 'YYYY/MM/DD';

function parse(text: string, pattern: string): PlainDate | null {
  const date = dayjs(text, pattern, true);
  return date.isValid() ? (date.format(CIVIL) as PlainDate) : null;
}

const print = (date: string, pattern: string) => dayjs(date.slice(0, 10), CIVIL, true).format(pattern);

/** A date of an address (MM-DD-YYYY) or of a native form (YYYY-MM-DD); `null` for anything else. */
export const fromAddressDate = (text: string): PlainDate | null => parse(text, ADDRESS) ?? parse(text, CIVIL);
export const toAddressDate = (date: PlainDate): string => print(date, ADDRESS);

/** A date of an address as YYYY-MM-DD, also where no calendar has the day; any other text as it is. */
export const civilOrder = (text: string): string =>
  text.replace(/^((?:0[1-9]|1[0-2])-\d\d)-(\d{4})$/, '$2-$1');

/** An hour of an address, 24-hour `HH:mm`; `null` for anything else. */
export const fromAddressTime = (text: string): PlainTime | null =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? (text as PlainTime) : null;

/** The search call's `YYYY/MM/DD HH:mm`, in the place's own time. */
export const toSearchMoment = (moment: PlainDateTime): string =>
  `${print(moment, SEARCH_CALL)} ${moment.slice(11)}`;
export function fromSearchMoment(text: string): PlainDateTime | null {
  const [day = '', hour = '', ...rest] = text.split(' ');
  const date = parse(day, SEARCH_CALL);
  const time = fromAddressTime(hour);
  return date && time && rest.length === 0 ? (`${date}T${time}` as PlainDateTime) : null;
}

/** A moment of the booking call: wall clock of the place with a `Z` that is not UTC; `null` for anything else. */
export function fromBookingMoment(text: string): PlainDateTime | null {
  const match = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d):00Z$/.exec(text);
  const date = match?.[1] ? parse(match[1], CIVIL) : null;
  const time = match?.[2] ? fromAddressTime(match[2]) : null;
  return date && time ? (`${date}T${time}` as PlainDateTime) : null;
}
