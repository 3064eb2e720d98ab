import type { Browser, FrameLocator, Locator, Page } from 'playwright';
import english from '../../../editor/locales/en.json' with { type: 'json' };
import type { Demo } from './demo-server.ts';
import { openTab as openTabIn, openVisit, type Visit } from './visit.ts';

type EditorTexts = typeof english;

/** The site whose documents the views show, and its administrator. */
const SITE = 'andes';
const ACCOUNT = 'valeria@andes.example';

/** A tab whose operator is signed in. */
interface ViewTools {
  readonly page: Page;
  /** What the canvas shows. */
  readonly canvas: FrameLocator;
  /** The texts of the interface in the language of the tab. */
  readonly texts: EditorTexts;
  /** Opens a screen of the site, such as `/pages/home`. */
  open(path: string): Promise<void>;
  openSignIn(): Promise<void>;
}

type Opening = (tools: ViewTools) => Promise<unknown>;

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a page on the canvas. */
const openCanvas =
  (id: string): Opening =>
  async ({ open, canvas }) => {
    await open(`/pages/${id}`);
    await canvas.locator('main [data-node]').first().waitFor();
  };
const openHome = openCanvas('home');

/** Clicks until a component is selected, and how long each waits for its tools, in milliseconds. */
const MOST_ATTEMPTS = 4;
const ATTEMPT_MS = 4_000;

/** Opens the home page and selects a component by its id. */
const select =
  (id: string): Opening =>
  async (tools) => {
    await openHome(tools);
    const toolbar = tools.page.getByRole('toolbar', { name: tools.texts.edit.tools });
    // The page may move below the pointer while its pictures arrive.
    for (let attempt = 1; ; attempt += 1) {
      // Beside what is inside of it.
      await tools.canvas.locator(`[data-node="${id}"]`).click({ position: { x: 3, y: 3 } });
      try {
        return await toolbar.waitFor({ timeout: ATTEMPT_MS });
      } catch (error) {
        if (attempt === MOST_ATTEMPTS) throw error;
      }
    }
  };

const openTab =
  (tab: (texts: EditorTexts) => string): Opening =>
  async (tools) => {
    await openHome(tools);
    await tools.page.getByRole('tab', { name: tab(tools.texts), exact: true }).click();
  };

/** The first field of settings. */
const FIELDS = 'main :is(input, textarea, button[aria-haspopup])';

/** Opens a screen, until something of it is there. */
const openScreen =
  (path: string, landmark: string): Opening =>
  async ({ page, open }) => {
    await open(path);
    await page.locator(landmark).first().waitFor();
  };

const openPageMenu: Opening = async (tools) => {
  await openHome(tools);
  await button(tools.page, tools.texts.versions.menu).click();
  await tools.page.getByRole('menu').waitFor();
};

/** Views of one page, by their names in file names: one after the other they can be opened in one tab. */
const VIEWS_OF_PAGE = {
  page: openHome,
  section: select('crossing'),
  card: select('place-mendoza'),
  'search-form': select('search-form'),
  accordion: select('questions-accordion'),
  text: async (tools) => {
    await openHome(tools);
    await tools.canvas.locator('[data-node="hero-title"]').dblclick();
    await tools.canvas.locator('[contenteditable]:focus').waitFor();
  },
  drag: async (tools) => {
    await select('route-title')(tools);
    const { page, canvas, texts } = tools;
    await page.getByRole('tab', { name: texts.palette.title, exact: true }).click();
    const from = await page.locator('section h2 + ul button').nth(2).boundingBox();
    const to = await canvas.locator('[data-node="route-title"]').boundingBox();
    if (!from || !to) throw new Error('there is nothing to drag, or no place for it');
    await page.mouse.move(from.x + 12, from.y + 12);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 40, { steps: 4 });
    await page.mouse.move(to.x + to.width / 2, to.y + 6, { steps: 6 });
  },
  palette: openTab(({ palette }) => palette.title),
  history: openTab(({ history }) => history.title),
  checks: openTab(({ checks }) => checks.title),
  publish: async (tools) => {
    await openHome(tools);
    await button(tools.page, tools.texts.publish.more).click();
    await tools.page.getByRole('menuitem', { name: tools.texts.publish.review }).click();
    await tools.page.getByRole('dialog').waitFor();
  },
  'page-menu': openPageMenu,
  versions: async (tools) => {
    await openPageMenu(tools);
    await tools.page.getByRole('menuitem', { name: tools.texts.versions.title }).click();
    await tools.page.getByRole('dialog').waitFor();
  },
  preview: async (tools) => {
    await openHome(tools);
    await button(tools.page, tools.texts.preview.share).click();
    await tools.page.getByRole('dialog').waitFor();
  },
  find: async (tools) => {
    await openHome(tools);
    await tools.page.keyboard.press('Control+k');
    await tools.page.getByRole('combobox', { name: tools.texts.find.title }).waitFor();
  },
  shortcuts: async (tools) => {
    await openHome(tools);
    await tools.page.keyboard.press('?');
    await tools.page.getByRole('dialog').waitFor();
  },
} as const satisfies Readonly<Record<string, Opening>>;

