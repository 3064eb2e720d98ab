import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import type { Demo } from '../e2e/support/demo-server.ts';
import type { Sections } from './scripted-author.ts';

const SITE = 'adria';
const ACCOUNT = 'marko@adria.example';
const LANGUAGE = 'hr';
const ID = 'edited-under-faults';
const DOCUMENTS = `/sites/${SITE}/api/documents/page`;

interface StoredNode {
  readonly props: { readonly text: string; readonly as?: string };
}
interface StoredPage {
  readonly builder: {
    readonly sections: readonly StoredNode[];
    readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>>;
  };
}

const editorOrigin = ({ origin }: Demo) => origin.replace('//', '//editor.');

const BODY = {
  slugs: { [LANGUAGE]: ID },
  menuLabel: {},
  builder: {
    format: 1,
    sections: ['h1', 'p', 'p'].map((as, at) => ({
      id: `s${at}`,
      type: 'Paragraph',
      v: 1,
      props: { text: `t${at}`, as },
    })),
    translations: { [LANGUAGE]: { t0: 'Jedan', t1: 'Dva', t2: 'Tri' } },
  },
};

const sectionsOf = ({ builder }: StoredPage): Sections =>
  builder.sections.map(
    ({ props }) => `${(props.as ?? 'p').toUpperCase()}:${builder.translations[LANGUAGE]?.[props.text] ?? ''}`,
  );

/** Calls the product API as the operator who is signed in. */
const call = (page: Page, path: string, body?: object): Promise<unknown> =>
  page.evaluate(
    async ([to, sent]) => {
      const init = sent
        ? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) }
        : {};
      const response = await fetch(to, init);
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
      return response.json();
    },
    [path, body] as const,
  );

/** Signs in and stores the page that is edited. */
export async function createPage(context: BrowserContext, demo: Demo): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${editorOrigin(demo)}/sign-in?account=${ACCOUNT}&to=/sites/${SITE}/pages`);
  await page.getByRole('table').waitFor();
  await call(page, DOCUMENTS, { id: ID, body: BODY });
  await page.close();
}

/** Opens the page in a new tab. */
export async function openPage(context: BrowserContext, demo: Demo): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${editorOrigin(demo)}/sites/${SITE}/pages/${ID}`);
  await page.frameLocator('iframe').first().locator('main > [data-node]').first().waitFor();
  return page;
}

/** What the canvas shows. */
const shownSections = (page: Page): Promise<Sections> =>
  page
    .frameLocator('iframe')
    .first()
    .locator('main > [data-node]')
    .evaluateAll((elements) => elements.map(({ tagName, textContent }) => `${tagName}:${textContent}`));

/** What the server has as the draft. */
const storedSections = async (page: Page): Promise<Sections> =>
  sectionsOf(((await call(page, `${DOCUMENTS}/${ID}`)) as { body: StoredPage }).body);

/** Waits until all is saved, and browser and server have the same. @returns what they have; fails at any dialog */
export async function settledSections(page: Page): Promise<Sections> {
  let shown: Sections = [];
  await expect
    .poll(
      async () => {
        const stored = await storedSections(page).catch((error: Error) => [error.message]);
        shown = await shownSections(page);
        return {
          status: await page.locator('[role=status][data-kind]').getAttribute('data-kind'),
          dialogs: await page.getByRole('dialog').or(page.getByRole('alertdialog')).allTextContents(),
          apart: JSON.stringify(shown) === JSON.stringify(stored) ? null : { shown, stored },
        };
      },
      { timeout: 30_000, interval: 200 },
    )
    .toEqual({ status: 'saved', dialogs: [], apart: null });
  return shown;
}

/** All versions that were ever stored, oldest first. */
export async function storedVersions(page: Page): Promise<readonly Sections[]> {
  const versions = (await call(page, `${DOCUMENTS}/${ID}/versions`)) as { version: number }[];
  const bodies: Sections[] = [];
  for (const { version } of versions.toReversed())
    bodies.push(
      sectionsOf(((await call(page, `${DOCUMENTS}/${ID}/versions/${version}`)) as { body: StoredPage }).body),
    );
  return bodies;
}
