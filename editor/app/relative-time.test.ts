import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const NOW = Date.UTC(2026, 4, 10, 12);

it.each([
  [0, 'en', 'now'],
  [59_999, 'en', 'now'],
  [60_000, 'en', '1 minute ago'],
  [3_599_999, 'en', '59 minutes ago'],
  [7_200_000, 'de', 'vor 2 Stunden'],
  [86_400_000, 'es', 'ayer'],
  [6 * 86_400_000, 'hr', 'prije 6 dana'],
  [7 * 86_400_000, 'pt', 'semana passada'],
  [400 * 86_400_000, 'en', 'last year'],
  // The clock of the server may be ahead of that of the browser.
  [-5_000, 'en', 'now'],
])('%i ms ago is said in %s as "%s"', (age, language, text) => {
  expect(relativeTime(NOW - age, NOW, language)).toBe(text);
});
