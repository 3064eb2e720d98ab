// Times every system of a built entry in this process; prints one line of JSON. Arguments: entry, rounds.
import { pathToFileURL } from 'node:url';
import { comparableHtml, firstDifference } from '../compare-html.ts';
import { interleave } from '../statistics.ts';
import type { createSystems } from './entry.tsx';

const SAMPLE_MS = 40;
const WARM_UP_MS = 600;

const [entry = '', rounds = '15'] = process.argv.slice(2);
const built = (await import(pathToFileURL(entry).href)) as { createSystems: typeof createSystems };
const systems: Record<string, () => Promise<{ html: string }>> = await built.createSystems(
  (name) => `/assets/island-${name}-AAAAAAAA.js`,
);

const reference = comparableHtml((await systems.hand?.())?.html ?? '');
const differences: Record<string, string> = {};
for (const [name, render] of Object.entries(systems)) {
  const difference = firstDifference(comparableHtml((await render()).html), reference);
  if (difference) differences[name] = difference;
}

const repeats = new Map<string, number>();
for (const [name, render] of Object.entries(systems)) {
  const start = performance.now();
  let done = 0;
  while (performance.now() - start < WARM_UP_MS || done < 3) {
    await render();
    done += 1;
  }
  repeats.set(name, Math.max(1, Math.round((SAMPLE_MS * done) / (performance.now() - start))));
}

const samples = await interleave(Object.keys(systems), Number(rounds), async (name) => {
  const times = repeats.get(name) ?? 1;
  const render = systems[name];
  // Time of the processor, not of the clock: what else runs on the machine does not count.
  const start = process.cpuUsage();
  // A server sends bytes: what React leaves as a tree of strings is put together in every system.
  for (let time = 0; time < times; time += 1) Buffer.from((await render?.())?.html ?? '');
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / times;
});
console.log(JSON.stringify({ samples, differences, elements: reference.match(/<[a-z]/g)?.length ?? 0 }));
