import { useState } from 'react';
import {
  addDays,
  dateOf,
  type PlainDate,
  type PlainDateTime,
  type PlainTime,
  toPlainDateTime,
} from '../../domain/calendar.ts';
import { FARTHEST_SEARCH_DAYS } from '../../domain/constants.ts';
import { type OfferedTime, offeredTimesOn } from '../../domain/opening-hours.ts';
import { offeredPickUpTimes } from '../../domain/opening-slots.ts';
import { dropOffPlaces } from '../../domain/places.ts';
import { returnDates } from '../../domain/rental-period.ts';
import type { CorrectedField, SearchContext, SearchCorrection } from '../../domain/search-parameters.ts';
import { settleTrip, type TripDraft, withPickUpDate } from '../../domain/trip-draft.ts';
import type { Format } from '../../runtime/text/format.ts';
import { interpolate } from '../../runtime/text/interpolate.ts';
import { correctionSentence } from '../../ui/correction-notices/correction-texts.ts';
import type { FormPlace } from './form-place.ts';
import type { SearchWidgetsProps } from './search-fields-props.ts';
import { draftOf } from './served-draft.ts';

/** Both ends of a rental. */
export type TripEnd = 'pickUp' | 'dropOff';

/** What is wrong with a field, as a sentence. */
export type TripProblems = Readonly<Partial<Record<CorrectedField, string>>>;

export interface TripEndView {
  readonly place: FormPlace | null;
  readonly date: PlainDate;
  readonly time: PlainTime | null;
  readonly times: readonly OfferedTime[];
}

