import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { hashSource, storybookPolicy } from './content-security.ts';
import { immutableFiles } from './immutable-files.ts';

/** The browser's scripts and fonts. */
export async function fileRoutes(app: FastifyInstance, root: string) {
  const built = ['dist/client/assets', 'dist/server/assets']
    .map((folder) => join(root, folder))
    .filter(existsSync);
  if (built.length > 0) await immutableFiles(app, built, '/assets/');
}

/** The films that examples of components play, on every host: sites store pictures only. */
export async function exampleFilmRoutes(app: FastifyInstance, root: string) {
  await app.register(fastifyStatic, {
    root: join(root, 'public/media/films'),
    prefix: '/media/films/',
    // Each file by a route of its own: a site may have pictures in a folder of this name.
    wildcard: false,
    index: false,
    maxAge: '1h',
    decorateReply: false,
  });
}

const storybookFolder = (root: string) => join(root, 'dist/storybook');

/** Whether Storybook was built. */
export const hasStorybookBuild = (root: string): boolean => existsSync(storybookFolder(root));

const INLINE_SCRIPT = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g;

/** The policy of Storybook's two pages, with the scripts that stand in these pages. */
function builtStorybookPolicy(root: string): string {
  const pages = ['index.html', 'iframe.html'].map((name) => join(storybookFolder(root), name));
  const scripts = pages
    .filter(existsSync)
    .flatMap((page) => [...readFileSync(page, 'utf8').matchAll(INLINE_SCRIPT)].map(([, text]) => text ?? ''));
  return storybookPolicy(scripts.map(hashSource));
}

/** The built Storybook, at /storybook. */
export async function storybookRoutes(app: FastifyInstance, root: string) {
  const policy = builtStorybookPolicy(root);
  await app.register(fastifyStatic, {
    root: storybookFolder(root),
    // Without a slash at its end: only then /storybook leads to /storybook/.
    prefix: '/storybook',
    redirect: true,
    maxAge: 0,
    decorateReply: false,
    setHeaders: (reply) => reply.header('content-security-policy', policy),
  });
}
