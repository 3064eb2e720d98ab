import { hasErrorCode } from '../../api/api-error.ts';
import type { BookedApi, CancellationRequest } from '../../api/product-api.ts';
import type { DecimalsOf } from '../../api/wire/vehicle-offer.ts';

/** What became of a cancellation. */
export type CancelResult = 'cancelled' | 'not-found' | 'not-here' | 'fee-changed' | 'failed';

/** Cancels a booking; never rejects. */
export async function cancelBooking(
  api: Pick<BookedApi, 'cancel'>,
  request: CancellationRequest,
  decimalsOf: DecimalsOf,
): Promise<CancelResult> {
  try {
    await api.cancel(request, decimalsOf);
    return 'cancelled';
  } catch (error) {
    if (hasErrorCode(error, 'bookingNotFound')) return 'not-found';
    if (hasErrorCode(error, 'notCancellable')) return 'not-here';
    return hasErrorCode(error, 'cancellationFee') ? 'fee-changed' : 'failed';
  }
}
