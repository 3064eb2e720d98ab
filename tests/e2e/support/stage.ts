import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { type Demo, demoAt, startDemo } from './demo-server.ts';

/** What the tests of a file play on; there from the first test to the last. */
export interface Stage {
  readonly browser: Browser;
  readonly demo: Demo;
}

/**
 * A browser and a demo of this file alone, for tests that break them or last long: opened before the first test,
 * closed after the last.
 */
export function openStage(): Stage {
  return setStage(async (opened) => {
    const demo = opened.adopt(await startDemo(), (server) => server.stop());
    const browser = opened.adopt(await launchBrowser(), (launched) => launched.close());
    return { browser, demo };
  });
}

/**
 * The browser and the demo that all journeys share: starting them costs more than most journeys do.
 * @param clock whether the demo's clock runs from today, or stands still at STILL_CLOCK
 */
export function joinStage(clock: 'today' | 'still' = 'today'): Stage {
  return setStage(async (opened) => {
    const stages = inject('stages');
    const browser = opened.adopt(await chromium.connect(stages.browser), (connected) => connected.close());
    return { browser, demo: demoAt(stages[clock]) };
  });
}

function setStage(open: (opened: AsyncDisposableStack) => Promise<Stage>): Stage {
  const opened = new AsyncDisposableStack();
  const stage: Partial<Stage> = {};
  beforeAll(async () => {
    Object.assign(stage, await open(opened));
  }, 120_000);
  afterAll(() => opened.disposeAsync());
  // Tests run after both were opened.
  return stage as Stage;
}
