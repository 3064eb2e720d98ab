import { ApiError, hasErrorCode } from '../../../src/api/api-error.ts';

/** What is said about a password that was refused, at the field that it concerns; `form` where it concerns none. */
export interface PasswordFailure {
  readonly at: 'current' | 'next' | 'form';
  readonly key: string;
}

/** Why a password was not changed or set. */
export function passwordFailure(error: Error): PasswordFailure {
  if (hasErrorCode(error, 'signInFailed')) return { at: 'current', key: 'password.wrong' };
  if (hasErrorCode(error, 'tooManyRequests')) return { at: 'form', key: 'signIn.tooOften' };
  if (error instanceof ApiError && hasErrorCode(error, 'passwordRefused')) {
    const { reason } = error.body as { readonly reason: string };
    return { at: 'next', key: `password.refused.${reason}` };
  }
  return { at: 'form', key: 'password.failed' };
}
