import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildSite } from '../../../scripts/lib/build.mjs';
import { launchBrowserServer } from '../../support/browser.ts';
import { type DemoServer, STILL_CLOCK, startDemo } from './demo-server.ts';
import { openTogether } from './open-together.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** What all journeys share: the address of a browser, the origins of a demo of today and of one that stands still. */
    readonly environments: { readonly browser: string; readonly today: string; readonly still: string };
  }
}

/** Builds browser and server unless nothing has changed, and keeps open what the journeys share until the last ends. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await buildSite(join(import.meta.dirname, '../../..'), process.execPath);
  const { close } = await openTogether(async (keep) => {
    const keepDemo = (demo: DemoServer) => keep(demo, () => demo.stop());
    const opening = [
      launchBrowserServer().then((server) => keep(server, () => server.close())),
      startDemo().then(keepDemo),
      startDemo({ clock: STILL_CLOCK }).then(keepDemo),
    ] as const;
    // Where one does not open, the others are closed once they are open.
    await Promise.allSettled(opening);
    const [browser, today, still] = await Promise.all(opening);
    project.provide('environments', {
      browser: browser.wsEndpoint(),
      today: today.origin,
      still: still.origin,
    });
  });
  return close;
}
