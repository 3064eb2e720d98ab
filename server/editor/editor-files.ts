import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { immutableFiles } from '../http/immutable-files.ts';

const ASSETS = 'editor-assets';

const folderOf = (root: string) => join(root, 'dist/editor');

/** Policy of the editor's only page. Its components and its canvas write styles of their own; scripts are files. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The editor's only page, whatever its address: what is shown is decided in the browser. */
export interface EditorShell {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads the page that the editor's build left in dist/editor; `null` where the editor was not built. */
export function editorShell(root: string): EditorShell | null {
  const file = join(folderOf(root), 'index.html');
  if (!existsSync(file)) return null;
  return {
    html: readFileSync(file, 'utf8'),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
    },
  };
}

/** The editor's scripts and styles, on every host: they hold nothing of a site. */
export async function editorFileRoutes(app: FastifyInstance, root: string) {
  const folder = join(folderOf(root), ASSETS);
  if (!existsSync(folder)) return;
  await immutableFiles(app, folder, `/${ASSETS}/`);
}
