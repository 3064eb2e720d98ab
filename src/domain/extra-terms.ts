/* When and where an extra can be had: the notice that it needs, the places that have it, the time of year. */
import { addMinutes, dateOf, type PlainDateTime } from './calendar.ts';
import type { PlaceId } from './places.ts';
import { isInSeason, type MonthDay, type Season } from './season.ts';

/** The terms on which an operator offers an extra; an empty list of places is all of them. */
export type ExtraTerms = {
  /** Hours between the booking and the pick-up; `null` where none are needed. */
  readonly noticeHours: number | null;
  readonly pickUpPlaceIds: readonly PlaceId[];
  readonly dropOffPlaceIds: readonly PlaceId[];
  /** Days of pick-up for which it is offered, both included; may reach over the turn of the year. */
  readonly season: Season | null;
};

/** Why an extra cannot be had with a rental. */
export type ExtraRefusal =
  | { readonly reason: 'needs-notice'; readonly hours: number }
  | { readonly reason: 'not-at-pick-up' | 'not-at-drop-off' }
  | { readonly reason: 'out-of-season'; readonly from: MonthDay; readonly to: MonthDay };

/** The rental that an extra is wanted for; `now` is the local time at the pick-up. */
export type ExtraRental = {
  readonly now: PlainDateTime;
  readonly pickUp: PlainDateTime;
  readonly pickUpPlaceId: PlaceId;
  readonly dropOffPlaceId: PlaceId;
};

/** Why an extra cannot be had with a rental; `null` when it can. */
export function refuseExtra(terms: ExtraTerms, rental: ExtraRental): ExtraRefusal | null {
  const { noticeHours, pickUpPlaceIds, dropOffPlaceIds, season } = terms;
  if (season && !isInSeason(dateOf(rental.pickUp), season)) return { reason: 'out-of-season', ...season };
  if (!isServed(pickUpPlaceIds, rental.pickUpPlaceId)) return { reason: 'not-at-pick-up' };
  if (!isServed(dropOffPlaceIds, rental.dropOffPlaceId)) return { reason: 'not-at-drop-off' };
  const isTooLate = noticeHours !== null && addMinutes(rental.now, noticeHours * 60) > rental.pickUp;
  return isTooLate ? { reason: 'needs-notice', hours: noticeHours } : null;
}

const isServed = (placeIds: readonly PlaceId[], placeId: PlaceId): boolean =>
  placeIds.length === 0 || placeIds.includes(placeId);
