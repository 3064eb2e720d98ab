import type { Browser, FrameLocator, Page } from 'playwright';
import type { Demo } from './demo-server.ts';
import { openVisit, type Visit } from './visit.ts';

/** A response of the product API. */
interface Reply<Body> {
  readonly status: number;
  readonly body: Body;
}

/** A tab of the editor, whose operator is signed in to a site. */
export interface EditorTab extends Visit {
  /** What the canvas shows. */
  readonly canvas: FrameLocator;
  /** Opens a screen of the site, such as `/pages/home`. */
  open(path: string): Promise<void>;
  /** Calls the product API as the operator. */
  call<Body>(method: string, path: string, body?: object): Promise<Reply<Body>>;
  /** Waits until everything is saved. */
  isSaved(): Promise<void>;
}

/** Publishes the page that is open in the editor, also where a question comes before. @throws Error where it is refused */
export async function publishPage(page: Page): Promise<void> {
  const published = page.waitForResponse((response) => response.url().endsWith('/api/publications'));
  const question = page.getByRole('dialog');
  // A dialog that is still closing is not the question.
  await question.waitFor({ state: 'hidden' }).catch(async (error) => {
    throw new Error(`a dialog is in the way: ${await question.first().innerText()}`, { cause: error });
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await Promise.race([published, question.waitFor().catch(() => undefined)]);
  if (await question.isVisible())
    await question.getByRole('button', { name: 'Publish', exact: true }).click();
  const status = (await published).status();
  if (status !== 200) throw new Error(`publishing was answered with ${status}`);
}

const WINDOW = { locale: 'en-US', viewport: { width: 1440, height: 900 } };

/**
 * Signs an account of the demo in, in a browser context of its own.
 * @param expected whether a response of status 400 or more is what the test is about
 */
export async function openEditorTab(
  { browser, demo }: { readonly browser: Browser; readonly demo: Demo },
  { site, account, expected = () => false, hasTouch = false }: EditorOptions,
): Promise<EditorTab> {
  // The list shows pages of other tests too, some of which have pictures that are not there.
  const isPictureInList = ({ pathname }: URL) =>
    pathname.startsWith('/media/') && new URL(visit.page.url()).pathname === `/sites/${site}/pages`;
  const visit = await openVisit(
    browser,
    { ...WINDOW, hasTouch },
    (url) => isPictureInList(url) || expected(url),
  );
  const { page } = visit;
  const origin = demo.origin.replace('//', '//editor.');
  await page.goto(`${origin}/sign-in?account=${account}&to=/sites/${site}/pages`);
  await page.getByRole('table').waitFor();
  return {
    ...visit,
    canvas: page.frameLocator('iframe').first(),
    async open(path) {
      await page.goto(`${origin}/sites/${site}${path}`);
    },
    call: (method, path, body) => callFrom(page, method, `/sites/${site}/api${path}`, body),
    isSaved: () =>
      page
        .getByRole('status')
        .filter({ hasText: /^Saved$/ })
        .waitFor(),
  };
}

export interface EditorOptions {
  readonly site: string;
  readonly account: string;
  readonly expected?: (url: URL) => boolean;
  /** Whether the screen is touched. */
  readonly hasTouch?: boolean;
}

const callFrom = <Body>(page: Page, method: string, path: string, body?: object): Promise<Reply<Body>> =>
  page.evaluate(
    async ([of, to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(to, {
        method: of,
        ...(sent ? { headers, body: JSON.stringify(sent) } : {}),
      });
      const text = await response.text();
      return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as Body };
    },
    [method, path, body] as const,
  );
