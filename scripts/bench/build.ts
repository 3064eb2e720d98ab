import { existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { packages as editorPackages } from '../../editor/vite.config.ts';
import { styledComponents } from '../../vite.config.ts';
import { handSource } from './page/hand-source.ts';
import { prepareWorkload } from './page/prepare-workload.ts';

const root = join(import.meta.dirname, '../..');

/** Where everything that the benchmark builds stands; not kept in version control. */
export const OUT = join(root, '.cache/bench');

export type Styling = 'styled' | 'plain';

/** Writes the hand-written page. */
export function writeHand(nodes: number): void {
  mkdirSync(OUT, { recursive: true });
  const systems = join(import.meta.dirname, 'systems');
  writeFileSync(join(OUT, 'hand.tsx'), handSource(prepareWorkload(nodes), systems));
}

/** What both sides of the benchmark are built with: production React, and our own transform of styles. */
function shared(nodes: number, styling: Styling): InlineConfig {
  const plain = join(import.meta.dirname, 'systems/plain-styled.tsx');
  return {
    configFile: false,
    root,
    mode: 'production',
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    define: { __NODES__: String(nodes), 'process.env.NODE_ENV': '"production"' },
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: {
        'bench:hand': join(OUT, 'hand.tsx'),
        ...(styling === 'plain' ? { 'styled-components': plain } : {}),
      },
    },
    ...(styling === 'styled' ? { oxc: { plugins: { styledComponents } } } : {}),
  };
}

/** Builds a server's entry: the folder that it is in. @returns its file */
export async function buildServer(
  nodes: number,
  styling: Styling,
  folder: 'ssr' | 'results' = 'ssr',
): Promise<string> {
  const outDir = join(OUT, `${folder}-${styling}`);
  const common = shared(nodes, styling);
  await build({
    ...common,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node24',
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: { entry: join(import.meta.dirname, `${folder}/entry.tsx`) },
        output: { entryFileNames: '[name].js' },
      },
    },
  });
  return join(outDir, 'entry.js');
}

/** Systems that hydrate the same page. */
export const HYDRATED = ['hand', 'puck', 'puck-rsc', 'craft', 'ours'] as const;
export type ClientName = (typeof HYDRATED)[number];
/** Systems that mount the same page in an empty document. */
export const MOUNTED = ['mount-hand', 'mount-live'] as const;

/** Editors in which the same page is opened. */
export const EDITORS = ['ours', 'puck', 'craft'] as const;
export type EditorName = (typeof EDITORS)[number];

/**
 * Builds the script of each system, each by itself, so that no two share a file.
 * @param folder where the entries are, and what the names of their files begin with when they are built
 */
export async function buildClients(
  nodes: number,
  names: readonly string[],
  folder: 'browser' | 'editor' | 'tasks' = 'browser',
): Promise<void> {
  for (const name of names) {
    const entry = ['.tsx', '.ts']
      .map((extension) => join(import.meta.dirname, `${folder}/${name}${extension}`))
      .find(existsSync);
    const base = clientFolder(name, folder);
    const common = shared(nodes, 'styled');
    // Ours as operators get it.
    const isOurs = folder === 'editor' && name === 'ours';
    await build({
      ...common,
      ...(isOurs && {
        plugins: [...editorPackages.plugins, react()],
        resolve: { dedupe: ['react', 'react-dom'], alias: editorPackages.alias },
      }),
      base: `/${base}/`,
      build: {
        target: 'es2022',
        outDir: join(OUT, base),
        emptyOutDir: true,
        modulePreload: false,
        rolldownOptions: {
          input: { entry: entry as string },
          output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
        },
      },
    });
  }
}

/** The folder of a built system, below what is served. */
const clientFolder = (name: string, folder: string) =>
  folder === 'browser' ? `client/${name}` : `client/${folder}-${name}`;

/** Builds the site by its own configuration: what visitors load, and the server. @returns a folder with dist/ in it */
export async function buildSite(): Promise<string> {
  const folder = join(OUT, 'site');
  const common = { configFile: join(root, 'vite.config.ts'), logLevel: 'error' } as const;
  await build({ ...common, build: { outDir: join(folder, 'dist/client'), emptyOutDir: true } });
  await build({ ...common, build: { ssr: true, outDir: join(folder, 'dist/server'), emptyOutDir: true } });
  // The server takes the nearest folder with a package.json for its project.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  for (const name of ['public', 'sites', 'node_modules']) {
    rmSync(join(folder, name), { force: true });
    symlinkSync(join(root, name), join(folder, name));
  }
  return folder;
}
