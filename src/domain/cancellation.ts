/* Until when a booking is cancelled for nothing, what it costs after that, and who may still cancel it. */
import type { BookingConfiguration } from '../../generated/page/types.ts';
import type { BookingStatus } from './booking.ts';
import { addMinutes, type PlainDateTime } from './calendar.ts';
import { averageOf, compareMoney, type Money, money, multiply } from './money.ts';

/** How an operator lets visitors cancel; `null` where they have to ask. */
export type CancellationRules = {
  /** Hours before the pick-up, by the clock of its place. */
  readonly freeHours: number;
  /** Rental days that are charged after that. */
  readonly feeDays: number;
} | null;

/** The terms of one booking: local time of the pick-up place until which cancelling is free, and the fee after it. */
export type CancellationTerms = { readonly freeUntil: PlainDateTime; readonly fee: Money };

/** The rules in an operator's settings. */
export const cancellationRules = ({
  freeCancellationHours,
  cancellationFeeDays,
}: Pick<BookingConfiguration, 'freeCancellationHours' | 'cancellationFeeDays'>): CancellationRules =>
  freeCancellationHours === null ? null : { freeHours: freeCancellationHours, feeDays: cancellationFeeDays };

/** Until when cancelling a rental is free; `null` without rules. */
export const freeCancellationUntil = (
  rules: CancellationRules,
  pickUp: PlainDateTime,
): PlainDateTime | null => rules && addMinutes(pickUp, -60 * rules.freeHours);

/** The terms for a rental at a price; the fee never exceeds the total. `null` without rules. */
export function cancellationTerms(
  rules: CancellationRules,
  {
    pickUp,
    total,
    totalDays,
  }: { readonly pickUp: PlainDateTime; readonly total: Money; readonly totalDays: number },
): CancellationTerms | null {
  if (!rules) return null;
  const { feeDays } = rules;
  const freeUntil = freeCancellationUntil(rules, pickUp);
  return (
    freeUntil && {
      freeUntil,
      fee: cancellationFee({ feeDays, totalDays }, total),
    }
  );
}

/** What cancelling costs when it is no longer free: days at the average price of one. */
export function cancellationFee(
  { feeDays, totalDays }: { readonly feeDays: number; readonly totalDays: number },
  total: Money,
): Money {
  const fee = multiply(averageOf(total, Math.max(totalDays, 1)), feeDays);
  return compareMoney(fee, total) > 0 ? total : fee;
}

/** Whether cancelling is still free at a local time of the pick-up place. */
export const isCancellationFree = (
  { freeUntil }: Pick<CancellationTerms, 'freeUntil'>,
  now: PlainDateTime,
): boolean => now <= freeUntil;

/** What cancelling costs at a moment, or why a visitor cannot cancel. */
export type CancellationVerdict =
  | { readonly allowed: true; readonly fee: Money }
  | { readonly allowed: false; readonly reason: 'already-cancelled' | 'already-begun' | 'not-by-visitors' };

/** Statuses of bookings that hold no car: whoever made one gives it up for nothing. */
const WITHOUT_CAR: ReadonlySet<BookingStatus> = new Set(['reserved', 'quoted']);

/** Whether a visitor may cancel a booking, and for how much. `now` is the local time of its pick-up place. */
export function checkCancellation(
  booking: {
    readonly status: BookingStatus;
    readonly pickUp: PlainDateTime;
    readonly total: Money;
    readonly terms: CancellationTerms | null;
  },
  now: PlainDateTime,
): CancellationVerdict {
  const { status, pickUp, total, terms } = booking;
  const nothing = money(0, total.currency);
  if (status === 'cancelled') return { allowed: false, reason: 'already-cancelled' };
  if (WITHOUT_CAR.has(status)) return { allowed: true, fee: nothing };
  if (status !== 'confirmed' || now >= pickUp) return { allowed: false, reason: 'already-begun' };
  if (!terms) return { allowed: false, reason: 'not-by-visitors' };
  return { allowed: true, fee: isCancellationFree(terms, now) ? nothing : terms.fee };
}
