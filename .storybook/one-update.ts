import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { EnvironmentModuleNode, Plugin } from 'vite';
import { untilWritten } from '../scripts/new-component/being-written.ts';

const root = join(import.meta.dirname, '..');
/** How long after a file was written its change may be reported, in milliseconds. */
const REPORT_DELAY_MS = 100;

/** Reports a new component to the open page once, when all its files are there, instead of at each of them. */
export function oneUpdate(folder = root): Plugin {
  const changed = new Set<EnvironmentModuleNode>();
  return {
    name: 'one-update',
    hotUpdate: {
      order: 'post',
      async handler({ modules }) {
        if (this.environment.name !== 'client') return;
        for (const module of modules) changed.add(module);
        if (await untilWritten(folder)) await pause(REPORT_DELAY_MS);
        // The first that gets here reports all.
        const reported = [...changed];
        changed.clear();
        return reported;
      },
    },
  };
}
