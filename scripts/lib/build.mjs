// Builds what is stale: types and validators, the browser's scripts, the server, Storybook.
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { withNode } from './node-runtime.mjs';
import { run, stage } from './stages.mjs';

const SITE_SOURCES = [
  'schemas/**/*.json',
  'generated/**/*',
  'src/**/*',
  'server/**/*',
  'scripts/generate/*',
  'scripts/build/*',
  'vite.config.ts',
  'package-lock.json',
];
const EDITOR_SOURCES = [
  'editor/**/*',
  'generated/**/*',
  'src/**/*',
  'schemas/**/*.json',
  'scripts/generate/*',
  'scripts/build/*',
  'vite.config.ts',
  'package-lock.json',
];
const STORYBOOK_SOURCES = [...SITE_SOURCES, '.storybook/**/*', 'tests/support/**/*', 'public/media/**/*'];

const ignoreTests = (file) => !/\.(test|fault\.test)\.tsx?$/.test(file);

/** Hash of names, sizes and times of the files: cheap, and changed by every edit. */
function fingerprint(root, patterns) {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root }).filter(ignoreTests).sort()) {
    const { size, mtimeMs, isFile } = {
      ...statSync(join(root, file)),
      isFile: statSync(join(root, file)).isFile(),
    };
    if (isFile) hash.update(`${file}:${size}:${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

async function buildOnce(root, name, patterns, output, work) {
  const hashFile = join(root, '.cache/build', name);
  const before = fingerprint(root, patterns);
  if (existsSync(hashFile) && existsSync(join(root, output)) && readFileSync(hashFile, 'utf8') === before)
    return;
  await work();
  mkdirSync(dirname(hashFile), { recursive: true });
  writeFileSync(hashFile, fingerprint(root, patterns));
}

async function must(name, work) {
  const { code } = await stage(name, work);
  if (code !== 0) throw new Error(`${name} failed`);
}

/** Builds the visitors' scripts, the server and the editor when their sources changed. */
export async function buildSite(root, node) {
  const env = withNode(node, { NODE_ENV: 'production' });
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await buildOnce(root, 'site', SITE_SOURCES, 'dist/server/main.js', async () => {
    await must('Generating types and validators', () =>
      run(node, [join(root, 'scripts/generate/main.ts')], { cwd: root, env }),
    );
    await must('Building the browser scripts', () => run(node, [vite, 'build'], { cwd: root, env }));
    await must('Building the server', () => run(node, [vite, 'build', '--ssr'], { cwd: root, env }));
  });
  await buildOnce(root, 'editor', EDITOR_SOURCES, 'dist/editor/index.html', () =>
    must('Building the editor', () =>
      run(node, [vite, 'build', '--config', 'editor/vite.config.ts'], { cwd: root, env }),
    ),
  );
}

/** Builds Storybook when its sources changed. The one before is served until the new one is complete. */
export async function buildStorybook(root, node) {
  const env = withNode(node, { NODE_ENV: 'production', STORYBOOK_DISABLE_TELEMETRY: '1' });
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const built = join(root, 'dist/storybook');
  const next = join(root, '.cache/build/storybook-files');
  const args = ['build', '--output-dir', next, '--quiet', '--disable-telemetry'];
  await buildOnce(root, 'storybook', STORYBOOK_SOURCES, 'dist/storybook/index.html', async () => {
    await must('Building Storybook', () => run(node, [storybook, ...args], { cwd: root, env }));
    mkdirSync(dirname(built), { recursive: true });
    rmSync(built, { recursive: true, force: true });
    renameSync(next, built);
  });
}
