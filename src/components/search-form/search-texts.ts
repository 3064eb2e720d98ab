import { AGE_FIELD_MAX, AGE_FIELD_MIN } from '../../domain/constants.ts';
import type { DistanceUnit } from '../../domain/distance.ts';
import type { CorrectionReason } from '../../domain/search-parameters.ts';
import type { SearchRules } from '../../domain/search-rules.ts';
import { driverAgeRange } from '../../domain/driver-age.ts';
import { template } from '../../runtime/text/interpolate.ts';
import type { Translate } from '../../runtime/text/translate.ts';
import { reasonTexts } from '../../ui/correction-notices/correction-texts.ts';

/** Texts of the form that appear in the browser; `{{names}}` are filled in there. */
export interface SearchTexts {
  readonly pickUp: string;
  readonly dropOff: string;
  readonly pickUpPlace: string;
  readonly dropOffPlace: string;
  readonly elsewhere: string;
  readonly pickUpDate: string;
  readonly pickUpTime: string;
  readonly dropOffDate: string;
  readonly dropOffTime: string;
  readonly nearMe: string;
  readonly locating: string;
  readonly locationFailed: string;
  readonly nearestPlace: string;
  readonly noMatch: string;
  readonly clear: string;
  readonly chooseDates: string;
  /** `{{value}}` of what `{{label}}` names. */
  readonly labelled: string;
  readonly done: string;
  readonly closed: string;
  readonly holiday: string;
  /** Says that the figures of a calendar are the cheapest prices a day, in `{{currency}}`. */
  readonly dayPrices: string;
  readonly deskHours: string;
  readonly aroundTheClock: string;
  readonly afterHours: string;
  /** Says what a time outside the hours adds to the price. */
  readonly afterHoursFee: string;
  readonly wrongDate: string;
  readonly choosePlace: string;
  readonly returnMoved: string;
  readonly usualAge: string;
  readonly driverAge: string;
  readonly distance: string;
  readonly wrongAge: string;
  /** Says which ages can rent. */
  readonly refusedAge: string;
  readonly searching: string;
  readonly corrected: string;
  readonly reasons: Readonly<Record<CorrectionReason, string>>;
}

/** The unit in which visitors say how far they drive, as the form writes it. */
export const UNIT_NAMES: Readonly<Record<DistanceUnit, string>> = { Kilometers: 'km', Miles: 'mi' };

/** Key of the message about an age outside the range in force. */
export const refusedAgeKey = (kind: ReturnType<typeof driverAgeRange>['kind']): string =>
  kind === 'without-caution' ? 'errors.driverAgeWarning' : 'errors.betweenAllowedAges';

/** The texts of the form in the language of `t`, with the limits of the site in them. */
export function searchTexts(
  { lengths, driverAge, expectedDistance }: SearchRules,
  t: Translate,
): SearchTexts {
  const { min, max, kind } = driverAgeRange(driverAge);
  return {
    pickUp: t('search.pickUp'),
    dropOff: t('search.dropOff'),
    pickUpPlace: t('search.pickUpPlace'),
    dropOffPlace: t('search.dropOffPlace'),
    elsewhere: t('search.elsewhere'),
    pickUpDate: t('search.pickUpDate'),
    pickUpTime: t('search.pickUpTime'),
    dropOffDate: t('search.dropOffDate'),
    dropOffTime: t('search.dropOffTime'),
    nearMe: t('search.nearMe'),
    locating: t('search.locating'),
    locationFailed: t('search.locationFailed'),
    nearestPlace: template(t, 'search.nearestPlace', 'place', 'distance'),
    noMatch: t('search.noMatch'),
    clear: t('search.clear'),
    chooseDates: t('search.chooseDates'),
    labelled: template(t, 'common.labelled', 'label', 'value'),
    done: t('search.done'),
    closed: t('search.closed'),
    holiday: t('search.holiday'),
    dayPrices: template(t, 'search.dayPrices', 'currency'),
    deskHours: template(t, 'search.deskHours', 'hours'),
    aroundTheClock: t('search.open24'),
    afterHours: template(t, 'search.afterHours', 'time'),
    afterHoursFee: template(t, 'search.afterHoursFee', 'time', 'fee'),
    wrongDate: template(t, 'search.wrongDate', 'example'),
    choosePlace: t('search.choosePlace'),
    returnMoved: template(t, 'search.returnMoved', 'date'),
    usualAge: t('search.usualAge', { min, max }),
    driverAge: t('search.driverAge'),
    distance: expectedDistance ? t('search.distance', { unit: UNIT_NAMES[expectedDistance] }) : '',
    wrongAge: t('search.wrongAge', { min: AGE_FIELD_MIN, max: AGE_FIELD_MAX }),
    refusedAge: t(refusedAgeKey(kind), { min, max }),
    searching: t('search.searching'),
    corrected: template(t, 'results.notices.corrected', 'requested', 'shown'),
    reasons: reasonTexts(lengths, t),
  };
}
