/** Identity of a place, as the product API names it. */
export type PlaceId = string;

/** What a place takes part in. */
export type PlaceOperations = 'pick-up-and-drop-off' | 'pick-up-only' | 'drop-off-only';

/** Rules that decide where a car may be picked up and returned. An empty `returnPlaceIds` means any place. */
export type PlaceRules = {
  readonly id: PlaceId;
  readonly operations: PlaceOperations;
  readonly returnPlaceIds: readonly PlaceId[];
};

/** Whether a car may be returned at a place after a pick-up elsewhere, and if not, why. */
export type DropOffVerdict =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly reason: 'pick-up-only' | 'not-a-return-place-of-pick-up' };

/** Which return place holds after a change of pick-up; `isChanged` asks for a notice. `place` null: none exists. */
export type DropOffChoice<T extends PlaceRules> = { readonly place: T | null; readonly isChanged: boolean };

/** The category of a place that stands for the customer's own accommodation. */
const LODGINGS = 'hotel';

/** Whether the customer must give an address for a place of this category; '' is an unknown category. */
export const needsAddress = (category: string): boolean =>
  ['', LODGINGS].includes(category.trim().toLowerCase());

const TERMINALS: ReadonlySet<string> = new Set(['', 'airport', 'port', 'ferry', 'station', 'train']);

/** Whether customers arrive at a place of this category by plane, ship or train; '' is an unknown category. */
export const isTerminal = (category: string): boolean => TERMINALS.has(category.trim().toLowerCase());

/** The address of a place with its city; many addresses end with that. */
export const addressWithCity = ({
  address,
  city,
}: {
  readonly address: string;
  readonly city: string;
}): string => [address, address.split(/,\s*/).at(-1) === city ? '' : city].filter(Boolean).join(', ');

/** Whether cars are handed out at a place. */
export const canPickUpAt = (place: PlaceRules): boolean => place.operations !== 'drop-off-only';

/** Whether cars are taken back at a place. */
export const canReturnAt = (place: PlaceRules): boolean => place.operations !== 'pick-up-only';

/** Whether a car picked up at the first place may be returned at the second. */
export function checkDropOffPlace(pickUp: PlaceRules, dropOff: PlaceRules): DropOffVerdict {
  if (!canReturnAt(dropOff)) return { allowed: false, reason: 'pick-up-only' };
  if (pickUp.returnPlaceIds.length > 0 && !pickUp.returnPlaceIds.includes(dropOff.id)) {
    return { allowed: false, reason: 'not-a-return-place-of-pick-up' };
  }
  return { allowed: true };
}

/** The places where a car picked up there may be returned, in their order. */
export const dropOffPlaces = <T extends PlaceRules>(pickUp: PlaceRules, places: readonly T[]): readonly T[] =>
  places.filter((place) => checkDropOffPlace(pickUp, place).allowed);

/**
 * The drop-off after the pick-up changed: the wanted one while it is allowed, else the pick-up place, else the first
 * allowed one. Without a wanted drop-off the choice does not count as changed.
 */
export function chooseDropOff<T extends PlaceRules>(
  pickUp: T,
  wantedId: PlaceId | null,
  places: readonly T[],
): DropOffChoice<T> {
  const allowed = dropOffPlaces(pickUp, places);
  const wanted = allowed.find(({ id }) => id === wantedId);
  if (wanted) return { place: wanted, isChanged: false };
  const place = allowed.find(({ id }) => id === pickUp.id) ?? allowed[0] ?? null;
  return { place, isChanged: wantedId !== null };
}
