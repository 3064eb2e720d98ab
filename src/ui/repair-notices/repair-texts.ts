import type { SearchParameters, SearchRepair } from '../../domain/search-parameters.ts';
import type { Translate } from '../../runtime/text/translate.ts';

/** A sentence about a value of the search that had to be replaced. */
function repairText({ field, reason, limitDays }: SearchRepair, placeName: string, t: Translate): string {
  if (reason === 'shorter-than-minimum') return t('results.notices.tooShort', { count: limitDays ?? 1 });
  if (reason === 'longer-than-maximum') return t('results.notices.tooLong', { count: limitDays ?? 1 });
  if (field === 'pickUpPlace' || field === 'dropOffPlace')
    return t('results.notices.placeReplaced', { place: placeName });
  if (field === 'driverAge') return t('results.notices.ageReplaced');
  return reason === 'unreadable' || reason === 'in-the-past'
    ? t('results.notices.datesMoved')
    : t('results.notices.timeMoved');
}

/** The sentences of all repairs, each once. */
export const repairTexts = (
  repairs: readonly SearchRepair[],
  { pickUpPlace, dropOffPlace }: SearchParameters,
  t: Translate,
): string[] => [
  ...new Set(
    repairs.map((repair) =>
      repairText(repair, repair.field === 'dropOffPlace' ? dropOffPlace.name : pickUpPlace.name, t),
    ),
  ),
];
