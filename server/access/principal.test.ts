import { expect, it } from 'vitest';
import type { Access } from '../../src/api/wire/operations/operation.ts';
import { ANONYMOUS, type Principal, refuseAccess } from './principal.ts';

const CUSTOMER: Principal = { kind: 'customer', id: '1' };
const EDITOR: Principal = { kind: 'operator', id: '2', role: 'editor' };

it.each<[access: Access, principal: Principal, code: ReturnType<typeof refuseAccess>]>([
  ['public', ANONYMOUS, null],
  ['bearer', ANONYMOUS, 'signInRequired'],
  ['bearer', CUSTOMER, null],
  ['operator:viewer', ANONYMOUS, 'signInRequired'],
  ['operator:viewer', CUSTOMER, 'notAllowed'],
  ['operator:viewer', EDITOR, null],
  ['operator:editor', EDITOR, null],
  ['operator:owner', EDITOR, 'notAllowed'],
])('access %s is decided for the principal %j: %s', (access, principal, code) => {
  expect(refuseAccess(access, principal)).toBe(code);
});
