import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoServer, startDemo } from '../e2e/support/demo-server.ts';
import { launchBrowser } from '../support/browser.ts';
import { createPage, openPage, settledSections, storedVersions } from './edited-page.ts';
import { createRandom, pick } from './hostile-values.ts';
import { rounds } from './rounds.ts';
import { createAuthor } from './scripted-author.ts';

const ROUNDS = rounds(8, 200);
const SEED = Number(process.env.TEST_SEED ?? 20261123);
/** What was edited this long before the tab ended must still be there. */
const LOSS_LIMIT_MILLISECONDS = 1_000;
const MINUTE = 60_000;
const MOST_EDITS = 20;

let demo: DemoServer;
let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  demo = await startDemo();
  browser = await launchBrowser();
  context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
});
afterAll(async () => {
  await browser?.close();
  await demo?.stop();
});

/** Ends the tab's process without giving the page any last word. */
async function crash(page: Page) {
  const crashed = page.waitForEvent('crash');
  const client = await context.newCDPSession(page);
  client.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** What goes wrong, whether the tab ends with it, and how it is over. */
const FAULTS = {
  'the tab is closed': { strike: (page: Page) => page.close(), endsTab: true, mend: async () => {} },
  'the tab crashes': { strike: crash, endsTab: true, mend: async () => {} },
  'the network is cut': {
    strike: () => context.setOffline(true),
    endsTab: false,
    mend: () => context.setOffline(false),
  },
  'the network is cut, then the tab crashes': {
    async strike(page: Page) {
      await context.setOffline(true);
      await pause(300);
      await crash(page);
    },
    endsTab: true,
    mend: () => context.setOffline(false),
  },
  'the server is killed': { strike: () => demo.kill(), endsTab: false, mend: () => demo.restart() },
  'the server is killed, then the tab crashes': {
    async strike(page: Page) {
      await demo.kill();
      await crash(page);
    },
    endsTab: true,
    mend: () => demo.restart(),
  },
} as const;
const NAMES = Object.keys(FAULTS) as (keyof typeof FAULTS)[];

it(
  `loses at most the last second of edits and never diverges while tab, network or server end ${ROUNDS} times`,
  async () => {
    const random = createRandom(SEED);
    await createPage(context, demo);
    let page = await openPage(context, demo);
    const author = createAuthor(random, await settledSections(page));
    const struck = new Map<string, number>();
    let lost = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      // Each fault once before chance decides.
      const name = NAMES[round] ?? pick(random, NAMES);
      struck.set(name, (struck.get(name) ?? 0) + 1);
      const fault = FAULTS[name];
      await author.edit(page, Math.floor(random() * MOST_EDITS));
      // The fault occurs in the middle of editing, or while the last edits are being stored.
      const rest = author.edit(page, Math.floor(random() * MOST_EDITS));
      await pause(random() * 1_500);
      const struckAt = performance.now();
      await fault.strike(page);
      await rest;
      if (!fault.endsTab) await author.edit(page, Math.floor((random() * MOST_EDITS) / 2));
      await fault.mend();
      if (fault.endsTab) page = await openPage(context, demo);
      const shown = await settledSections(page);

      const why = `round ${round} of seed ${SEED}: ${name}`;
      const last = author.made.length - 1;
      const kept = author.goOnFrom(shown);
      const latest = fault.endsTab ? struckAt - LOSS_LIMIT_MILLISECONDS : Number.POSITIVE_INFINITY;
      const needed = author.made.findLastIndex(({ doneAt }) => doneAt !== null && doneAt <= latest);
      expect(
        kept,
        `${why}: ${JSON.stringify({ shown, made: author.made.slice(-30) })}`,
      ).toBeGreaterThanOrEqual(needed);
      lost += last - kept;
    }
    const states = author.made.map(({ sections }) => JSON.stringify(sections));
    let at = 0;
    const versions = await storedVersions(page);
    for (const version of versions) {
      const next = states.indexOf(JSON.stringify(version), at);
      expect(
        next,
        `version ${JSON.stringify(version)} is none of the states after ${at}`,
      ).toBeGreaterThanOrEqual(at);
      at = next;
    }
    console.log(
      `${states.length - 1} edits, ${versions.length} versions, ${lost} edits of last seconds lost;`,
      [...struck].map(([name, times]) => `${name}: ${times}`).join(', '),
    );
    await page.close();
  },
  rounds(3, 45) * MINUTE,
);