/** The main views of the editor, by their names in file names. */
const EDITOR_VIEWS = {
  ...VIEWS_OF_PAGE,
  'sign-in': async ({ page, openSignIn, texts }) => {
    await openSignIn();
    await button(page, texts.signIn.submit).waitFor();
  },
  // Its table is there before its pages.
  pages: openScreen('/pages', 'table a[href]'),
  'new-page': async ({ page, open, texts }) => {
    await open('/pages');
    await button(page, texts.pages.create).click();
    await page.getByRole('dialog').getByRole('radio').nth(2).waitFor();
  },
  'translation-map': openScreen('/translations', 'table'),
  translations: async ({ page, open, texts }) => {
    await open('/pages/home/translations');
    await page.getByRole('button', { name: texts.workspace.language }).click();
    await page.getByRole('option').nth(1).click();
    await page.getByRole('textbox').nth(3).waitFor();
  },
  situations: openScreen('/pages/search/situations', 'iframe'),
  media: openScreen('/media', 'main a[href*="/media/"]'),
  picture: async ({ page, open }) => {
    await open('/media');
    await page.locator('main a[href*="/media/"]').first().click();
    await page.getByRole('slider').first().waitFor();
  },
  theme: openScreen('/settings/theme', 'iframe'),
  header: openScreen('/settings/header', FIELDS),
  menu: openScreen('/settings/menu/main', FIELDS),
  layout: openScreen('/settings/layout/default', FIELDS),
  form: openScreen('/settings/form/checkout', FIELDS),
  'booking-settings': openScreen('/settings/bookingSettings', FIELDS),
  languages: openScreen('/settings/site', FIELDS),
  'blog-post': openScreen('/settings/blogPost', FIELDS),
  addresses: openScreen('/settings/routes', 'main section h2'),
  'shared-section': async ({ open, canvas }) => {
    await open('/shared/footer');
    await canvas.locator('[data-node]').first().waitFor();
  },
  // Its button is enabled, which its colours fade to, when the templates have arrived.
  templates: openScreen('/templates', 'main button[data-variant="primary"]:enabled'),
  people: openScreen('/people', 'table'),
  activity: openScreen('/activity', 'main h1'),
  account: async ({ page, open }) => {
    await open('/pages');
    await page.locator('header button[aria-haspopup]').last().click();
    await page.getByRole('menu').waitFor();
  },
  missing: openScreen('/nowhere', 'main h1, main h2'),
} as const satisfies Readonly<Record<string, Opening>>;

/** The name of a main view. */
export type EditorView = keyof typeof EDITOR_VIEWS;
const namesOf = (views: object) => Object.keys(views) as EditorView[];
export const PAGE_VIEW_NAMES = namesOf(VIEWS_OF_PAGE);
export const OTHER_VIEW_NAMES = namesOf(EDITOR_VIEWS).filter((name) => !PAGE_VIEW_NAMES.includes(name));

/** Views that whoever is signed in does not see. */
const SIGNED_OUT: readonly EditorView[] = ['sign-in'];
const WINDOW = { locale: 'en-US', viewport: { width: 1440, height: 900 } } as const;

/** Opens views in tabs of one browser context, signed in once: what one has loaded the next has too. */
export interface OpenViews {
  /** @throws Error when the view does not open */
  open(view: EditorView): Promise<Visit>;
  /** Opens another view of the page in a tab that shows one. @throws Error when the view does not open */
  goOn(visit: Visit, view: EditorView): Promise<void>;
  close(): Promise<void>;
}

/**
 * Signs in an administrator.
 * @param clock instant at which the clock of the tabs stands still; the real clock without it
 * @throws Error when that fails
 */
export async function openViews({
  browser,
  demo,
  clock,
}: {
  readonly browser: Browser;
  readonly demo: Demo;
  readonly clock?: string;
}): Promise<OpenViews> {
  const origin = demo.origin.replace('//', '//editor.');
  const entrance = await openVisit(browser, WINDOW);
  if (clock !== undefined) await entrance.page.context().clock.setFixedTime(clock);
  await entrance.page.goto(`${origin}/sign-in?account=${ACCOUNT}&to=/sites/${SITE}/people`);
  await entrance.page.getByRole('table').waitFor();
  const show = ({ page }: Visit, view: EditorView) =>
    EDITOR_VIEWS[view]({
      page,
      canvas: page.frameLocator('iframe').first(),
      texts: english,
      open: async (path) => {
        const address = `${origin}/sites/${SITE}${path}`;
        if (page.url() !== address) await page.goto(address);
      },
      openSignIn: async () => {
        await page.goto(`${origin}/sign-in`);
      },
    });
  return {
    async open(view) {
      const visit = SIGNED_OUT.includes(view)
        ? await openVisit(browser, WINDOW)
        : await openTabIn(entrance.page.context());
      await show(visit, view);
      return visit;
    },
    async goOn(visit, view) {
      const { page } = visit;
      await page.setViewportSize(WINDOW.viewport);
      // Ends what the view before began: a drag, a text, a menu, a dialog.
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await page.locator('[role=dialog], [role=menu]').first().waitFor({ state: 'detached' });
      await show(visit, view);
    },
    close: () => entrance.close(),
  };
}

/** Until the fonts of a view are there and nothing in it moves any more. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // Fields of what was chosen before can be neither used nor reached.
    while (document.querySelector('[data-panel] [aria-busy]')) await new Promise(requestAnimationFrame);
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
