// Finds the browser that tests drive, or installs it where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Where Debian puts it. First the one without windows: its pages are the same, and with no frame to draw around each of
 * them the browser tests take a third less.
 */
const SYSTEM_PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

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
  const system = SYSTEM_PATHS.find((path) => existsSync(path));
  if (system) return system;
  const downloaded = await playwrightDownload();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium (once)');
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update'], options);
    // Packages are named as what they install; older systems have the second alone.
    for (const path of SYSTEM_PATHS) {
      spawnSync('apt-get', ['install', '-y', '--no-install-recommends', basename(path)], options);
      if (existsSync(path)) return path;
    }
  }
  throw new Error(
    'The browser tests need Chromium: run `npx playwright install chromium`, or set CHROMIUM_PATH',
  );
}
