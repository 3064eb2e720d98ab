import type { Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/demo-accounts.ts';
import { type EditorTab, openEditorTab, publishPage } from './support/editing.ts';
import { joinEnvironment } from './support/environment.ts';
import type { AnyJson } from '../support/any-json.ts';

const environment = joinEnvironment();
const SITE = 'caribe';
const ID = 'journey-drafts';
const DOCUMENT = `/documents/page/${ID}`;

interface Stored {
  readonly version: number;
  readonly publishedVersion: number | null;
  readonly body: AnyJson;
}

const LONG_TITLE = 'Autos en la isla';
const body = {
  slugs: { 'en-US': ID },
  menuLabel: {},
  seo: {
    title: { 'en-US': LONG_TITLE },
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
};

let own: EditorTab;
let other: EditorTab;
/** The page with another title, as it is stored. */
const titled = (title: string, source: typeof body = body) => ({
  ...source,
  builder: { ...source.builder, translations: { 'en-US': { title, more: 'Toda la flota' } } },
});
const stored = async (path = DOCUMENT) => (await own.call<Stored>('GET', path)).body;
/** Stores a version as the other operator. */
const storeAsOther = async (title: string) => {
  const { version } = await stored();
  const reply = await other.call('PUT', DOCUMENT, { basedOn: version, body: titled(title) });
  expect(reply.status).toBe(200);
};
const heading = () => own.canvas.locator('h1').first();
const shows = (title: string) => expect.poll(() => heading().textContent()).toBe(title);
const titleField = () => own.page.getByRole('textbox', { name: 'Text', exact: true });
const type = async (title: string) => {
  await own.page
    .getByRole('treeitem', { name: /^Paragraph/ })
    .first()
    .click();
  await titleField().fill(title);
};
const dialog = () => own.page.getByRole('dialog').or(own.page.getByRole('alertdialog'));
// A toast may offer the same.
const press = (name: string | RegExp) => own.page.getByRole('button', { name, exact: true }).first().click();
const pressInDialog = (name: string | RegExp) =>
  dialog().getByRole('button', { name, exact: true }).first().click();
const chooseInMenu = async (name: string) => {
  await press('More for this page');
  await own.page.getByRole('menuitem', { name }).click();
};
/** Opens the question before publishing, whether there is something to ask or not. */
const reviewPublication = async () => {
  await press('More ways to publish');
  await own.page.getByRole('menuitem', { name: 'Review and publish…' }).click();
  await dialog().getByText('Publish this page?').waitFor();
};
const visitorsHtml = async () => {
  const response = await fetch(`${environment.demo.origin}/en-US/${ID}`, {
    headers: { cookie: `demo-site=${SITE}` },
  });
  return response.text();
};
const openAgain = async () => {
  await own.open(`/pages/${ID}`);
  await heading().waitFor();
};

beforeAll(async () => {
  // Refusals of drafts are what these tests are about.
  const expected = ({ pathname }: URL) => /\/api\/(documents|publications|operators)/.test(pathname);
  own = await openEditorTab(environment, { site: SITE, account: 'rafael@caribe.example', expected });
  other = await openEditorTab(environment, { site: SITE, account: 'altagracia@caribe.example', expected });
  expect((await own.call('POST', '/documents/page', { id: ID, body })).status).toBe(201);
  await openAgain();
}, 60_000);
afterAll(async () => {
  expect(
    own.complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Blocked script/.test(text)),
  ).toEqual([]);
  await own.close();
  await other.close();
});

describe('two people change a page at once', () => {
  it('both versions are shown; mine goes on, and theirs stays in the list of versions', async () => {
    await storeAsOther('Título de ella');
    await type('Título mío');
    await dialog().getByText('Altagracia Núñez saved another version').waitFor();
    expect(await dialog().getByRole('region').count()).toBe(2);
    await pressInDialog('Keep mine');
    await own.isSaved();
    const { version, body: saved } = await stored();
    expect(saved.builder.translations['en-US'].title).toBe('Título mío');
    const theirs = (await own.call<Stored>('GET', `${DOCUMENT}/versions/${version - 1}`)).body;
    expect(theirs.body.builder.translations['en-US'].title).toBe('Título de ella');
  });

  it('theirs goes on, and mine is brought back from where it was set aside', async () => {
    await storeAsOther('Otra vez de ella');
    await type('Mío, apartado');
    await pressInDialog('Take theirs');
    await shows('Otra vez de ella');
    await chooseInMenu('Versions and changes');
    await dialog()
      .getByRole('button', { name: /Edits of version/ })
      .click();
    await pressInDialog('Make this the draft');
    await shows('Mío, apartado');
    await own.isSaved();
    expect((await stored()).body.builder.translations['en-US'].title).toBe('Mío, apartado');
  });
});

describe('publishing', () => {
  it('is taken back at once, an earlier version is published again, and the draft stays', async () => {
    await publishPage(own.page);
    const first = (await stored()).version;
    await type('Segundo');
    await own.isSaved();
    await publishPage(own.page);
    await expect.poll(visitorsHtml).toContain('Segundo');
    await own.page.getByRole('button', { name: 'Take back' }).last().click();
    await expect.poll(visitorsHtml).toContain('Mío, apartado');
    await publishPage(own.page);
    await expect.poll(visitorsHtml).toContain('Segundo');
    await chooseInMenu('Versions and changes');
    await dialog()
      .getByRole('button', { name: new RegExp(`^Version ${first}\\b`) })
      .click();
    await pressInDialog('Publish this version again');
    await expect.poll(visitorsHtml).toContain('Mío, apartado');
    await pressInDialog('Close');
    expect((await stored()).body.builder.translations['en-US'].title).toBe('Segundo');
  });

  it('[EDIT-12] is refused when somebody else was first, and both versions are shown', async () => {
    await openAgain();
    await reviewPublication();
    await storeAsOther('Publicado por ella');
    const { version } = await stored();
    const documents = [{ kind: 'page', id: ID, version }];
    expect((await other.call('POST', '/publications', { documents })).status).toBe(200);
    await pressInDialog('Publish');
    await dialog().getByText('Altagracia Núñez saved another version').waitFor();
    expect(await visitorsHtml()).toContain('Publicado por ella');
    await pressInDialog('Take theirs');
    await shows('Publicado por ella');
  });

  it('puts a page and a shared section before visitors at the same moment', async () => {
    // One that no page shows: what is published is seen by the tests beside this one.
    const shared = '/documents/sharedComponent/journey-together';
    const sections = [{ id: 'line', type: 'Divider', v: 1, props: {} }];
    const builder = { format: 1, sections, translations: {} };
    const made = { id: 'journey-together', body: { name: 'Aviso', builder, wrapperTag: 'div' } };
    expect((await other.call('POST', '/documents/sharedComponent', made)).status).toBe(201);
    await type('Con un aviso');
    await own.isSaved();
    await reviewPublication();
    await dialog().getByText('Shared section · Aviso', { exact: true }).click();
    await pressInDialog('Publish');
    await own.page.getByText('Published: visitors see it now.').first().waitFor();
    for (const path of [DOCUMENT, shared]) {
      const { version, publishedVersion } = await stored(path);
      expect(publishedVersion).toBe(version);
    }
    expect(await visitorsHtml()).toContain('Con un aviso');
    expect((await other.call('POST', `${shared}/archive`, { isArchived: true })).status).toBe(204);
  });
});

describe('edits that are not on the server', () => {
  it('are asked about before the page is left, and stored once the network is back', async () => {
    const context = own.page.context();
    await context.setOffline(true);
    await type('Sin red');
    await own.page.getByRole('link', { name: 'Pages' }).first().click();
    await dialog().getByText('Leave with unsaved edits?').waitFor();
    await pressInDialog('Stay');
    await shows('Sin red');
    await context.setOffline(false);
    await own.isSaved();
    expect((await stored()).body.builder.translations['en-US'].title).toBe('Sin red');
    await own.page.getByRole('link', { name: 'Pages' }).first().click();
    await own.page.getByRole('table').waitFor();
    await openAgain();
  });

  it('[EDIT-11] survive a reload while nothing can be stored, whether typed in the panel or on the canvas', async () => {
    await own.page.getByRole('treeitem').first().waitFor();
    const refuse = (route: Route) => (route.request().method() === 'PUT' ? route.abort() : route.continue());
    await own.page.route(`**${DOCUMENT}`, refuse);
    const before = await stored();
    const reload = async () => {
      let isConfirmationAsked = false;
      own.page.once('dialog', (question) => {
        isConfirmationAsked = question.type() === 'beforeunload';
        void question.accept();
      });
      await own.page.reload();
      await heading().waitFor();
      expect(isConfirmationAsked).toBe(true);
    };
    await type('Solo en este navegador');
    await own.page.getByRole('status').filter({ hasText: 'Not saved' }).waitFor();
    await reload();
    await shows('Solo en este navegador');
    await own.page.getByText('Edits that were not saved yet are restored.').waitFor();
    expect(await dialog().count()).toBe(0);

    // A text that is still being typed where it stands.
    await heading().dblclick();
    await own.page.keyboard.press('Control+a');
    await own.page.keyboard.type('A medio escribir');
    await reload();
    await shows('A medio escribir');
    await press('Undo');
    await shows(before.body.builder.translations['en-US'].title);
    await press('Redo');
    expect(await stored()).toEqual(before);

    await own.page.unroute(`**${DOCUMENT}`, refuse);
    await own.isSaved();
    expect((await stored()).body.builder.translations['en-US'].title).toBe('A medio escribir');
    await own.page.reload();
    await shows('A medio escribir');
    expect(await own.page.getByText('Edits that were not saved yet are restored.').count()).toBe(0);
  });

  it('survive the end of the session: its operator signs in again over the page and types on', async () => {
    // It ends with the call that stores the edit, since any other call would open the dialog before.
    const endSession = async (route: Route) => {
      if (route.request().method() === 'PUT') await own.page.context().clearCookies();
      await route.continue();
    };
    await own.page.route(`**${DOCUMENT}`, endSession);
    await type('Sesión vencida');
    await dialog().getByText('Your session has ended').waitFor();
    await own.page.unroute(`**${DOCUMENT}`, endSession);
    await dialog().getByLabel('Password').fill(DEMO_PASSWORD);
    await pressInDialog('Sign in');
    await own.isSaved();
    await type('Sesión vencida y renovada');
    await own.isSaved();
    expect((await stored()).body.builder.translations['en-US'].title).toBe('Sesión vencida y renovada');
  });
});

describe('a draft as a file', () => {
  const choose = (content: string) =>
    own.page
      .getByLabel('Import a draft')
      .setInputFiles({ name: 'draft.json', mimeType: 'application/json', buffer: Buffer.from(content) });

  it('that is broken is refused with everything that is wrong, and nothing changes', async () => {
    await choose('{ not json');
    await dialog().getByText('The file is not JSON.').waitFor();
    await pressInDialog('Close');
    const broken = { ...body, builder: { ...body.builder, sections: [{ id: 7, type: 'Button' }] }, later: 1 };
    await choose(
      JSON.stringify({ format: 'forecourt/draft', kind: 'page', id: ID, version: 1, body: broken }),
    );
    await dialog().getByText('This file cannot be imported').waitFor();
    expect(await dialog().getByRole('listitem').count()).toBeGreaterThan(1);
    await pressInDialog('Close');
    await shows('Sesión vencida y renovada');
  });

  it('becomes the draft as one step that can be undone', async () => {
    const file = { format: 'forecourt/draft', kind: 'page', id: 'from-elsewhere', version: 7 };
    await choose(JSON.stringify({ ...file, body: titled('Importado') }));
    await shows('Importado');
    await press('Undo');
    await shows('Sesión vencida y renovada');
    await own.isSaved();
  });
});

describe('what is to be mended', () => {
  const focusedValue = () =>
    own.page.evaluate(() => {
      const { activeElement } = document;
      const isInPanel = activeElement?.closest('[data-panel]') !== null;
      return isInPanel && activeElement instanceof HTMLInputElement ? activeElement.value : '';
    });

  it('[EDIT-12] blocks publishing while it is an error, leads to its field, and is mended as a step that can be undone', async () => {
    const { version, body: saved } = await stored();
    const [first, button] = saved.builder.sections;
    const lost = { ...button, props: { ...button.props, link: { pageId: 'gone-for-good' } } };
    const wrong = { ...first, props: { ...first.props, as: 'h9' } };
    const builder = { ...saved.builder, sections: [wrong, lost] };
    await own.call('PUT', DOCUMENT, { basedOn: version, body: { ...saved, builder } });
    await own.open(`/pages/${ID}`);
    await press(/\d errors?/);
    const panel = own.page.getByRole('tabpanel', { name: 'Checks' });
    const publish = own.page.getByRole('button', { name: 'Publish', exact: true });
    expect(await publish.isDisabled()).toBe(true);

    const ofLink = panel.getByRole('listitem').filter({ hasText: 'gone-for-good' });
    await ofLink.getByRole('button', { name: 'Show' }).press('Enter');
    // The field opens its list, which keeps the rest of the window from assistive technology.
    await own.page.getByRole('heading', { name: 'Button', includeHidden: true }).waitFor();
    await expect.poll(focusedValue).toContain('gone-for-good');
    // Closes the list of what can be chosen instead, which opens after the field has the focus.
    const choices = own.page.getByRole('listbox');
    await choices.waitFor();
    await own.page.keyboard.press('Escape');
    await choices.waitFor({ state: 'detached' });
    await ofLink.getByRole('button', { name: 'Remove the link' }).click();
    await ofLink.waitFor({ state: 'detached' });
    await press('Undo');
    await ofLink.waitFor();
    await press('Redo');
    await ofLink.waitFor({ state: 'detached' });

    const ofLevel = panel.getByRole('listitem').filter({ hasText: '/props/as' });
    await ofLevel.getByRole('button', { name: 'Show' }).press('Enter');
    await own.page.getByRole('heading', { name: 'Paragraph' }).waitFor();
    await own.page.keyboard.press('Enter');
    await own.page.getByRole('option', { name: 'H1' }).click();
    await expect.poll(() => publish.isEnabled()).toBe(true);
  });

  it('asks before publishing while it is a warning', async () => {
    await press(/\d warnings?/);
    await press('Publish');
    await dialog()
      .getByText(/The page has \d+ warnings?/)
      .waitFor();
    await pressInDialog('Publish');
    await own.page.getByText('Published: visitors see it now.').first().waitFor();
  });
});

it('[EDIT-13] a draft is compared with the published page, and its sections are brought back one by one', async () => {
  const published = (await stored()).body;
  await own.page.getByRole('tab', { name: 'Outline' }).click();
  await type('Comparado');
  await own.page
    .getByRole('treeitem', { name: /^Button/ })
    .first()
    .click();
  await own.page.keyboard.press('Control+d');
  await own.page.keyboard.press('Alt+ArrowUp');
  await own.page
    .getByRole('treeitem', { name: /^Button/ })
    .last()
    .click();
  await own.page.keyboard.press('Delete');
  await chooseInMenu('Versions and changes');
  // By the mark of the section: sentences about it say "changed" as well.
  const changeOf = (change: string) =>
    dialog()
      .locator('section')
      .filter({ has: own.page.getByText(change, { exact: true }) });
  const revert = (change: string) => changeOf(change).getByRole('button', { name: 'Revert' }).click();
  await changeOf('Changed').getByText('Paragraph: Text changed (en-US)').waitFor();
  await changeOf('Changed').locator('ins').getByText('Comparado').waitFor();
  await changeOf('Added').getByText('Button added').waitFor();
  await changeOf('Removed').getByText('Button deleted').waitFor();

  await revert('Removed');
  await expect.poll(() => changeOf('Removed').count()).toBe(0);
  expect(await changeOf('Changed').allTextContents()).toEqual([expect.stringContaining('Comparado')]);
  expect(await changeOf('Added').allTextContents()).toEqual([expect.stringContaining('Button added')]);
  await revert('Added');
  await revert('Changed');
  await dialog().getByText('No differences.').waitFor();
  await pressInDialog('Close');
  await shows(published.builder.translations['en-US'].title);
  await own.isSaved();
  expect((await stored()).body.builder.sections).toEqual(published.builder.sections);
});

it('a page that is archived says so, and goes on once it is restored', async () => {
  expect((await other.call('POST', `${DOCUMENT}/archive`, { isArchived: true })).status).toBe(204);
  await own.page.getByRole('tab', { name: 'Outline' }).click();
  await type('Archivada');
  await own.page.getByRole('status').filter({ hasText: 'This page was archived: not saved' }).waitFor();
  // Edits that only this browser has are kept.
  own.page.once('dialog', (question) => void question.accept());
  await own.open(`/pages/${ID}`);
  await own.page.getByRole('heading', { name: /is archived$/ }).waitFor();
  await press('Restore');
  await shows('Archivada');
  await own.isSaved();
});
