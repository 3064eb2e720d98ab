import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomBody } from '../testing/random-document.ts';
import { expectSameAfterEdits } from '../testing/random-edits.ts';
import { openDocument, writeDocument } from './page-document.ts';

describe('an open document', () => {
  it('is written byte for byte as it was stored, unknown content included [REG-08]', () => {
    fc.assert(
      fc.property(randomBody, (body) => {
        const text = JSON.stringify(body);
        expect(JSON.stringify(writeDocument(openDocument(JSON.parse(text))))).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('is the same after any edits were taken back, and after they were repeated, and never has a node twice or without a parent', () => {
    expectSameAfterEdits(100);
  });
});
