import { expect, it } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { createTexts, type InterfaceLanguage } from '../../i18n.ts';
import { tooOften } from './too-often.ts';

it.each<[seconds: number | null, language: InterfaceLanguage, says: string]>([
  [1, 'en', 'Too many attempts. Please try again in 1 second.'],
  [30, 'en', 'Too many attempts. Please try again in 30 seconds.'],
  [59.2, 'en', 'Too many attempts. Please try again in 1 minute.'],
  [61, 'en', 'Too many attempts. Please try again in 2 minutes.'],
  [900, 'en', 'Too many attempts. Please try again in 15 minutes.'],
  [null, 'en', 'Too many attempts. Please try again in 1 minute.'],
  [30, 'de', 'Zu viele Versuche. Bitte versuchen Sie es in 30 Sekunden erneut.'],
  [120, 'es', 'Demasiados intentos. Vuelve a intentarlo dentro de 2 minutos.'],
  [60, 'hr', 'Previše pokušaja. Pokušajte ponovno za 1 minutu.'],
  [900, 'pt', 'Muitas tentativas. Tente novamente em 15 minutos.'],
])('after a wait of %s seconds, the next attempt is announced in %s', async (seconds, language, says) => {
  const error = ApiError.fromResponse(429, { errorCode: 'tooManyRequests' }, seconds);
  expect(tooOften(error, await createTexts(language))).toBe(says);
});
