import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

/** Path of a Chromium to test with: CHROMIUM_PATH, the system's, else Playwright's own (`undefined`). */
const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

/** A headless browser that asks nothing of the network. @throws Error when no Chromium is found */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
