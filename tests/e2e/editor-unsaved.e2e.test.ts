import type { Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/demo-accounts.ts';
import { type EditedDraft, openEditedDraft } from './support/edited-draft.ts';
import { joinEnvironment } from './support/environment.ts';

const environment = joinEnvironment();
let draft: EditedDraft;
beforeAll(async () => {
  draft = await openEditedDraft(environment, 'journey-unsaved');
}, 60_000);
afterAll(() => draft.close());

describe('a part of the editor that cannot be loaded', () => {
  /** Opens a screen of the site while a file of the editor is out of reach. @returns brings the file and the network back */
  const openWithout = async (file: string, path: string) => {
    const { page } = draft.own;
    const pattern = `**/${file}-*.js`;
    await page.route(pattern, (route) => route.abort());
    await draft.own.open(path);
    return async () => {
      await page.unroute(pattern);
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    };
  };

  it.each([
    ['all fields', 'node-panel'],
    ['what makes texts safe', 'purify'],
  ])('says so in its place, and is there once the network is back: %s', async (_part, file) => {
    const bringBack = await openWithout(file, `/pages/${draft.id}`);
    const panel = draft.own.page.getByRole('region', { name: 'Properties' });
    // The fields are loaded when somebody works with the page for the first time.
    await draft.own.page
      .getByRole('treeitem', { name: /^Heading/ })
      .first()
      .click();
    await panel.getByRole('alert').getByText('This could not be loaded').waitFor();
    await bringBack();
    await panel.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
    expect(await panel.getByRole('alert').count()).toBe(0);
  });

  it.each([
    ['media-library', '/media', 'Pictures · Caribe Drive'],
    ['page-list-screen', '/pages', 'Pages · Caribe Drive'],
  ])('leaves the ways to other screens where it is a screen: %s', async (file, path, title) => {
    const bringBack = await openWithout(file, path);
    const main = draft.own.page.getByRole('main');
    await main.getByRole('alert').getByText('This could not be loaded').waitFor();
    await draft.own.page.getByRole('banner').getByRole('link', { name: 'Settings' }).waitFor();
    await bringBack();
    await main.getByRole('searchbox').waitFor();
    expect(await draft.own.page.title()).toContain(title);
    expect(await main.getByRole('alert').count()).toBe(0);
  });
});

it.each([
  ['a version', '/pages/journey-unsaved/versions/1'],
  ['a theme', '/settings/theme'],
  ['a form', '/settings/form/checkout'],
])(
  'the picture of %s that the server refuses says so in its place, until it is tried again',
  async (_of, path) => {
    const { page } = draft.own;
    await page.route('**/canvas/**', (route) => route.fulfill({ status: 503 }));
    await draft.own.open(path);
    const failed = page.getByRole('main').getByRole('alert');
    await failed.getByText('This could not be loaded').waitFor();
    await page.unroute('**/canvas/**');
    await failed.getByRole('button', { name: 'Try again' }).click();
    await draft.own.canvas.locator('body *').first().waitFor();
    expect(await failed.count()).toBe(0);
  },
);

it('what asks questions is loaded on each screen before the network is gone', async () => {
  const { page } = draft.own;
  const loaded = page.waitForResponse(/dialog-frame/);
  await draft.own.open('/media');
  await page.getByRole('searchbox').waitFor();
  await page.mouse.move(100, 100);
  await loaded;
});

describe('edits that are not on the server', () => {
  it('move nothing in the top bar, in which the name of the page stands', async () => {
    const { page } = draft.own;
    await page.setViewportSize({ width: 1280, height: 900 });
    await draft.openAgain();
    const status = page.getByRole('status').filter({ hasText: 'aved' });
    await status.waitFor();
    const boxOf = (name: string) => page.getByRole('button', { name, exact: true }).boundingBox();
    const boxes = () => Promise.all(['Undo', 'Redo', 'More for this page', 'Publish'].map(boxOf));
    const before = await boxes();
    expect(
      (await page.getByRole('navigation').getByText('Autos en la isla').boundingBox())?.width,
    ).toBeGreaterThan(80);
    const refuse = (route: Route) => (route.request().method() === 'PUT' ? route.abort() : route.continue());
    await page.route(`**${draft.path}`, refuse);
    await draft.type('Nada se mueve');
    await status.filter({ hasText: 'Not saved, trying again' }).waitFor();
    expect(await boxes()).toEqual(before);
    await page.unroute(`**${draft.path}`, refuse);
    await draft.own.isSaved();
    expect(await boxes()).toEqual(before);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('are asked about before the page is left, and stored once the network is back', async () => {
    const context = draft.own.page.context();
    await draft.openAgain();
    await draft.type('Con red');
    await draft.own.isSaved();
    await context.setOffline(true);
    await draft.type('Sin red');
    await draft.own.page.getByRole('link', { name: 'Pages' }).first().click();
    await draft.dialog().getByText('Leave with unsaved edits?').waitFor();
    await draft.pressInDialog('Stay');
    await draft.shows('Sin red');
    await context.setOffline(false);
    await draft.own.isSaved();
    expect(await draft.storedTitle()).toBe('Sin red');
    await draft.own.page.getByRole('link', { name: 'Pages' }).first().click();
    await draft.own.page.getByRole('table').waitFor();
    await draft.openAgain();
  });

  it('[EDIT-11] survive a reload while nothing can be stored, whether typed in the panel or on the canvas', async () => {
    await draft.own.page.getByRole('treeitem').first().waitFor();
    const refuse = (route: Route) => (route.request().method() === 'PUT' ? route.abort() : route.continue());
    await draft.own.page.route(`**${draft.path}`, refuse);
    const before = await draft.stored();
    const reload = async () => {
      let isConfirmationAsked = false;
      draft.own.page.once('dialog', (question) => {
        isConfirmationAsked = question.type() === 'beforeunload';
        void question.accept();
      });
      await draft.own.page.reload();
      await draft.heading().waitFor();
      expect(isConfirmationAsked).toBe(true);
    };
    await draft.type('Solo en este navegador');
    await draft.own.page.getByRole('status').filter({ hasText: 'Not saved' }).waitFor();
    await reload();
    await draft.shows('Solo en este navegador');
    await draft.own.page.getByText('Edits that were not saved yet are restored.').waitFor();
    expect(await draft.dialog().count()).toBe(0);

    // A text that is still being typed where it stands.
    await draft.heading().dblclick();
    await draft.own.page.keyboard.press('Control+a');
    await draft.own.page.keyboard.type('A medio escribir');
    await reload();
    await draft.shows('A medio escribir');
    await draft.press('Undo');
    await draft.shows(before.body.builder.translations['en-US'].title);
    await draft.press('Redo');
    expect(await draft.stored()).toEqual(before);

    await draft.own.page.unroute(`**${draft.path}`, refuse);
    await draft.own.isSaved();
    expect(await draft.storedTitle()).toBe('A medio escribir');
    await draft.own.page.reload();
    await draft.shows('A medio escribir');
    expect(await draft.own.page.getByText('Edits that were not saved yet are restored.').count()).toBe(0);
  });

  it('survive a crash of the tab while they are typed on the canvas, unless they are taken back', async () => {
    const { page } = draft.own;
    const noted = () =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            indexedDB.open('forecourt-editor').onsuccess = ({ target }) => {
              const drafts = (target as IDBOpenDBRequest).result.transaction('drafts').objectStore('drafts');
              drafts.getAll().onsuccess = (event) =>
                resolve(JSON.stringify((event.target as IDBRequest).result));
            };
          }),
      );
    await draft.own.isSaved();
    const before = await draft.storedTitle();
    await draft.heading().dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('A mitad de la frase');
    await expect.poll(noted).toContain('A mitad de la frase');
    expect(await draft.storedTitle()).toBe(before);
    await page.keyboard.press('Escape');
    await expect.poll(noted).toBe('[]');
    await draft.shows(before);
  });

  it('are asked about where another version was stored since, also when that could not be loaded at first', async () => {
    const { page } = draft.own;
    const refuse = (route: Route) => (route.request().method() === 'PUT' ? route.abort() : route.continue());
    await page.route(`**${draft.path}`, refuse);
    await draft.type('De ayer');
    await page.getByRole('status').filter({ hasText: 'Not saved' }).waitFor();
    await draft.storeAsOther('De otra persona');
    const asking = '**/conflict-dialog-*.js';
    await page.route(asking, (route) => route.abort());
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await page.unroute(`**${draft.path}`, refuse);
    await draft.dialog().getByText('This could not be loaded').waitFor();
    await page.unroute(asking);
    await draft.pressInDialog('Try again');
    await draft.dialog().getByText('What you changed').waitFor();
    await draft.pressInDialog('Keep mine');
    await draft.shows('De ayer');
    await draft.own.isSaved();
    expect(await draft.storedTitle()).toBe('De ayer');
  });

  it('survive the end of the session: its operator signs in again over the page and types on', async () => {
    // It ends with the call that stores the edit, since any other call would open the dialog before.
    const endSession = async (route: Route) => {
      if (route.request().method() === 'PUT') await draft.own.page.context().clearCookies();
      await route.continue();
    };
    await draft.own.page.route(`**${draft.path}`, endSession);
    await draft.type('Sesión vencida');
    await draft.dialog().getByText('Your session has ended').waitFor();
    await draft.own.page.unroute(`**${draft.path}`, endSession);
    await draft.dialog().getByLabel('Password').fill(DEMO_PASSWORD);
    await draft.pressInDialog('Sign in');
    await draft.own.isSaved();
    await draft.type('Sesión vencida y renovada');
    await draft.own.isSaved();
    expect(await draft.storedTitle()).toBe('Sesión vencida y renovada');
  });
});

