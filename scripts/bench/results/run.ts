// The results of a search with many vehicles: from the responses of the product API until they are painted.
import { pathToFileURL } from 'node:url';
import { builtAssets } from '../../../server/pages/assets.ts';
import { withPages } from '../browser/run.ts';
import { comparableHtml, firstDifference } from '../compare-html.ts';
import { interleave, type Samples } from '../statistics.ts';
import type { createHandList, createResults } from './entry.tsx';
import { handList } from './hand-list.ts';

const VEHICLES = 200;
const WARM_UP_LOADS = 5;
/** Tells when the frame after the one with the whole list begins: then that was painted. */
const PAINTED = `<script>requestAnimationFrame(()=>requestAnimationFrame(()=>{benchMarks={all:performance.now(),first:null,errors:[]}}))</script>`;

const pageOf = (styles: string, head: string, html: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">${styles}${head}</head><body>${html}${PAINTED}</body></html>`;

/** HTML without what differs by how an element was written in the source: case of attributes, and spaces in styles. */
const asWritten = (html: string) => comparableHtml(html).replaceAll(' ', '').toLowerCase();

/** Milliseconds from the request to the painted list, rendered anew for each; and where the two pages part. */
export async function measureResults(
  entry: string,
  site: string,
  rounds: number,
): Promise<{ samples: Samples; errors: readonly string[] }> {
  const built = (await import(pathToFileURL(entry).href)) as {
    createResults: typeof createResults;
    createHandList: typeof createHandList;
  };
  const assets = builtAssets(site);
  const ours = await built.createResults(VEHICLES, assets.island);
  const { html, styles } = await ours();
  const hand = built.createHandList(handList(html));
  const difference = firstDifference(asWritten(`<div id="root">${html}</div>`), asWritten(hand()));
  const loader = `<script type="module" src="${assets.loader}"></script>`;
  const pages = {
    ours: async () => {
      const rendered = await ours();
      return pageOf(rendered.styles + rendered.markers, loader, `<div id="root">${rendered.html}</div>`);
    },
    hand: async () => pageOf(styles, '', hand()),
  };
  const paths = new Map(Object.entries(pages).map(([name, render]) => [`/${name}`, render]));
  return withPages(paths, { site, throttle: 1 }, async ({ load, errors }) => {
    const names = Object.keys(pages);
    for (let time = 0; time < WARM_UP_LOADS; time += 1) for (const name of names) await load(name);
    const samples = await interleave(names, rounds, async (name) => (await load(name)).all);
    return { samples, errors: [...errors, ...(difference ? [`the pages differ ${difference}`] : [])] };
  });
}
