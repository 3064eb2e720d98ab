import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FIXED_HEADERS } from '../http/content-security.ts';
import { editorFileRoutes, editorShell } from './editor-files.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'editor-build-'));
  mkdirSync(join(root, 'dist/editor/editor-assets'), { recursive: true });
  mkdirSync(join(root, 'dist/editor/.vite'));
  writeFileSync(join(root, 'dist/editor/index.html'), '<!doctype html><div id="editor"></div>');
  writeFileSync(join(root, 'dist/editor/.vite/manifest.json'), '{}');
  writeFileSync(join(root, 'dist/editor/editor-assets/index-abc.js'), 'start()');
  writeFileSync(join(root, 'dist/editor/editor-assets/index-abc.js.br'), brotliCompressSync('start()'));
});
afterAll(() => rmSync(root, { recursive: true }));

const inject = async (url: string) => {
  const app = fastify();
  // As on every response of the server.
  app.addHook('onRequest', async (_request, reply) => void reply.headers(FIXED_HEADERS));
  await editorFileRoutes(app, root);
  return app.inject({ url, headers: { 'accept-encoding': 'br' } });
};

it('scripts of the editor are sent compressed, to be kept for a year', async () => {
  const { statusCode, headers } = await inject('/editor-assets/index-abc.js');
  expect([statusCode, headers['content-encoding'], headers['cache-control']]).toEqual([
    200,
    'br',
    'public, max-age=31536000, immutable',
  ]);
});

it('scripts of the editor carry no headers that speak of pages, or that ask whether they changed', async () => {
  const { headers } = await inject('/editor-assets/index-abc.js');
  expect(Object.keys(headers).toSorted()).toEqual([
    'cache-control',
    'connection',
    'content-encoding',
    'content-length',
    'content-type',
    'cross-origin-resource-policy',
    'date',
    'vary',
    'x-content-type-options',
  ]);
  expect(headers['content-type']).toBe('text/javascript');
});

it.each(['/editor-assets/../index.html', '/editor-assets/.vite/manifest.json', '/editor-assets/'])(
  'nothing but scripts and styles is sent: not %s',
  async (url) => {
    expect((await inject(url)).statusCode).toBe(404);
  },
);

it('the page of the editor is never stored, runs files alone, and is shown in no frame', () => {
  const { html, headers } = editorShell(root) ?? expect.unreachable();
  expect(html).toContain('id="editor"');
  expect(headers['cache-control']).toBe('no-store');
  const policy = headers['content-security-policy'] ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining(["script-src 'self'", "frame-ancestors 'none'", "connect-src 'self'"]),
  );
});

it('without a build there is no editor', async () => {
  expect(editorShell(join(root, 'elsewhere'))).toBeNull();
});
