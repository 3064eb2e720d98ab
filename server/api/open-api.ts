import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import packageJson from '../../package.json' with { type: 'json' };

/** Collects the routes of the table of calls, those with a tag, into an OpenAPI document; call it before they are added. */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.1',
      info: {
        title: 'Forecourt product API',
        version: packageJson.version,
        description:
          'Search, price and book rental cars, and read and change what a site is made of. The host of a request names the site. Operators who have signed in on the host of the editor call all operations there, with /sites/{siteId} before their paths.',
      },
    },
    // Schemas are named by their types.
    refResolver: { buildLocalReference: (schema) => String(schema.$id) },
  });
}
