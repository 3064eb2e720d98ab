// Finds the browser that tests drive, or installs it where that is possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Where Debian puts it. First the one without windows: its pages are the same, and with no frame to draw around each of
 * them the browser tests take a third less.
 */
const SYSTEM_PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const PACKAGE = 'chromium-headless-shell';

const findSystem = () => SYSTEM_PATHS.find((path) => existsSync(path));

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
  const system = findSystem();
  if (system) return system;
  const downloaded = await playwrightDownload();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium (once)');
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', PACKAGE], options);
    const installed = findSystem();
    if (installed) return installed;
  }
  throw new Error(
    'The browser tests need Chromium: run `npx playwright install chromium`, or set CHROMIUM_PATH',
  );
}
