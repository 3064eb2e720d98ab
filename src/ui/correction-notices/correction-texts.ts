import { AGE_FIELD_MAX, AGE_FIELD_MIN } from '../../domain/constants.ts';
import type {
  RequestedValue,
  CorrectedField,
  CorrectionReason,
  SearchCorrection,
  SearchParameters,
} from '../../domain/search-parameters.ts';
import type { RentalLengthRules } from '../../domain/rental-period.ts';
import type { Format } from '../../runtime/text/format.ts';
import { interpolate, template } from '../../runtime/text/interpolate.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { writtenDate } from '../../runtime/text/written-date.ts';

/** Text key of each reason. */
const REASONS: Readonly<Record<CorrectionReason, string>> = {
  unreadable: 'noSuchDate',
  'in-the-past': 'past',
  'too-far': 'tooFar',
  'too-soon': 'tooSoon',
  'no-opening-hours': 'noHours',
  'closed-day': 'closedDay',
  'no-hours-on-weekday': 'closedDay',
  holiday: 'holiday',
  'outside-opening-hours': 'closedTime',
  'between-steps': 'betweenSteps',
  'return-before-pick-up': 'returnBefore',
  'return-not-after-pick-up': 'returnBefore',
  'pick-up-replaced': 'pickUpReplaced',
  'shorter-than-minimum': 'tooShort',
  'longer-than-maximum': 'tooLong',
  'unknown-place': 'noSuchPlace',
  'place-not-usable': 'returnsOnly',
  'return-not-allowed': 'noReturns',
};

/** The sentence that says why a value was not possible. */
export const reasonText = (
  { field, reason, limitDays = 1 }: Pick<SearchCorrection, 'field' | 'reason' | 'limitDays'>,
  t: Translate,
): string =>
  field === 'driverAge'
    ? t('results.notices.wrongAge', { min: AGE_FIELD_MIN, max: AGE_FIELD_MAX })
    : t(`results.notices.${REASONS[reason]}`, { count: limitDays });

/** The sentences of all reasons for which a moment or place is refused, with the limits of a site. */
export const reasonTexts = (
  { minDays, maxDays }: RentalLengthRules,
  t: Translate,
): Readonly<Record<CorrectionReason, string>> => {
  const limits: Readonly<Partial<Record<CorrectionReason, number>>> = {
    'shorter-than-minimum': minDays,
    'longer-than-maximum': maxDays ?? 0,
  };
  return Object.fromEntries(
    Object.keys(REASONS).map((reason) => [
      reason,
      reasonText(
        {
          field: 'pickUp',
          reason: reason as CorrectionReason,
          limitDays: limits[reason as CorrectionReason] ?? 1,
        },
        t,
      ),
    ]),
  ) as Record<CorrectionReason, string>;
};

/** Text keys of the fields, in the order of the form. */
const LABELS: Readonly<Record<CorrectedField, string>> = {
  pickUpPlace: 'search.pickUpPlace',
  dropOffPlace: 'search.dropOffPlace',
  pickUp: 'search.pickUp',
  dropOff: 'search.dropOff',
  driverAge: 'search.driverAge',
};

interface Texts {
  readonly t: Translate;
  readonly format: Format;
}

/** What was asked, as the visitor would write it. */
function requestedText({ place, date, time, text }: RequestedValue, format: Format): string {
  const moment = [date && format.weekday(date), time && format.time(time)].filter(Boolean).join(', ');
  return place ?? (moment || writtenDate(text ?? '', format.style.dateFormat));
}

/** One sentence of what was asked and is shown, and one of the reason. */
export const correctionSentence = (
  { requested }: Pick<SearchCorrection, 'requested'>,
  {
    shown,
    corrected,
    reason,
    format,
  }: { readonly shown: string; readonly corrected: string; readonly reason: string; readonly format: Format },
): string => `${interpolate(corrected, { requested: requestedText(requested, format), shown })} ${reason}`;

/** What is shown instead. */
function shownText({ field }: SearchCorrection, search: SearchParameters, format: Format): string {
  if (field === 'driverAge') return String(search.driverAge);
  if (field === 'pickUpPlace' || field === 'dropOffPlace') return search[field].name;
  return `${format.weekday(search[field])}, ${format.time(search[field])}`;
}

/** A corrected value in words: its field, then what was asked and is shown, and why. */
export interface CorrectionText {
  readonly label: string;
  readonly text: string;
}

const inOrder = (corrections: readonly SearchCorrection[]) => {
  const order = Object.keys(LABELS);
  return corrections.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
};

/** What the visitor is told about each corrected value. */
export const correctionTexts = (
  corrections: readonly SearchCorrection[],
  search: SearchParameters,
  { t, format }: Texts,
): readonly CorrectionText[] =>
  inOrder(corrections).map((correction) => ({
    label: t(LABELS[correction.field]),
    text: correctionSentence(correction, {
      shown: shownText(correction, search, format),
      corrected: template(t, 'results.notices.corrected', 'requested', 'shown'),
      reason: reasonText(correction, t),
      format,
    }),
  }));
