// `npm run dev`: the demo with hot reload. What is saved is built, the server started anew, and open pages follow.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { watch } from 'node:fs';
import { build } from 'vite';
import { createRestartingProcess } from '../lib/restarting-process.mjs';
import { run, say, stage } from '../lib/stages.mjs';
import { main, node, path, root } from '../lib/task.mjs';

/** Editors save in several steps; one change is what comes within this time. */
const SETTLE_MS = 150;

/** What is built: its name, its configuration, and whether it runs on the server. */
const BUILDS = [
  ['browser', 'vite.config.ts', false],
  ['server', 'vite.config.ts', true],
  ['editor', 'editor/vite.config.ts', false],
];

const settled = (work) => {
  let timer;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, SETTLE_MS);
  };
};

const generate = () =>
  stage('Generating types and validators', () =>
    run(node, [path('scripts/generate/main.ts')], { cwd: root, env: process.env }),
  );

const env = {
  ...process.env,
  APP_MODE: 'development',
  // Previews of drafts end when the server does.
  PREVIEW_SECRET: process.env.PREVIEW_SECRET ?? randomBytes(32).toString('hex'),
};

const server = createRestartingProcess(
  (args) => spawn(node, [path('dist/server/main.js'), ...args], { cwd: root, stdio: 'inherit', env }),
  process.argv.slice(2),
);

await main(async () => {
  await generate();
  watch(path('schemas'), { recursive: true }, settled(generate));
  const built = new Set();
  const restartSoon = settled(() => {
    say('Starting the server …');
    server.restart();
  });
  for (const [name, configFile, ssr] of BUILDS) {
    const watcher = await build({
      configFile: path(configFile),
      logLevel: 'warn',
      build: { watch: {}, ssr },
    });
    watcher.on('event', (event) => {
      if (event.code === 'BUNDLE_START') say(`Building the ${name} …`);
      if (event.code === 'BUNDLE_END') say(`The ${name} is built (${(event.duration / 1000).toFixed(1)} s)`);
      if (event.code === 'ERROR') say(`The ${name}'s build failed: ${event.error.message}`);
      if (event.code !== 'END') return;
      built.add(name);
      if (built.size === BUILDS.length) restartSoon();
    });
  }
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => server.stop(signal, () => process.exit(0)));
  return new Promise(() => {});
});
