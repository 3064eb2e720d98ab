import type { FastifyInstance } from 'fastify';
import type { CaptchaChallenge, ContactEntry } from '../../../generated/api/types.ts';
import { limitSearches, limitShared } from '../../http/limit-requests.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import { siteOf } from '../../http/request.ts';
import { addOperation } from '../add-operation.ts';
import type { ContactCalls } from '../calls/contact-calls.ts';

/** Contact forms that visitors send, in the shapes of the product API. */
export function contactRoutes(app: FastifyInstance, calls: ContactCalls, { shared, local }: RateLimits) {
  addOperation(
    app,
    'captcha',
    (request, reply): Promise<CaptchaChallenge> => {
      reply.header('cache-control', 'private, no-store');
      return calls.challenge(siteOf(request).id);
    },
    { onRequest: limitSearches(local) },
  );
  addOperation(
    app,
    'contactEntry',
    async (request, reply) => {
      await calls.send(siteOf(request).id, request.body as ContactEntry);
      return reply.code(204).send();
    },
    // After the body was read: what is no entry is not counted.
    { preValidation: limitShared(shared, 'contact') },
  );
}
