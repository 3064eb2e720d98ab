import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_MS = 31_536_000_000;
const HOUR_MS = 3_600_000;

/** Pictures may hold SVG of operators: opened by themselves they run nothing. */
const MEDIA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The browser's scripts and fonts, and the sites' pictures. */
export async function fileRoutes(app: FastifyInstance, root: string) {
  const built = ['dist/client/assets', 'dist/server/assets']
    .map((folder) => join(root, folder))
    .filter(existsSync);
  if (built.length > 0) {
    // Names carry a hash of the content.
    await app.register(fastifyStatic, {
      root: built,
      prefix: '/assets/',
      immutable: true,
      preCompressed: true,
      maxAge: YEAR_MS,
      decorateReply: false,
      index: false,
    });
  }
  await app.register(fastifyStatic, {
    // The first has the SVG of the second with its compressed forms.
    root: [join(root, 'dist/media'), join(root, 'public/media')].filter(existsSync),
    prefix: '/media/',
    preCompressed: true,
    maxAge: HOUR_MS,
    decorateReply: false,
    index: false,
    setHeaders: (reply) => reply.header('content-security-policy', MEDIA_POLICY),
  });
}

const storybookFolder = (root: string) => join(root, 'dist/storybook');

/** Whether Storybook was built. */
export const hasStorybookBuild = (root: string): boolean => existsSync(storybookFolder(root));

/** The built storybook, at /storybook. */
export async function storybookRoutes(app: FastifyInstance, root: string) {
  await app.register(fastifyStatic, {
    root: storybookFolder(root),
    // Without a slash at its end: only then /storybook leads to /storybook/.
    prefix: '/storybook',
    redirect: true,
    maxAge: 0,
    decorateReply: false,
  });
}
