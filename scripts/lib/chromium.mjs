// Finds the browser that tests drive, or installs it where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const DEBIAN = '/usr/bin/chromium';

async function playwrightDownload() {
  const { chromium } = await import('playwright');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

/** Path of Chromium: CHROMIUM_PATH, Debian's, Playwright's download, else installed by apt-get as root. */
export async function ensureChromium(say) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  }
  if (existsSync(DEBIAN)) return DEBIAN;
  const downloaded = await playwrightDownload();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium (once)');
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
    if (existsSync(DEBIAN)) return DEBIAN;
  }
  throw new Error(
    'The browser tests need Chromium: run `npx playwright install chromium`, or set CHROMIUM_PATH',
  );
}
