import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of the browser's files. */
export interface BrowserAssets {
  readonly loader: string;
  /** Runs the scripts of the company, with consent. */
  readonly consent: string;
  /** Tells the tag container of the company what is looked at and booked. */
  readonly analytics: string;
  /** Shows stylesheets of fonts when they have loaded. */
  readonly fonts: string;
  /** Address of an island's chunk. @throws Error for a part that was not built */
  readonly island: (name: string) => string;
}

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
}

/** Addresses from the manifest that the browser build left in dist/client. */
export function builtAssets(root: string): BrowserAssets {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  const entries = new Map(
    Object.values(manifest)
      .filter(({ isEntry, name }) => isEntry && name)
      .map(({ name, file }) => [name as string, `/${file}`]),
  );
  const address = (name: string) => {
    const file = entries.get(name);
    if (!file) throw new Error(`the browser build has no entry "${name}"`);
    return file;
  };
  return {
    loader: address('loader'),
    consent: address('consent'),
    analytics: address('analytics'),
    fonts: address('fonts'),
    island: (name) => address(`island-${name}`),
  };
}
