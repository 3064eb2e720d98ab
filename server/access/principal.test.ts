import { expect, it } from 'vitest';
import type { Access } from '../../src/api/wire/operations/operation.ts';
import { ANONYMOUS, type Principal, refuseAccess } from './principal.ts';

const CUSTOMER: Principal = { kind: 'customer', id: '1' };
const PUBLISHER: Principal = { kind: 'operator', id: '2', role: 'publisher' };
const OF_NO_SITE: Principal = { kind: 'operator', id: '2', role: null };

it.each<[access: Access, principal: Principal, code: ReturnType<typeof refuseAccess>]>([
  ['public', ANONYMOUS, null],
  ['bearer', ANONYMOUS, 'signInRequired'],
  ['bearer', CUSTOMER, null],
  ['bearer', OF_NO_SITE, null],
  ['operator:editor', ANONYMOUS, 'signInRequired'],
  ['operator:editor', CUSTOMER, 'notAllowed'],
  ['operator:editor', OF_NO_SITE, 'notAllowed'],
  ['operator:editor', PUBLISHER, null],
  ['operator:publisher', PUBLISHER, null],
  ['operator:administrator', PUBLISHER, 'notAllowed'],
])('access %s is decided for the principal %j: %s', (access, principal, code) => {
  expect(refuseAccess(access, principal)).toBe(code);
});
