import fc from 'fast-check';
import { expect, it } from 'vitest';
import { filledCheckouts, judgeBoth } from './form-answers.ts';

it('[FORM-03] page and server refuse the same answers of a checkout in the same words', () => {
  fc.assert(
    fc.property(filledCheckouts, (visit) => {
      const { client, server, reasons, isReadable } = judgeBoth(visit);
      expect(server).toEqual(client);
      expect(Object.keys(reasons).sort()).toEqual(Object.keys(client).sort());
      // What the form takes, the contract of the booking call takes too.
      if (Object.keys(client).length === 0) expect(isReadable).toBe(true);
    }),
    { numRuns: 200, seed: 2026 },
  );
});