describe('a draft as a file', () => {
  const choose = (content: string) =>
    draft.own.page
      .getByLabel('Import a draft')
      .setInputFiles({ name: 'draft.json', mimeType: 'application/json', buffer: Buffer.from(content) });

  it('that is broken is refused with everything that is wrong, and nothing changes', async () => {
    await choose('{ not json');
    await draft.dialog().getByText('The file is not JSON.').waitFor();
    await draft.pressInDialog('Close');
    const { body } = draft;
    const broken = { ...body, builder: { ...body.builder, sections: [{ id: 7, type: 'Button' }] }, later: 1 };
    await choose(
      JSON.stringify({ format: 'forecourt/draft', kind: 'page', id: draft.id, version: 1, body: broken }),
    );
    await draft.dialog().getByText('This file cannot be imported').waitFor();
    expect(await draft.dialog().getByRole('listitem').count()).toBeGreaterThan(1);
    await draft.pressInDialog('Close');
    await draft.shows('Sesión vencida y renovada');
  });

  it('becomes the draft as one step that can be undone', async () => {
    const file = { format: 'forecourt/draft', kind: 'page', id: 'from-elsewhere', version: 7 };
    await choose(JSON.stringify({ ...file, body: draft.titled('Importado') }));
    await draft.shows('Importado');
    await draft.press('Undo');
    await draft.shows('Sesión vencida y renovada');
    await draft.own.isSaved();
  });
});

it('a page that is archived says so, and goes on once it is restored', async () => {
  expect((await draft.other.call('POST', `${draft.path}/archive`, { isArchived: true })).status).toBe(204);
  await draft.own.page.getByRole('tab', { name: 'Outline' }).click();
  await draft.type('Archivada');
  await draft.own.page.getByRole('status').filter({ hasText: 'This page was archived: not saved' }).waitFor();
  // Edits that only this browser has are kept.
  draft.own.page.once('dialog', (question) => void question.accept());
  await draft.own.open(`/pages/${draft.id}`);
  await draft.own.page.getByRole('heading', { name: /is archived$/ }).waitFor();
  await draft.press('Restore');
  await draft.shows('Archivada');
  await draft.own.isSaved();
});
