// The benchmark. Options: --only=scripts,rendering,hydration,mount,results,editor,server,search,tasks --rounds=15 --nodes=500 --throttle=1
import { execFileSync, spawnSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureHydration, measureMount } from './browser/run.ts';
import { buildClients, buildServer, buildSite, EDITORS, HYDRATED, MOUNTED, writeHand } from './build.ts';
import { measureEditors } from './editor/run.ts';
import {
  RENDERING_GOALS,
  EDITOR_GOALS,
  HYDRATION_GOALS,
  MEASURED_EDITOR,
  MOUNT_GOALS,
  RESULTS_GOALS,
  SEARCH_GOALS,
  SERVER_GOALS,
} from './goals.ts';
import { printEditorGoals, printGoals, printTable } from './report.ts';
import { startDemo } from '../../tests/e2e/support/demo-server.ts';
import { buildSite as buildDemo } from '../lib/build.mjs';
import { countTasks } from './tasks/run.ts';
import { measureResults } from './results/run.ts';
import { measureSearches } from './search/run.ts';
import { measureCachedPage } from './server/run.ts';
import type { Samples } from './statistics.ts';

// Vite and React take development from the environment, whatever else they are told.
process.env.NODE_ENV = 'production';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'scripts,rendering,hydration,mount,results,editor,server,search,tasks' },
    rounds: { type: 'string', default: '15' },
    nodes: { type: 'string', default: '500' },
    throttle: { type: 'string', default: '1' },
  },
});
const [rounds, nodes, throttle] = [Number(values.rounds), Number(values.nodes), Number(values.throttle)];
const wanted = new Set(values.only.split(','));
let missed = 0;
/** As many as a page may have. */
const MOUNTED_NODES = 2_000;

/** Renders in a process of its own: the bundler's memory is none of the benchmark's. */
function measureRendering(entry: string): {
  samples: Samples;
  differences: Readonly<Record<string, string>>;
} {
  const output = execFileSync(
    process.execPath,
    [join(import.meta.dirname, 'ssr/run.ts'), entry, String(rounds)],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return JSON.parse(output.trim().split('\n').at(-1) as string);
}

console.log(
  `Node ${process.version}, ${availableParallelism()} x ${cpus()[0]?.model ?? 'unknown'}; ${nodes} nodes, ${rounds} rounds`,
);
if (wanted.has('scripts')) {
  // What each component adds to the pages that use it, beside its budget.
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, '../check/budgets.ts')], {
    stdio: 'inherit',
  });
  missed += status === 0 ? 0 : 1;
}

const rendersPages = wanted.has('rendering') || wanted.has('hydration');
if (rendersPages) writeHand(nodes);
const entry = rendersPages ? await buildServer(nodes, 'styled') : '';

if (wanted.has('rendering')) {
  const styled = measureRendering(entry);
  for (const [name, difference] of Object.entries(styled.differences))
    console.log(`  ${name} renders other HTML: ${difference}`);
  if (Object.keys(styled.differences).some((name) => name.startsWith('ours')))
    throw new Error('our HTML is not that of the page written by hand: there is nothing to compare');
  printTable('Rendering, styled-components', 'ms', styled.samples, 'hand');
  missed += printGoals(RENDERING_GOALS, styled.samples);
  printTable('Rendering, plain', 'ms', measureRendering(await buildServer(nodes, 'plain')).samples, 'hand');
}

const needsSite = ['hydration', 'results', 'server'].some((name) => wanted.has(name));
const site = needsSite ? await buildSite() : '';

if (wanted.has('hydration')) {
  await buildClients(nodes, HYDRATED);
  const { samples, errors } = await measureHydration({ nodes, rounds, throttle, entry, site });
  for (const error of errors) console.log(`  ${error}`);
  printTable('Hydration in Chromium', 'ms', samples, 'hand');
  missed += printGoals(HYDRATION_GOALS, samples);
}

if (wanted.has('mount')) {
  writeHand(MOUNTED_NODES);
  await buildClients(MOUNTED_NODES, MOUNTED);
  const { samples, errors } = await measureMount(rounds);
  for (const error of errors) console.log(`  ${error}`);
  printTable(`Mounting ${MOUNTED_NODES} nodes in Chromium`, 'ms', samples, 'mount-hand');
  missed += printGoals(MOUNT_GOALS, samples);
}

if (wanted.has('results')) {
  const { samples, errors } = await measureResults(
    await buildServer(nodes, 'styled', 'results'),
    site,
    rounds,
  );
  for (const error of errors) console.log(`  ${error}`);
  printTable('200 vehicles in Chromium', 'ms', samples, 'hand');
  missed += printGoals(RESULTS_GOALS, samples);
}

if (wanted.has('editor')) {
  await buildClients(nodes, EDITORS, 'editor');
  for (const [size, goals] of EDITOR_GOALS) {
    // Fewer rounds than of what is quick: the others take 20 s for a page of 2,000 nodes.
    const { samples, errors } = await measureEditors(size, Math.ceil(rounds / 3));
    for (const error of errors) console.log(`  ${error}`);
    for (const [what, ofEditors] of Object.entries(samples))
      printTable(`Editors, ${size} nodes: ${what}`, 'ms', ofEditors, MEASURED_EDITOR);
    missed += printEditorGoals(goals, samples, MEASURED_EDITOR);
  }
}

if (wanted.has('server')) {
  const samples = await measureCachedPage(site, rounds);
  printTable('One page, again and again', 'responses/s', samples, 'bare Fastify');
  missed += printGoals(SERVER_GOALS, samples);
}
if (wanted.has('search')) {
  const samples = await measureSearches(rounds);
  printTable('Searches, 95 of 100 are quicker', 'ms', samples, 'small company');
  missed += printGoals(SEARCH_GOALS, samples);
}
if (wanted.has('tasks')) {
  await buildClients(nodes, ['puck'], 'tasks');
  await buildDemo(join(import.meta.dirname, '../..'), process.execPath);
  const demo = await startDemo();
  try {
    const counted = await countTasks(demo.origin);
    console.log(`\n| task | inputs here | Puck |\n| --- | --- | --- |`);
    for (const { task, ours, puck } of counted) {
      console.log(`| ${task} | ${ours} | ${puck} |`);
      missed += typeof ours === 'number' && (typeof puck !== 'number' || ours <= puck) ? 0 : 1;
    }
  } finally {
    await demo.stop();
  }
}
process.exit(missed === 0 ? 0 : 1);
