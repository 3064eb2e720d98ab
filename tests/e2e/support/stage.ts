import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { type DemoServer, startDemo } from './demo-server.ts';

/** What the journeys of a file share; there from the first test to the last. */
export interface Stage {
  readonly browser: Browser;
  readonly demo: DemoServer;
}

/**
 * Opens a browser and a demo before the tests of a file, and closes both after them.
 * @param clock instant at which the demo's clock stands still; the real clock without it
 */
export function setStage(options: { clock?: string } = {}): Stage {
  const stage: { browser?: Browser; demo?: DemoServer } = {};
  beforeAll(async () => {
    const opened = [
      launchBrowser().then((browser) => (stage.browser = browser)),
      startDemo(options).then((demo) => (stage.demo = demo)),
    ];
    await Promise.all(opened);
  }, 120_000);
  afterAll(async () => {
    await stage.browser?.close();
    await stage.demo?.stop();
  });
  // Tests run after both were opened.
  return stage as Stage;
}
