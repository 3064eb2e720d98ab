import { start as startDisclosures } from '../src/runtime/hydration/disclosures.ts';
import { hydrateIsland } from '../src/runtime/hydration/hydrate.ts';
import { start as startModals } from '../src/runtime/hydration/modals.ts';
import { startLoader } from '../src/runtime/hydration/start-loader.ts';

type IslandFile = Readonly<Record<string, Parameters<typeof hydrateIsland>[1]>>;

/** The files of islands, as the site's build has them. */
const files = import.meta.glob<IslandFile>('../src/**/*.island.tsx');

async function islandOf(name: string): Promise<Parameters<typeof hydrateIsland>[1]> {
  const load = Object.entries(files).find(([path]) => path.endsWith(`/${name}.island.tsx`))?.[1];
  const [island] = Object.values((await load?.()) ?? {});
  if (!island) throw new Error(`there is no island ${name}`);
  return island;
}

let areOthersStarted = false;

/** Starts what moves in served HTML of this document, as the site's loader does. @returns stops it */
export function startHydration(): () => void {
  if (!areOthersStarted) {
    areOthersStarted = true;
    startDisclosures();
    startModals();
  }
  const stopping = new AbortController();
  startLoader(
    async (host) => hydrateIsland(host, await islandOf(host.dataset.island ?? '')),
    stopping.signal,
  );
  return () => stopping.abort();
}
