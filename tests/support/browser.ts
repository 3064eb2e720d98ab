import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium } from 'playwright';

/** Path of a Chromium to test with: CHROMIUM_PATH, the system's, else Playwright's own (`undefined`). */
const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((path) => existsSync(path));

/**
 * What the browser is to leave: the address bar's suggestions, which are pages of their own behind every tab and cost
 * more than most pages under test. A switch given twice counts once, so what Playwright turns off is named again.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const launchOptions = () => ({
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--no-first-run',
    // A picture that takes long to decode would be left out of what is drawn first, and of screenshots.
    '--disable-checker-imaging',
    `--disable-features=${DISABLED_FEATURES.join(',')}`,
  ],
});

/** A headless browser that asks nothing of the network. @throws Error when no Chromium is found */
export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions());

/** The same for several processes, which connect to its address. @throws Error when no Chromium is found */
export const launchBrowserServer = (): Promise<BrowserServer> => chromium.launchServer(launchOptions());
