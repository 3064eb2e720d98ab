import type { Browser, Page } from 'playwright';
import sharp from 'sharp';
import { type Demo, STILL_CLOCK } from './demo-server.ts';
import { type EditorView, openViews, settled } from './editor-views.ts';
import type { SheetPicture } from './sheet.ts';

/** A view of the editor in one window, as the review sheet shows it. */
interface EditorPicture {
  readonly view: EditorView;
  /** Width of the window. */
  readonly width: number;
  readonly colours: 'light' | 'dark';
}

const WIDTHS = [1024, 1440, 1920];
const VIEWS: readonly EditorView[] = ['pages', 'section', 'theme'];

/** What the sheet shows of the editor. */
export const EDITOR_PICTURES: readonly EditorPicture[] = [
  ...VIEWS.flatMap((view) => WIDTHS.map((width) => ({ view, width, colours: 'light' as const }))),
  { view: 'section', width: 1440, colours: 'dark' },
  { view: 'section', width: 390, colours: 'light' },
];

/** Such as `editor-pages-1024`. */
export const nameOfEditorPicture = ({ view, width, colours }: EditorPicture): string =>
  `editor-${view}-${width}${colours === 'dark' ? '-dark' : ''}`;

/** Width of the pictures that are kept, and of those of phones. */
const PICTURE = { wide: 640, narrow: 240 };
const NARROW = 600;
/** In the page: whether the small pictures of pages that are in sight are there, and every document is loaded with the images that are in its sight. */
const PICTURES_ARRIVED = () => {
  const isInSight = (element: Element): boolean => {
    const { top, bottom, width } = element.getBoundingClientRect();
    const height = element.ownerDocument.defaultView?.innerHeight ?? 0;
    return width > 0 && bottom > 0 && top < height;
  };
  const isLoaded = (of: Document): boolean =>
    of.readyState === 'complete' &&
    of.fonts.status === 'loaded' &&
    of.querySelector('[aria-busy=true]') === null &&
    [...of.images].every((image) => image.complete || !isInSight(image)) &&
    [...of.querySelectorAll('iframe')].every((frame) => {
      const shown = frame.contentDocument;
      return shown?.body?.firstElementChild != null && isLoaded(shown);
    });
  return (
    isLoaded(document) &&
    [...document.querySelectorAll('[data-thumbnail]')].every(
      (picture) => picture.querySelector('iframe') !== null || !isInSight(picture),
    )
  );
};

/** Lets nothing be under the pointer, and shows the selected node from its beginning however wide the window was before. */
async function arrange(page: Page) {
  await page.mouse.move(0, 0);
  const selected = page.locator('[role=treeitem][aria-selected=true]');
  if ((await selected.count()) === 0) return;
  const id = await selected.getAttribute('data-row');
  const node = page.frameLocator('iframe').first().locator(`[data-node="${id}"]`);
  await node.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
}

/** Takes the pictures of the editor, each view opened once, from a demo whose clock stands still. */
export async function takeEditor(browser: Browser, demo: Demo): Promise<readonly SheetPicture[]> {
  const views = await openViews({ browser, demo, clock: STILL_CLOCK });
  const pictures: SheetPicture[] = [];
  for (const view of VIEWS) {
    const wanted = EDITOR_PICTURES.filter((picture) => picture.view === view);
    const { page, close } = await views.open(view);
    for (const picture of wanted) {
      const { width, colours } = picture;
      await page.emulateMedia({ colorScheme: colours, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: Math.max(800, Math.round(width * 0.6)) });
      await settled(page);
      // A slow machine draws the small pictures of sixteen pages for a while.
      await page.waitForFunction(PICTURES_ARRIVED, undefined, { timeout: 60_000 });
      await arrange(page);
      // The marks follow with the next frame, and are drawn with the one after.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
      const small = sharp(png).resize({ width: width < NARROW ? PICTURE.narrow : PICTURE.wide });
      pictures.push({
        name: nameOfEditorPicture(picture),
        png: await small.removeAlpha().png({ compressionLevel: 1 }).toBuffer(),
      });
    }
    await close();
  }
  await views.close();
  return pictures;
}
