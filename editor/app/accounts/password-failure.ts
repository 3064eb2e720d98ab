import type { i18n } from 'i18next';
import { hasErrorCode } from '../../../src/api/api-error.ts';
import { tooOften } from './too-often.ts';

/** What is said about a password that was refused, at the field that it concerns; `form` where it concerns none. */
export interface PasswordFailure {
  readonly at: 'current' | 'next' | 'form';
  readonly text: string;
}

/** Why a password was not changed or set. */
export function passwordFailure(error: Error, texts: i18n): PasswordFailure {
  const { t } = texts;
  if (hasErrorCode(error, 'signInFailed')) return { at: 'current', text: t('password.wrong') };
  if (hasErrorCode(error, 'tooManyRequests')) return { at: 'form', text: tooOften(error, texts) };
  if (hasErrorCode(error, 'passwordRefused')) {
    const { reason } = error.body as { readonly reason: string };
    return { at: 'next', text: t(`password.refused.${reason}`) };
  }
  return { at: 'form', text: t('password.failed') };
}
