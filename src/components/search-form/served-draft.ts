import { fromAddressDate, fromAddressTime } from '../../api/wire/dates.ts';
import type { PlainDate } from '../../domain/calendar.ts';
import type { TripDraft } from '../../domain/trip-draft.ts';

/** Stands in for a date that a visitor has emptied; it is past, so that the check names it. */
const NO_DATE: PlainDate = '0001-01-01';

/** The trip in the fields of a served form. */
export function draftOf(form: URLSearchParams, showsTimes: boolean): TripDraft {
  const text = (name: string) => form.get(name) ?? '';
  const isElsewhere = form.getAll('otherDropOff').includes('true');
  const time = (name: string) => (showsTimes ? fromAddressTime(text(name)) : null);
  const place = text('pickUpPlaceId') || null;
  const other = text('dropOffPlaceId') || null;
  return {
    pickUpPlaceId: place,
    dropOffPlaceId: isElsewhere && other !== place ? other : null,
    pickUpDate: fromAddressDate(text('dateFrom')) ?? NO_DATE,
    pickUpTime: time('hourFrom'),
    dropOffDate: fromAddressDate(text('dateTo')) ?? NO_DATE,
    dropOffTime: time('hourTo'),
  };
}
