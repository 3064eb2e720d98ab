import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { EnvironmentModuleNode, Plugin } from 'vite';
import { untilWritten } from '../scripts/new-component/being-written.ts';

const root = join(import.meta.dirname, '..');
/** How long after a file was written its change may be told, in milliseconds. */
const TOLD_AFTER_MS = 100;

/** Tells the open page of a new component once, when all its files are there, instead of at each of them. */
export function oneUpdate(folder = root): Plugin {
  const changed = new Set<EnvironmentModuleNode>();
  return {
    name: 'one-update',
    hotUpdate: {
      order: 'post',
      async handler({ modules }) {
        if (this.environment.name !== 'client') return;
        for (const module of modules) changed.add(module);
        if (await untilWritten(folder)) await pause(TOLD_AFTER_MS);
        // The first that gets here tells of all.
        const told = [...changed];
        changed.clear();
        return told;
      },
    },
  };
}
