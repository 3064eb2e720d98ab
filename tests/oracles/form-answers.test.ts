import fc from 'fast-check';
import { it } from 'vitest';
import { agreement } from './form-answers.ts';

it('[FORM-03] page and server refuse the same answers of a checkout in the same words, but for patterns, which the server alone runs', () => {
  fc.assert(agreement, { numRuns: 200, seed: 2026 });
});
