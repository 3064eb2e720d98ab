import type { i18n } from 'i18next';
import type { ApiError } from '../../../src/api/api-error.ts';

/** Seconds that are waited after a response that does not say how long. */
const USUAL_WAIT_SECONDS = 60;

/** Says that there were too many attempts, and when the next one is taken. */
export function tooOften({ retryAfter }: ApiError, { t, language }: i18n): string {
  const seconds = Math.ceil(retryAfter ?? USUAL_WAIT_SECONDS);
  const format = new Intl.RelativeTimeFormat(language);
  const when =
    seconds < 60 ? format.format(seconds, 'second') : format.format(Math.ceil(seconds / 60), 'minute');
  return t('signIn.tooOften', { when });
}
