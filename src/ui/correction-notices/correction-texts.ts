import type { CorrectionReason, SearchParameters, SearchCorrection } from '../../domain/search-parameters.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** Text key of each reason; the text for an unreadable value depends on its field. */
const TEXT_KEYS: Readonly<Record<CorrectionReason, string>> = {
  unreadable: 'results.notices.datesMoved',
  'in-the-past': 'results.notices.datesMoved',
  'too-soon': 'results.notices.tooSoon',
  'no-opening-hours': 'results.notices.noOpeningHours',
  'closed-day': 'results.notices.timeMoved',
  holiday: 'results.notices.timeMoved',
  'no-hours-on-weekday': 'results.notices.timeMoved',
  'outside-opening-hours': 'results.notices.timeMoved',
  'between-steps': 'results.notices.timeMoved',
  'return-before-pick-up': 'results.notices.returnMoved',
  'return-not-after-pick-up': 'results.notices.returnMoved',
  'shorter-than-minimum': 'results.notices.tooShort',
  'longer-than-maximum': 'results.notices.tooLong',
  'unknown-place': 'results.notices.placeReplaced',
  'place-not-usable': 'results.notices.returnsOnly',
  'return-not-allowed': 'results.notices.returnElsewhere',
};

/** The sentence about a corrected value of a search. */
const correctionText = (
  { field, reason, limitDays = 1 }: SearchCorrection,
  place: string,
  t: Translate,
): string =>
  field === 'driverAge'
    ? t('results.notices.ageReplaced')
    : t(TEXT_KEYS[reason], { place, count: limitDays });

/** The sentences of all corrections, each once. */
export const correctionTexts = (
  corrections: readonly SearchCorrection[],
  { pickUpPlace, dropOffPlace }: SearchParameters,
  t: Translate,
): string[] => [
  ...new Set(
    corrections.map((correction) =>
      correctionText(
        correction,
        correction.field === 'dropOffPlace' ? dropOffPlace.name : pickUpPlace.name,
        t,
      ),
    ),
  ),
];
