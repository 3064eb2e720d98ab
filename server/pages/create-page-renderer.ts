import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadComponents } from '../../src/runtime/registry/definition.ts';
import { ALL_LOCALES } from '../../src/runtime/text/all-locales.ts';
import { createTexts } from '../../src/runtime/text/translate.ts';
import { type DrawnPictures, type MediaManifest, toMediaManifest } from '../../src/site/pictures.ts';
import { registry } from '../../src/site/registry.ts';
import { createPageRenderer } from '../../src/site/render-page.tsx';
import type { BrowserAssets } from './assets.ts';

export type Report = (message: string, details: Readonly<Record<string, unknown>>) => void;

/** The media library; empty where nothing was drawn. */
function readMedia(root: string): MediaManifest {
  const file = join(root, 'public/media/manifest.json');
  return existsSync(file) ? toMediaManifest(JSON.parse(readFileSync(file, 'utf8')) as DrawnPictures) : {};
}

/** The built-in texts of all languages, with missing keys reported. */
export const loadTexts = (report: Report) =>
  createTexts(ALL_LOCALES, (key) => report('text is missing', { key }));

/** The page renderer over all registered components, the media library and the browser's files. */
export async function loadPageRenderer(
  root: string,
  assets: BrowserAssets,
  texts: ReturnType<typeof loadTexts>,
  report: Report,
) {
  return createPageRenderer({
    registry: await loadComponents(registry),
    texts,
    media: readMedia(root),
    islandUrl: assets.island,
    loader: assets.loader,
    report,
  });
}
