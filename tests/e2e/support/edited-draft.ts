import { expect } from 'vitest';
import type { AnyJson } from '../../support/any-json.ts';
import { openEditorTab } from './editing.ts';
import type { Environment } from './environment.ts';

const SITE = 'caribe';

interface Stored {
  readonly version: number;
  readonly publishedVersion: number | null;
  readonly body: AnyJson;
}

const bodyOf = (slug: string) => ({
  slugs: { 'en-US': slug },
  menuLabel: {},
  seo: {
    title: { 'en-US': 'Autos en la isla' },
    description: { 'en-US': 'Una página de prueba con un título, un texto y un botón que lleva a la flota.' },
  },
  builder: {
    format: 1,
    sections: [
      { id: 'title', type: 'Paragraph', v: 1, props: { text: 'title', as: 'h1' } },
      { id: 'more', type: 'Button', v: 1, props: { label: 'more', link: { pageId: 'fleet' } } },
    ],
    translations: { 'en-US': { title: 'Título', more: 'Toda la flota' } },
  },
});

/** A new page of Caribe, open in the editor of one operator, while another is signed in beside. */
export type EditedDraft = Awaited<ReturnType<typeof openEditedDraft>>;

/**
 * Creates the page, and opens it in the editor.
 * @param id of the page, and its path
 */
export async function openEditedDraft(environment: Environment, id: string) {
  const path = `/documents/page/${id}`;
  const body = bodyOf(id);
  // Refusals of drafts are what these tests are about.
  const expected = ({ pathname }: URL) =>
    /\/api\/(documents|publications|operators)|\/canvas\//.test(pathname);
  const own = await openEditorTab(environment, { site: SITE, account: 'rafael@caribe.example', expected });
  const other = await openEditorTab(environment, {
    site: SITE,
    account: 'altagracia@caribe.example',
    expected,
  });
  expect((await own.call('POST', '/documents/page', { id, body })).status).toBe(201);

  const heading = () => own.canvas.locator('h1').first();
  // A toast may offer the same.
  const press = (name: string | RegExp) =>
    own.page.getByRole('button', { name, exact: true }).first().click();
  const dialog = () => own.page.getByRole('dialog').or(own.page.getByRole('alertdialog'));
  /** The page with another title, as it is stored. */
  const titled = (title: string) => ({
    ...body,
    builder: { ...body.builder, translations: { 'en-US': { title, more: 'Toda la flota' } } },
  });
  const stored = async (of = path) => (await own.call<Stored>('GET', of)).body;
  const openAgain = async () => {
    await own.open(`/pages/${id}`);
    await heading().waitFor();
  };
  await openAgain();

  return {
    id,
    own,
    other,
    path,
    body,
    heading,
    press,
    dialog,
    titled,
    stored,
    openAgain,
    /** The title of the draft, or of one of its versions. */
    storedTitle: async (of = path) => (await stored(of)).body.builder.translations['en-US'].title as string,
    /** Stores a version as the other operator. */
    storeAsOther: async (title: string) => {
      const { version } = await stored();
      const reply = await other.call('PUT', path, { basedOn: version, body: titled(title) });
      expect(reply.status).toBe(200);
    },
    /** Waits until the canvas shows the title. */
    shows: (title: string) => expect.poll(() => heading().textContent()).toBe(title),
    /** Changes the title. */
    type: async (title: string) => {
      await own.page
        .getByRole('treeitem', { name: /^Heading/ })
        .first()
        .click();
      await own.page.getByRole('textbox', { name: 'Text', exact: true }).fill(title);
    },
    pressInDialog: (name: string | RegExp) =>
      dialog().getByRole('button', { name, exact: true }).first().click(),
    chooseInMenu: async (name: string) => {
      await press('More for this page');
      await own.page.getByRole('menuitem', { name }).click();
    },
    /** Opens the question before publishing, whether there is something to ask or not. */
    reviewPublication: async () => {
      await press('More ways to publish');
      await own.page.getByRole('menuitem', { name: 'Review and publish…' }).click();
      await dialog().getByText('Publish this page?').waitFor();
    },
    /** What visitors get of the page. */
    visitorsHtml: async () => {
      const response = await fetch(`${environment.demo.origin}/en-US/${id}`, {
        headers: { cookie: `demo-site=${SITE}` },
      });
      return response.text();
    },
    /** Closes both; fails where the browser complained. */
    close: async () => {
      const complaints = own.complaints.filter(
        (text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Blocked script/.test(text),
      );
      expect(complaints).toEqual([]);
      await own.close();
      await other.close();
    },
  };
}
