import type { FastifyInstance } from 'fastify';

/** `/health/live`: the process runs. `/health/ready`: it can serve visitors. */
export function healthRoutes(app: FastifyInstance, isReady: () => Promise<boolean>) {
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const ready = !app.isDraining && (await isReady().catch(() => false));
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'unavailable' });
  });
}
