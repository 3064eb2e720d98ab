import { createHmac, timingSafeEqual } from 'node:crypto';

/** Keys that open single bookings to those who made them, without an account: links in mails carry them. */
export interface BookingAccess {
  /** The key of a booking; the same each time, so that every mail about it opens it. */
  readonly keyOf: (siteId: string, reference: string) => string;
  readonly opens: (siteId: string, reference: string, key: string | null) => boolean;
}

/** Creates and checks keys of bookings with a secret. */
export function createBookingAccess(secret: string): BookingAccess {
  const keyOf = (siteId: string, reference: string) =>
    createHmac('sha256', secret).update(`booking ${siteId} ${reference}`).digest('base64url');
  return {
    keyOf,
    opens(siteId, reference, key) {
      if (key === null) return false;
      const expected = Buffer.from(keyOf(siteId, reference));
      const given = Buffer.from(key);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };
}