/** A trip that is chosen field by field; every choice is kept inside the rules of its places. */
export function useTrip(
  { served, places: all, placeIds, rules, showsTimes, texts }: SearchWidgetsProps,
  { format, now }: { readonly format: Format; readonly now: () => number },
) {
  const pickUpPlaces = all.filter(({ id }) => placeIds.pickUp.includes(id));
  const returnPlaces = all.filter(({ id }) => placeIds.dropOff.includes(id));
  const nowAt = ({ utcOffsetMinutes }: Pick<FormPlace, 'utcOffsetMinutes'>): PlainDateTime =>
    toPlainDateTime(now(), utcOffsetMinutes);
  const context: SearchContext = {
    ...rules,
    places: [...new Set([...pickUpPlaces, ...returnPlaces])],
    presetPickUpPlaceId: null,
    lead: 'enforced',
    nowAt,
  };
  const [draft, setDraft] = useState<TripDraft>(() => draftOf(served, showsTimes));
  const [isElsewhere, setIsElsewhere] = useState(draft.dropOffPlaceId !== null);
  const [notice, setNotice] = useState('');
  const [problems, setProblems] = useState<TripProblems>({});

  const start = pickUpPlaces.find(({ id }) => id === draft.pickUpPlaceId) ?? null;
  const allowedReturns = start ? dropOffPlaces(start, returnPlaces) : returnPlaces;
  const end =
    draft.dropOffPlaceId === null ? start : (all.find(({ id }) => id === draft.dropOffPlaceId) ?? null);

  const clear = (...fields: readonly CorrectedField[]) =>
    setProblems((known) =>
      Object.fromEntries(
        Object.entries(known).filter(([field]) => !fields.includes(field as CorrectedField)),
      ),
    );
  const shownIn = (trip: TripDraft, field: CorrectedField): string => {
    const nameOf = (id: string | null) => all.find((place) => place.id === id)?.name ?? '';
    if (field === 'pickUpPlace') return nameOf(trip.pickUpPlaceId);
    if (field === 'dropOffPlace') return nameOf(trip.dropOffPlaceId ?? trip.pickUpPlaceId);
    const [date, time] =
      field === 'pickUp' ? [trip.pickUpDate, trip.pickUpTime] : [trip.dropOffDate, trip.dropOffTime];
    return [format.weekday(date), time && format.time(time)].filter(Boolean).join(', ');
  };
  const sentences = (trip: TripDraft, corrections: readonly SearchCorrection[]) =>
    corrections
      .map((correction) =>
        correctionSentence(correction, {
          shown: shownIn(trip, correction.field),
          corrected: texts.corrected,
          reason: texts.reasons[correction.reason],
          format,
        }),
      )
      .join(' ');

  /** Takes a change; what it moves along is told. */
  const change = (next: TripDraft, told = ''): TripDraft => {
    const settled = next.pickUpPlaceId === null ? null : settleTrip(next, context);
    const trip = settled?.draft ?? next;
    setDraft(trip);
    if (trip.dropOffPlaceId !== null) setIsElsewhere(true);
    const corrections = settled?.corrections ?? [];
    const isReturnTold = told !== '' || corrections.some(({ field }) => field === 'dropOff');
    const along = isReturnTold || trip.dropOffDate === next.dropOffDate ? '' : movedReturn(trip);
    setNotice([told, sentences(trip, corrections), along].filter(Boolean).join(' '));
    setProblems({});
    return trip;
  };
  const movedReturn = (next: TripDraft) =>
    next.dropOffDate === draft.dropOffDate
      ? ''
      : interpolate(texts.returnMoved, { date: format.weekday(next.dropOffDate) });

  const pickUpTimes = (date: PlainDate) =>
    start?.hours ? offeredPickUpTimes(date, start.hours, nowAt(start)) : [];
  const dropOffTimes = (date: PlainDate) => (end?.hours ? offeredTimesOn(date, end.hours, 'drop-off') : []);
  const today = dateOf(nowAt(start ?? { utcOffsetMinutes: 0 }));

  return {
    draft,
    notice,
    problems,
    isElsewhere,
    today,
    latest: addDays(today, FARTHEST_SEARCH_DAYS),
    pickUpPlaces,
    allowedReturns,
    pickUp: {
      place: start,
      date: draft.pickUpDate,
      time: draft.pickUpTime,
      times: pickUpTimes(draft.pickUpDate),
    } as TripEndView,
    dropOff: {
      place: end,
      date: draft.dropOffDate,
      time: draft.dropOffTime,
      times: dropOffTimes(draft.dropOffDate),
    } as TripEndView,
    /** Without a place any day may be right. */
    isPickUpDay: (date: PlainDate) => !start || pickUpTimes(date).length > 0,
    isDropOffDay: (date: PlainDate, from: PlainDate) => {
      const { earliest, latest } = returnDates(from, rules.lengths);
      return date >= earliest && date <= latest && (!end || dropOffTimes(date).length > 0);
    },
    choosePickUpPlace: (pickUpPlaceId: string | null) => change({ ...draft, pickUpPlaceId }),
    chooseReturnPlace: (id: string | null) =>
      change({ ...draft, dropOffPlaceId: id === draft.pickUpPlaceId ? null : id }),
    returnElsewhere: (wanted: boolean) => {
      setIsElsewhere(wanted);
      if (!wanted) change({ ...draft, dropOffPlaceId: null });
    },
    chooseDates: (pickUpDate: PlainDate, dropOffDate: PlainDate) =>
      change({ ...draft, pickUpDate, dropOffDate }),
    /** Takes a date that was typed. @returns why it cannot be had; '' when it was taken */
    typeDate: (side: TripEnd, date: PlainDate): string => {
      const next = side === 'pickUp' ? withPickUpDate(draft, date, rules) : { ...draft, dropOffDate: date };
      const settled = settleTrip(next, context);
      const wrong = settled?.corrections.find(({ field }) => field === side);
      const settledDate = side === 'pickUp' ? settled?.draft.pickUpDate : settled?.draft.dropOffDate;
      if (wrong && settledDate !== date) return texts.reasons[wrong.reason];
      change(next, side === 'pickUp' ? movedReturn(next) : '');
      return '';
    },
    chooseTime: (side: TripEnd, time: PlainTime) => {
      clear('pickUp', 'dropOff');
      const next = side === 'pickUp' ? { ...draft, pickUpTime: time } : { ...draft, dropOffTime: time };
      change(next);
    },
    setProblem: (field: CorrectedField, problem: string) => {
      // What an earlier choice moved is not about the one that is refused.
      if (problem) setNotice('');
      setProblems(({ [field]: _old, ...others }) => (problem ? { ...others, [field]: problem } : others));
    },
    /** What is wrong with the trip as it is; shown at the fields. */
    check: (age: string): TripProblems => {
      // What was typed and refused is not in the draft; the age is judged anew.
      const { driverAge: _before, ...typed } = problems;
      const settled = draft.pickUpPlaceId === null ? null : settleTrip(draft, context);
      const wrong: TripProblems = {
        ...(draft.pickUpPlaceId === null ? { pickUpPlace: texts.choosePlace } : {}),
        ...Object.fromEntries(
          (settled?.corrections ?? []).map(({ field, reason }) => [field, texts.reasons[reason]]),
        ),
        ...typed,
        ...(age ? { driverAge: age } : {}),
      };
      setProblems(wrong);
      return wrong;
    },
  };
}

export type TripForm = ReturnType<typeof useTrip>;
