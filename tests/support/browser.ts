import { type Browser, type BrowserServer, chromium } from 'playwright';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';

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

const launchOptions = async () => ({
  executablePath: await ensureChromium(console.info),
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

/** A headless browser that asks nothing of the network. @throws Error when there is no Chromium */
export const launchBrowser = async (): Promise<Browser> => chromium.launch(await launchOptions());

/** The same for several processes, which connect to its address. @throws Error when there is no Chromium */
export const launchBrowserServer = async (): Promise<BrowserServer> =>
  chromium.launchServer(await launchOptions());
