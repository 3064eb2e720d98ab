import type { Principal } from '../access/principal.ts';
import type { CarOrder } from './create-booking.ts';

/** The parts of an order that say who orders; each must be what the server knows of the principal. */
export type OrderClaim = 'agencyGuid' | 'globalId' | 'hasWebLogin';

/** The first claim of an order that its principal may not make; `null` when there is none. */
export function foreignClaim({ customer, details = {} }: CarOrder, principal: Principal): OrderClaim | null {
  const isAccount = principal.kind === 'customer' || principal.kind === 'company';
  const { agencyGuid } = details;
  if (agencyGuid && !(principal.kind === 'agency' && principal.id === agencyGuid)) return 'agencyGuid';
  if (customer.globalId && !(isAccount && principal.id === customer.globalId)) return 'globalId';
  return customer.hasWebLogin && !isAccount ? 'hasWebLogin' : null;
}
