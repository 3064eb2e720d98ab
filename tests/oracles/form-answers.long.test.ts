import fc from 'fast-check';
import { it } from 'vitest';
import { agreement } from './form-answers.ts';

it('page and server refuse the same answers of a checkout in the same words, but for patterns, which the server alone runs, 5,000 times', () => {
  fc.assert(agreement, { numRuns: 5000 });
});
