import type { InstantSpan } from '../db/repositories/fleet.ts';

/** A car held for a booking; `isFixed` once the customer has it. Times are epoch milliseconds, the end excluded. */
export type UnitClaim = InstantSpan & { id: string; unitId: string; isFixed: boolean };

/** The car for the new claim, and the cars that other claims have to change to. */
export type Assignment = { unitId: string; moves: readonly { id: string; unitId: string }[] };

/** How many cars are in use at once, at most. */
export function peakUse(spans: readonly InstantSpan[]): number {
  const changes = spans.flatMap(({ startsAt, endsAt }) => [[startsAt, 1] as const, [endsAt, -1] as const]);
  // At equal times the return comes first: it frees the car for the pick-up.
  changes.sort(([a, change], [b, other]) => a - b || change - other);
  let inUse = 0;
  let peak = 0;
  for (const [, change] of changes) {
    inUse += change;
    peak = Math.max(peak, inUse);
  }
  return peak;
}

/**
 * Finds a car for a span among equal cars: a free one, else by exchanging cars between bookings that have not
 * begun. Null when at some moment all cars are in use.
 *
 * Taking the claims by their start and giving each any car that is free then never fails unless too many overlap,
 * so that the choice may favour the car a claim already has. Fixed claims come first: they have begun.
 */
export function assignUnit(
  units: readonly string[],
  claims: readonly UnitClaim[],
  wanted: InstantSpan,
): Assignment | null {
  const isFree = (unitId: string) =>
    claims.every(
      (claim) =>
        claim.unitId !== unitId || claim.endsAt <= wanted.startsAt || claim.startsAt >= wanted.endsAt,
    );
  const free = units.find(isFree);
  if (free !== undefined) return { unitId: free, moves: [] };
  return repack(units, claims, wanted);
}

function repack(
  units: readonly string[],
  claims: readonly UnitClaim[],
  wanted: InstantSpan,
): Assignment | null {
  const WANTED = Symbol('wanted');
  type Waiting = InstantSpan & { id: string | typeof WANTED; unitId: string | null };
  const freeFrom = new Map(units.map((unitId) => [unitId, Number.NEGATIVE_INFINITY]));
  for (const { unitId, endsAt, isFixed } of claims) {
    if (isFixed && freeFrom.has(unitId))
      freeFrom.set(unitId, Math.max(freeFrom.get(unitId) ?? endsAt, endsAt));
  }
  const waiting: Waiting[] = [
    ...claims.filter(({ isFixed }) => !isFixed),
    { ...wanted, id: WANTED, unitId: null },
  ];
  waiting.sort((a, b) => a.startsAt - b.startsAt || a.endsAt - b.endsAt);
  const moves: { id: string; unitId: string }[] = [];
  let chosen: string | null = null;
  for (const claim of waiting) {
    const isFree = (unitId: string) => (freeFrom.get(unitId) ?? Number.POSITIVE_INFINITY) <= claim.startsAt;
    const unitId = claim.unitId !== null && isFree(claim.unitId) ? claim.unitId : units.find(isFree);
    if (unitId === undefined) return null;
    freeFrom.set(unitId, claim.endsAt);
    if (claim.id === WANTED) chosen = unitId;
    else if (unitId !== claim.unitId) moves.push({ id: claim.id as string, unitId });
  }
  return chosen === null ? null : { unitId: chosen, moves };
}
