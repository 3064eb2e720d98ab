import type { ContactApi } from '../product-api.ts';
import { toChallenge, toWireContactEntry } from '../wire/contact-entry.ts';
import type { ApiCaller } from './caller.ts';

/** The calls of a contact form by HTTP: a browser loads these without those of other pages. */
export const createContactApi = (caller: ApiCaller): ContactApi => ({
  challenge: async ({ signal } = {}) =>
    toChallenge(await caller.get('/api/captcha', {}, signal ? { signal } : {})),
  send: async (submission) => {
    await caller.send('POST', '/api/contactEntry', toWireContactEntry(submission));
  },
});
