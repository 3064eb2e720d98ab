/* A trip while it is chosen in a form. */
import { dateOf, type PlainDate, type PlainTime, timeOf } from './calendar.ts';
import { type PlaceId, chooseDropOff } from './places.ts';
import { followPickUp } from './rental-period.ts';
import { completeSearch } from './complete-search.ts';
import type { RequestedSearch, SearchContext, SearchCorrection } from './search-parameters.ts';

/** What the fields of a form hold. */
export type TripDraft = {
  readonly pickUpPlaceId: PlaceId | null;
  /** Null for the place of pick-up. */
  readonly dropOffPlaceId: PlaceId | null;
  readonly pickUpDate: PlainDate;
  /** Null where the form does not ask for times. */
  readonly pickUpTime: PlainTime | null;
  readonly dropOffDate: PlainDate;
  readonly dropOffTime: PlainTime | null;
};

/** A trip that keeps all rules, and what had to be changed in the draft for that. */
export type SettledTrip = {
  readonly draft: TripDraft;
  readonly corrections: readonly SearchCorrection[];
};

const requestOf = (draft: TripDraft): RequestedSearch => ({
  ...(draft.pickUpPlaceId === null ? {} : { pickUpPlaceId: draft.pickUpPlaceId }),
  ...(draft.dropOffPlaceId === null ? {} : { dropOffPlaceId: draft.dropOffPlaceId }),
  pickUpDate: draft.pickUpDate,
  dropOffDate: draft.dropOffDate,
  ...(draft.pickUpTime === null ? {} : { pickUpTime: draft.pickUpTime }),
  ...(draft.dropOffTime === null ? {} : { dropOffTime: draft.dropOffTime }),
});

/** The search for a draft; a pick-up that moves to another day takes the return along, so that the rental keeps its length. */
function searchFor(draft: TripDraft, context: SearchContext) {
  const first = completeSearch(requestOf(draft), context);
  if (!first.ok) return null;
  const day = dateOf(first.search.pickUp);
  if (day === draft.pickUpDate) return first;
  const pickUpTime = draft.pickUpTime && timeOf(first.search.pickUp);
  const kept = completeSearch(requestOf({ ...withPickUpDate(draft, day, context), pickUpTime }), context);
  if (!kept.ok) return first;
  const ofPickUp = first.corrections.filter(({ field }) => field === 'pickUp');
  return { search: kept.search, corrections: [...ofPickUp, ...kept.corrections] };
}

/**
 * The draft moved inside the rules of its places: a return place that the pick-up does not allow becomes the pick-up
 * place or the first allowed one, times move into the opening hours. Null while nothing can be searched.
 */
export function settleTrip(draft: TripDraft, context: SearchContext): SettledTrip | null {
  const start = context.places.find(({ id }) => id === draft.pickUpPlaceId);
  const choice =
    start && draft.dropOffPlaceId !== null
      ? chooseDropOff(start, draft.dropOffPlaceId, context.places)
      : null;
  const isMoved = choice?.isChanged === true;
  const requested = context.places.find(({ id }) => id === draft.dropOffPlaceId);
  const wanted = isMoved ? { ...draft, dropOffPlaceId: choice.place?.id ?? null } : draft;
  const completed = searchFor(wanted, context);
  if (!completed) return null;
  const { search, corrections } = completed;
  const moved: SearchCorrection[] = isMoved
    ? [{ field: 'dropOffPlace', reason: 'return-not-allowed', requested: { place: requested?.name ?? '' } }]
    : [];
  return {
    draft: {
      pickUpPlaceId: search.pickUpPlace.id,
      dropOffPlaceId: search.dropOffPlace.id === search.pickUpPlace.id ? null : search.dropOffPlace.id,
      pickUpDate: dateOf(search.pickUp),
      pickUpTime: draft.pickUpTime && timeOf(search.pickUp),
      dropOffDate: dateOf(search.dropOff),
      dropOffTime: draft.dropOffTime && timeOf(search.dropOff),
    },
    corrections: [...moved, ...corrections],
  };
}

/** The draft with another pick-up date; the rental keeps its length. */
export const withPickUpDate = (
  draft: TripDraft,
  pickUpDate: PlainDate,
  { lengths }: Pick<SearchContext, 'lengths'>,
): TripDraft => ({
  ...draft,
  pickUpDate,
  dropOffDate: followPickUp(pickUpDate, { pickUp: draft.pickUpDate, dropOff: draft.dropOffDate }, lengths),
});
