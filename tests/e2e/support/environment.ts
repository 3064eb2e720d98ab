import { type Browser, chromium } from 'playwright';
import { beforeAll, inject } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { type Demo, demoAt, startDemo } from './demo-server.ts';
import { type Keep, openTogether } from './open-together.ts';

/** What the tests of a file play on; there from the first test to the last. */
export interface Environment {
  readonly browser: Browser;
  readonly demo: Demo;
}

/**
 * A browser and a demo of this file alone, for tests that break them or last long: opened before the first test,
 * closed after the last. Its clock stands still where one is given.
 */
export function openEnvironment(options: Parameters<typeof startDemo>[0] = {}): Environment {
  return createEnvironment(async (keep) => {
    const demo = keep(await startDemo(options), (server) => server.stop());
    const browser = keep(await launchBrowser(), (launched) => launched.close());
    return { browser, demo };
  });
}

/**
 * The browser and the demo that all journeys share: starting them costs more than most journeys do.
 * @param clock whether the demo's clock runs from today, or stands still at STILL_CLOCK
 */
export function joinEnvironment(clock: 'today' | 'still' = 'today'): Environment {
  return createEnvironment(async (keep) => {
    const environments = inject('environments');
    const browser = keep(await chromium.connect(environments.browser), (connected) => connected.close());
    return { browser, demo: demoAt(environments[clock]) };
  });
}

function createEnvironment(open: (keep: Keep) => Promise<Environment>): Environment {
  const environment: Partial<Environment> = {};
  beforeAll(async () => {
    const { opened, close } = await openTogether(open);
    Object.assign(environment, opened);
    return close;
  }, 120_000);
  // Tests run after both were opened.
  return environment as Environment;
}
