// The server's side of the benchmark, built once with styled-components and once without.
import { HandPage } from 'bench:hand';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { prepareWorkload } from '../page/prepare-workload.ts';
import { toCraftData, toPuckData } from '../page/to-peers.ts';
import { CraftPage } from '../systems/craft.tsx';
import { createOurs, type Rendered } from '../systems/ours.ts';
import { PuckPage } from '../systems/puck.tsx';
import { PuckRscPage } from '../systems/puck-rsc.tsx';

/** A page with its styles, as every system but ours is rendered on a server. */
function render(element: ReactElement): Rendered {
  const sheet = new ServerStyleSheet();
  try {
    return { html: renderToString(sheet.collectStyles(element)), styles: sheet.getStyleTags(), markers: '' };
  } finally {
    sheet.seal();
  }
}

/** Every system by name: renders the page of the benchmark once. */
export async function createSystems(islandUrl: (name: string) => string) {
  const sections = prepareWorkload(__NODES__);
  const puck = toPuckData(sections);
  const craft = toCraftData(sections);
  const ours = await createOurs(__NODES__, islandUrl);
  return {
    hand: async () => render(<HandPage />),
    'ours, prepared': async () => ours.walk(),
    'ours, cold page': ours.cold,
    'ours, warm page': ours.warm,
    'Puck /rsc': async () => render(<PuckRscPage data={puck} />),
    Puck: async () => render(<PuckPage data={puck} />),
    'Craft.js': async () => render(<CraftPage data={craft} />),
  };
}

export type SystemName = keyof Awaited<ReturnType<typeof createSystems>>;
