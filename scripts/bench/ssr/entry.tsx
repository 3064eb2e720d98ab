// The server's side of the benchmark, built once with styled-components and once without.
import { HandPage } from 'bench:hand';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { prepareWorkload } from '../page/prepare-workload.ts';
import { toCraftData, toPuckData } from '../page/to-peers.ts';
import { CraftPage } from '../systems/craft.tsx';
import { createOurs, type Drawn } from '../systems/ours.ts';
import { PuckPage } from '../systems/puck.tsx';
import { PuckRscPage } from '../systems/puck-rsc.tsx';

/** A page with its styles, as every system but ours is drawn on a server. */
function draw(element: ReactElement): Drawn {
  const sheet = new ServerStyleSheet();
  try {
    return { html: renderToString(sheet.collectStyles(element)), styles: sheet.getStyleTags(), markers: '' };
  } finally {
    sheet.seal();
  }
}

/** Every system by name: draws the page of the benchmark once. */
export async function createSystems(islandUrl: (name: string) => string) {
  const sections = prepareWorkload(__NODES__);
  const puck = toPuckData(sections);
  const craft = toCraftData(sections);
  const ours = await createOurs(__NODES__, islandUrl);
  return {
    hand: async () => draw(<HandPage />),
    'ours, prepared': async () => ours.walk(),
    'ours, cold page': ours.cold,
    'ours, warm page': ours.warm,
    'Puck /rsc': async () => draw(<PuckRscPage data={puck} />),
    Puck: async () => draw(<PuckPage data={puck} />),
    'Craft.js': async () => draw(<CraftPage data={craft} />),
  };
}

export type SystemName = keyof Awaited<ReturnType<typeof createSystems>>;
