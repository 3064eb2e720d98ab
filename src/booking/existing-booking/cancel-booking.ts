import { ApiError, hasErrorCode } from '../../api/api-error.ts';
import type { BookedApi, CancellationRequest } from '../../api/product-api.ts';
import type { DecimalsOf } from '../../api/wire/vehicle-offer.ts';
import type { CancelTexts } from '../../ui/cancel-dialog/cancel-texts.ts';

/** What became of a cancellation; `unclear`: the call had no outcome, and the booking cannot be read. */
export type CancelResult = 'cancelled' | 'not-found' | 'not-here' | 'fee-changed' | 'failed' | 'unclear';

/** The texts that tell why a booking was not cancelled. */
export const CANCEL_PROBLEMS = {
  'not-found': 'notFound',
  'not-here': 'notHere',
  'fee-changed': 'feeChanged',
  failed: 'failed',
  unclear: 'unclear',
} as const satisfies Readonly<Record<Exclude<CancelResult, 'cancelled'>, keyof CancelTexts>>;

/** How long the look-up of a booking may take before the result counts as unclear. */
const LOOK_UP_TIMEOUT_MS = 10_000;

/** Whether a call may have changed something although it failed: it had no response, or one without an outcome. */
const isWithoutOutcome = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 408 || error.status >= 500;

/** Cancels a booking; never rejects. A call without an outcome is followed by a look at the booking itself. */
export async function cancelBooking(
  api: Pick<BookedApi, 'cancel' | 'booking'>,
  request: CancellationRequest,
  decimalsOf: DecimalsOf,
): Promise<CancelResult> {
  try {
    await api.cancel(request, decimalsOf);
    return 'cancelled';
  } catch (error) {
    if (hasErrorCode(error, 'bookingNotFound')) return 'not-found';
    if (hasErrorCode(error, 'cancellationFee')) return 'fee-changed';
    // An earlier call whose response was lost may have cancelled it, and then it cannot be cancelled again.
    const isRefused = hasErrorCode(error, 'notCancellable');
    if (!isRefused && !isWithoutOutcome(error)) return 'failed';
    const { number, language } = request;
    const signal = AbortSignal.timeout(LOOK_UP_TIMEOUT_MS);
    const booking = await api.booking(number, { language, decimalsOf, signal }).catch(() => null);
    if (booking?.status === 'cancelled') return 'cancelled';
    if (isRefused) return 'not-here';
    return booking ? 'failed' : 'unclear';
  }
}
