import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignUnit, peakUse, type UnitClaim } from './assign-unit.ts';

type Span = [from: number, to: number];
const span = ([startsAt, endsAt]: Span) => ({ startsAt, endsAt });
const claim = (id: string, unitId: string, at: Span, isFixed = false): UnitClaim => ({
  id,
  unitId,
  isFixed,
  ...span(at),
});

describe('a car for a booking', () => {
  it.each<[why: string, claims: UnitClaim[], wanted: Span, unit: string | null, moves: string[]]>([
    ['any when all are free', [], [10, 20], 'a', []],
    ['the one that is free', [claim('1', 'a', [5, 15])], [10, 20], 'b', []],
    [
      'one that comes back at the very moment',
      [claim('1', 'a', [0, 10]), claim('2', 'b', [0, 30])],
      [10, 20],
      'a',
      [],
    ],
    [
      'one that leaves at the very moment of return',
      [claim('1', 'a', [20, 30]), claim('2', 'b', [0, 30])],
      [10, 20],
      'a',
      [],
    ],
    ['none when all are out', [claim('1', 'a', [0, 30]), claim('2', 'b', [19, 30])], [10, 20], null, []],
    [
      'one freed by moving a later booking',
      [claim('1', 'a', [0, 10], true), claim('2', 'b', [10, 20]), claim('3', 'a', [20, 40])],
      [15, 30],
      'a',
      ['3:b'],
    ],
    [
      'none rather than a car that a customer has',
      [claim('1', 'a', [0, 20], true), claim('2', 'b', [10, 40], true)],
      [12, 14],
      null,
      [],
    ],
    [
      'one although a car left the fleet',
      [claim('1', 'gone', [10, 20]), claim('2', 'a', [0, 10]), claim('3', 'b', [20, 30])],
      [10, 20],
      'a',
      [],
    ],
  ])('is %s', (_why, claims, wanted, unit, moves) => {
    const assignment = assignUnit(['a', 'b'], claims, span(wanted));
    expect(assignment?.unitId ?? null).toBe(unit);
    expect((assignment?.moves ?? []).map(({ id, unitId }) => `${id}:${unitId}`)).toEqual(moves);
  });

  it('is found exactly when some distribution of the cars exists, which it then describes', () => {
    const spans = fc
      .tuple(fc.nat(12), fc.integer({ min: 1, max: 6 }))
      .map(([from, length]): Span => [from, from + length]);
    fc.assert(
      fc.property(
        fc.array(spans, { maxLength: 6 }),
        spans,
        fc.integer({ min: 1, max: 3 }),
        fc.nat(6),
        (bookings, wanted, count, now) => {
          const units = ['a', 'b', 'c'].slice(0, count);
          const assigned = distribute(units, bookings.map(span), new Map());
          if (!assigned) return;
          const claims = bookings.map((at, index) =>
            claim(String(index), assigned[index] ?? '', at, at[0] <= now),
          );
          const wantedLater: Span = [wanted[0] + now, wanted[1] + now];
          const fixed = new Map(
            claims.flatMap(({ isFixed, unitId }, index) => (isFixed ? [[index, unitId] as const] : [])),
          );
          const possible = distribute(units, [...bookings.map(span), span(wantedLater)], fixed);
          const assignment = assignUnit(units, claims, span(wantedLater));
          expect(assignment !== null).toBe(possible !== null);
          expect(peakUse([...bookings.map(span), span(wantedLater)]) <= count).toBe(possible !== null);
          if (!assignment) return;
          const moved = new Map(assignment.moves.map(({ id, unitId }) => [id, unitId]));
          const after = claims.map((each) => ({ ...each, unitId: moved.get(each.id) ?? each.unitId }));
          expect(after.filter(({ isFixed, id }) => isFixed && moved.has(id))).toEqual([]);
          expect(overlapsOf([...after, { ...span(wantedLater), unitId: assignment.unitId }])).toBe(0);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

type Assigned = { startsAt: number; endsAt: number; unitId: string };
const overlapsOf = (assigned: readonly Assigned[]) =>
  assigned.filter((a, i) =>
    assigned.some((b, j) => i < j && a.unitId === b.unitId && a.startsAt < b.endsAt && b.startsAt < a.endsAt),
  ).length;

/** Tries every distribution of cars over bookings. */
function distribute(
  units: readonly string[],
  spans: readonly { startsAt: number; endsAt: number }[],
  fixed: ReadonlyMap<number, string>,
): string[] | null {
  const assign = (index: number, assigned: readonly Assigned[]): string[] | null => {
    const at = spans[index];
    if (!at) return assigned.map(({ unitId }) => unitId);
    for (const unitId of fixed.has(index) ? [fixed.get(index) ?? ''] : units) {
      if (overlapsOf([...assigned, { ...at, unitId }]) > 0) continue;
      const found = assign(index + 1, [...assigned, { ...at, unitId }]);
      if (found) return found;
    }
    return null;
  };
  return assign(0, []);
}
