import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fastify, { type FastifyInstance } from 'fastify';
import { hashSource } from './content-security.ts';
import { storybookRoutes } from './files.ts';

const root = mkdtempSync(join(tmpdir(), 'forecourt-storybook-'));
let app: FastifyInstance;
beforeAll(async () => {
  const folder = join(root, 'dist/storybook');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<script>start()</script><script src="./a.js"></script>');
  writeFileSync(join(folder, 'iframe.html'), '<script type="module">show()</script>');
  writeFileSync(join(folder, 'a.js'), '');
  app = fastify();
  await storybookRoutes(app, root);
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

describe('the pages of Storybook', () => {
  it.each(['/storybook/', '/storybook/iframe.html', '/storybook/a.js'])(
    '%s runs only our files and the scripts that were built into the pages',
    async (url) => {
      const { statusCode, headers } = await app.inject({ url });
      const policy = String(headers['content-security-policy']).split('; ');
      expect(statusCode).toBe(200);
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          `script-src 'self' ${hashSource('start()')} ${hashSource('show()')}`,
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'self'",
        ]),
      );
    },
  );
});
