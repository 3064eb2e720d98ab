import { describe, expect, it } from 'vitest';
import { ALL_LOCALES } from '../../../runtime/text/all-locales.ts';
import { createTexts, translateFor } from '../../../runtime/text/translate.ts';
import type { Operation } from './operation.ts';
import { OPERATIONS } from './operations.ts';

const t = translateFor(
  createTexts(ALL_LOCALES, (key) => {
    throw new Error(`no text ${key}`);
  }),
  'en-US',
);
/** Calls of visitors that send something; those of no site, and about accounts, are made in the editor. */
const SENT = Object.entries<Operation>(OPERATIONS).filter(
  ([, { access, body, takesFile, isOfNoSite, path }]) =>
    access === 'public' && (body || takesFile) && !isOfNoSite && !path.startsWith('/api/account'),
);

describe('what visitors send says in its own words that it did not work', () => {
  it.each(SENT)('%s', (_id, { refusedText = '' }) => expect(t(refusedText)).toMatch(/\w/));

  it('such as a message that is no booking', () => {
    const texts = SENT.map(([id, { refusedText = '' }]) => [id, refusedText]);
    expect(Object.fromEntries(texts)).toEqual({
      book: 'errors.booking',
      uploadBookingFile: 'errors.fileUpload',
      cancelBooking: 'cancellation.failed',
      resendBooking: 'success.resendFailed',
      contactEntry: 'contact.failed',
    });
  });
});
