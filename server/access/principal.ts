import { type Access, OPERATOR_ROLES, type OperatorRole } from '../../src/api/wire/operations/operation.ts';

/** Who makes a call, as the server knows it: never what a request claims about itself. Ids are those of accounts. */
export type Principal =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'customer' | 'agency' | 'company'; readonly id: string }
  /** `role` is that on the site of the request; `null` where the request is of no site. */
  | { readonly kind: 'operator'; readonly id: string; readonly role: OperatorRole | null };

export const ANONYMOUS: Principal = { kind: 'anonymous' };

/** The error code by which a call is refused to a principal; `null` when it is allowed. */
export function refuseAccess(access: Access, principal: Principal): 'signInRequired' | 'notAllowed' | null {
  if (access === 'public') return null;
  if (principal.kind === 'anonymous') return 'signInRequired';
  if (access === 'bearer') return null;
  const role = access.slice('operator:'.length) as OperatorRole;
  return hasRole(principal, role) ? null : 'notAllowed';
}

/** Whether a principal is an operator of a role, or of one above it, on the site of the request. */
export const hasRole = (principal: Principal, role: OperatorRole): boolean =>
  principal.kind === 'operator' &&
  principal.role !== null &&
  OPERATOR_ROLES.indexOf(principal.role) >= OPERATOR_ROLES.indexOf(role);

/** Names a principal where its data is kept apart from that of others, such as idempotency keys. */
export const principalKey = (principal: Principal): string =>
  principal.kind === 'anonymous' ? 'visitor' : `${principal.kind}:${principal.id}`;
