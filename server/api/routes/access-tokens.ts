import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccessTokenRequest, CreatedAccessToken } from '../../../generated/api/types.ts';
import type { AccessTokens } from '../../access/access-tokens.ts';
import { hasRole } from '../../access/principal.ts';
import { isStorable, siteOf } from '../../http/request.ts';
import { addOperation } from '../add-operation.ts';
import { CallRefusal, invalidRequest } from '../calls/call-refusal.ts';
import { authorOf } from '../calls/editing-calls.ts';

const ownerOf = (request: FastifyRequest) => ({
  operatorId: authorOf(request.principal),
  siteId: siteOf(request).id,
});

/** Tokens by which programs work in the name of who is signed in. */
export function accessTokenRoutes(app: FastifyInstance, tokens: AccessTokens) {
  addOperation(app, 'accessTokens', (request) => tokens.list(ownerOf(request)));

  addOperation(app, 'createAccessToken', async (request, reply): Promise<CreatedAccessToken> => {
    const wanted = request.body as AccessTokenRequest;
    if (!isStorable(wanted.name))
      throw invalidRequest('invalidRequest', { '/name': 'holds characters that cannot be stored' });
    if (!hasRole(request.principal, wanted.role)) throw new CallRefusal('notAllowed');
    const created = await tokens.create(ownerOf(request), wanted);
    if (!created) throw new CallRefusal('tooManyTokens');
    reply.code(201);
    return created;
  });

  addOperation(app, 'revokeAccessToken', async (request, reply) => {
    const { id } = request.params as { readonly id: string };
    if (!(await tokens.revoke(ownerOf(request), id))) throw new CallRefusal('tokenNotFound');
    return reply.code(204).send();
  });
}
