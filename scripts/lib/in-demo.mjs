// Runs work in a browser before the built demo, whose clock stands still; ends both whatever happens.
import { launchBrowser } from '../../tests/support/browser.ts';
import { STILL_CLOCK, startDemo } from '../../tests/e2e/support/demo-server.ts';
import { buildSite } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { say } from './stages.mjs';
import { node, root } from './task.mjs';

/** Calls work with a browser and a running demo. */
export async function inDemo(work) {
  process.env.CHROMIUM_PATH = await ensureChromium(say);
  await buildSite(root, node);
  const demo = await startDemo({ clock: STILL_CLOCK });
  try {
    const browser = await launchBrowser();
    try {
      await work(browser, demo);
    } finally {
      await browser.close();
    }
  } finally {
    await demo.stop();
  }
}
