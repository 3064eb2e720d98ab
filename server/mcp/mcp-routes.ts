import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { FastifyInstance } from 'fastify';
import type { AccessTokens } from '../access/access-tokens.ts';
import type { HostTable } from '../http/hosts.ts';
import { refuseMany } from '../http/limit-requests.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { sendError } from '../http/send-error.ts';
import { createMcpServer } from './create-mcp-server.ts';
import type { ToolContext } from './tool.ts';

export interface McpOptions extends Pick<ToolContext, 'database' | 'createLink' | 'now'> {
  readonly tokens: AccessTokens;
  readonly siteById: HostTable['siteById'];
  readonly limits: RateLimits['shared'];
}

/** Commands may contain most of a page. */
const BODY_LIMIT = 2_097_152;

const tokenOf = (authorization: string | undefined): string =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? '';

/** The Model Context Protocol on the host of the editor: each call is complete in itself, so that any process answers it. */
export function mcpRoutes(app: FastifyInstance, { tokens, siteById, limits, ...context }: McpOptions) {
  app.post('/mcp', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    if (!request.isOfEditor || request.site) return reply.callNotFound();
    const { headers, body } = request;
    const holder = await tokens.holderOf(tokenOf(headers.authorization));
    const site = holder && siteById(holder.siteId);
    if (!site) return sendError(reply.header('www-authenticate', 'Bearer'), 'signInRequired');
    const { tokenId } = holder;
    const counted = { siteId: site.id, address: request.ip, token: tokenId };
    if (refuseMany(reply, await limits('program', counted))) return reply;
    const server = createMcpServer({ ...context, site, principal: holder.principal }, (error) =>
      request.log.error({ err: error }, 'a tool of the Model Context Protocol failed'),
    );
    // Programs call from anywhere, and a page elsewhere has no token: there is nothing to compare an origin with.
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    try {
      await server.connect(transport);
      const response = await transport.handleRequest(
        new Request(`http://mcp${request.url}`, {
          method: 'POST',
          headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
            value === undefined ? [] : [[name, [value].flat().join(', ')]],
          ),
        }),
        { parsedBody: body },
      );
      const type = response.headers.get('content-type');
      if (type) reply.header('content-type', type);
      return reply
        .code(response.status)
        .header('cache-control', 'private, no-store')
        .send(await response.text());
    } finally {
      await server.close();
    }
  });
}
