import type { Page } from 'playwright';

/**
 * Pixels of the screen for each of the window, and widths of the window: one tells whether a page names the right size of a
 * picture, two whether it has a file of twice that. Growing: a browser does not fetch a smaller file than it has.
 */
const SCREENS = [
  { density: 1, widths: [768, 1280] },
  { density: 2, widths: [360, 1440] },
];
const HEIGHT = 900;
/** Of two files a browser takes the nearer one, which has up to this many times too few pixels. */
const NEARER_FILE = Math.SQRT2;

/** How long a browser may take to load another file after its window has changed. */
const PATIENCE_MS = 3000;

interface Measure {
  readonly density: number;
  readonly nearer: number;
  readonly patienceMs: number;
}

/** In the page: pictures that are drawn from fewer pixels than they are shown with, although there is a larger file. */
async function softOnes({ density, nearer, patienceMs }: Measure): Promise<string[]> {
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  const filesOf = ({ srcset }: HTMLImageElement | HTMLSourceElement) =>
    srcset.split(', ').map((file) => {
      const [address = '', width = ''] = file.split(' ');
      return { address: new URL(address, location.href).href, width: parseInt(width, 10) };
    });
  const judge = (image: HTMLImageElement): string[] => {
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    const isShown = ({ address }: { address: string }) => address === image.currentSrc;
    const files = [image, ...sources].map(filesOf).find((set) => set.some(isShown)) ?? [];
    const file = files.find(isShown)?.width;
    // A drawing is sharp in any size.
    if (!file) return image.currentSrc || !image.srcset ? [] : ['a picture that has not come'];
    const { width, height } = image.getBoundingClientRect();
    const covered = height * (image.naturalWidth / image.naturalHeight);
    const isWhole = getComputedStyle(image).objectFit === 'contain';
    const drawn = isWhole ? Math.min(width, covered) : Math.max(width, covered);
    const isLargest = files.every((other) => other.width <= file);
    const isSharp = drawn * density <= file * nearer || (isLargest && drawn <= file);
    return isSharp ? [] : [`${image.currentSrc} (${file}) is drawn ${Math.round(drawn)} wide`];
  };
  const end = performance.now() + patienceMs;
  for (;;) {
    await new Promise(requestAnimationFrame);
    const soft = images.flatMap(judge);
    if (soft.length === 0 || performance.now() > end) return soft;
  }
}

/** Pictures of a page that are soft on a screen, with the screen; the tab keeps the size of the last one. */
export async function softPictures(page: Page, address: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const soft: string[] = [];
  for (const { density, widths } of SCREENS) {
    for (const [position, width] of widths.entries()) {
      const screen = { width, height: HEIGHT, deviceScaleFactor: density, mobile: false };
      await session.send('Emulation.setDeviceMetricsOverride', screen);
      // A page that is open keeps the files that it has chosen for another density, but not for another width.
      if (position === 0) await page.goto(address);
      const measure = { density, nearer: NEARER_FILE, patienceMs: PATIENCE_MS };
      const found = await page.evaluate(softOnes, measure);
      soft.push(...found.map((one) => `${address} at ${width} × ${density}: ${one}`));
    }
  }
  await session.detach();
  return soft;
}
