import { describe, expect, it } from 'vitest';
import type { BookingStatus } from './booking.ts';
import type { PlainDateTime } from './calendar.ts';
import { cancellationTerms, checkCancellation } from './cancellation.ts';
import { money } from './money.ts';

const eur = (minor: number) => money(minor, 'EUR');
const RENTAL = { pickUp: '2026-12-10T10:00', total: eur(10_000), totalDays: 3 } as const;
const terms = cancellationTerms({ freeHours: 48, feeDays: 1 }, RENTAL);

describe('the terms of cancelling', () => {
  it('end the free time by the clock of the place, and charge days at the average price', () => {
    expect(terms).toEqual({ freeUntil: '2026-12-08T10:00', fee: eur(3333) });
    expect(cancellationTerms({ freeHours: 0, feeDays: 9 }, RENTAL)?.fee).toEqual(eur(10_000));
    expect(cancellationTerms(null, RENTAL)).toBeNull();
  });

  it.each<[why: string, status: BookingStatus, now: PlainDateTime, outcome: number | string]>([
    ['until the last minute of the free time', 'confirmed', '2026-12-08T10:00', 0],
    ['a minute later', 'confirmed', '2026-12-08T10:01', 3333],
    ['at the pick-up', 'confirmed', '2026-12-10T10:00', 'already-begun'],
    ['of a car that was handed out', 'delivered', '2026-12-01T10:00', 'already-begun'],
    ['of a request, which holds no car', 'reserved', '2026-12-09T10:00', 0],
    ['of a quote', 'quoted', '2026-12-09T10:00', 0],
    ['of a cancelled booking', 'cancelled', '2026-12-01T10:00', 'already-cancelled'],
  ])('allow it or not %s', (_why, status, now, outcome) => {
    const verdict = checkCancellation({ ...RENTAL, status, terms }, now);
    expect(verdict.allowed ? verdict.fee.minor : verdict.reason).toBe(outcome);
  });

  it('leave it to the company where it states none', () => {
    expect(checkCancellation({ ...RENTAL, status: 'confirmed', terms: null }, '2026-12-01T10:00')).toEqual({
      allowed: false,
      reason: 'not-by-visitors',
    });
  });
});
