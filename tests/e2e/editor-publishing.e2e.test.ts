import type { Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditedDraft, openEditedDraft } from './support/edited-draft.ts';
import { publishPage } from './support/editing.ts';
import { joinEnvironment } from './support/environment.ts';

const environment = joinEnvironment();
let draft: EditedDraft;
beforeAll(async () => {
  draft = await openEditedDraft(environment, 'journey-publishing');
}, 60_000);
afterAll(() => draft.close());

describe('two people change a page at once', () => {
  it('both versions are shown; mine goes on, and theirs stays in the list of versions', async () => {
    await draft.storeAsOther('Título de ella');
    await draft.type('Título mío');
    await draft.dialog().getByText('Altagracia Núñez saved another version').waitFor();
    expect(await draft.dialog().getByRole('region').count()).toBe(2);
    await draft.pressInDialog('Keep mine');
    await draft.own.isSaved();
    const { version, body: saved } = await draft.stored();
    expect(saved.builder.translations['en-US'].title).toBe('Título mío');
    expect(await draft.storedTitle(`${draft.path}/versions/${version - 1}`)).toBe('Título de ella');
  });

  it('theirs goes on, and mine is brought back from where it was set aside', async () => {
    await draft.storeAsOther('Otra vez de ella');
    await draft.type('Mío, apartado');
    await draft.pressInDialog('Take theirs');
    await draft.shows('Otra vez de ella');
    await draft.chooseInMenu('Versions and changes');
    await draft
      .dialog()
      .getByRole('button', { name: /Edits of version/ })
      .click();
    await draft.pressInDialog('Make this the draft');
    await draft.shows('Mío, apartado');
    await draft.own.isSaved();
    expect(await draft.storedTitle()).toBe('Mío, apartado');
  });
});

describe('publishing', () => {
  it('is taken back at once, an earlier version is published again, and the draft stays', async () => {
    await publishPage(draft.own.page);
    const first = (await draft.stored()).version;
    await draft.type('Segundo');
    await draft.own.isSaved();
    await publishPage(draft.own.page);
    await expect.poll(draft.visitorsHtml).toContain('Segundo');
    await draft.own.page.getByRole('button', { name: 'Take back' }).last().click();
    await expect.poll(draft.visitorsHtml).toContain('Mío, apartado');
    await publishPage(draft.own.page);
    await expect.poll(draft.visitorsHtml).toContain('Segundo');
    await draft.chooseInMenu('Versions and changes');
    await draft
      .dialog()
      .getByRole('button', { name: new RegExp(`^Version ${first}\\b`) })
      .click();
    await draft.pressInDialog('Publish this version again');
    await expect.poll(draft.visitorsHtml).toContain('Mío, apartado');
    const message = draft.own.page
      .getByRole('status')
      .locator('> div', { hasText: `version ${first} again` });
    await message.getByRole('button', { name: 'Take back' }).click();
    await expect.poll(draft.visitorsHtml).toContain('Segundo');
    await draft.pressInDialog('Publish this version again');
    await expect.poll(draft.visitorsHtml).toContain('Mío, apartado');
    await draft.pressInDialog('Close');
    expect(await draft.storedTitle()).toBe('Segundo');
  });

  it('[EDIT-12] is refused when somebody else was first, and both versions are shown', async () => {
    await draft.openAgain();
    await draft.reviewPublication();
    await draft.storeAsOther('Publicado por ella');
    const { version } = await draft.stored();
    const documents = [{ kind: 'page', id: draft.id, version }];
    expect((await draft.other.call('POST', '/publications', { documents })).status).toBe(200);
    await draft.pressInDialog('Publish');
    await draft.dialog().getByText('Altagracia Núñez saved another version').waitFor();
    expect(await draft.visitorsHtml()).toContain('Publicado por ella');
    await draft.pressInDialog('Take theirs');
    await draft.shows('Publicado por ella');
  });

  it('gives way to both versions when what was typed before meets that of somebody else', async () => {
    await draft.storeAsOther('Guardado por ella');
    let respond = () => {};
    const released = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const hold = async (route: Route) => {
      if (route.request().method() === 'PUT') await released;
      await route.continue();
    };
    await draft.own.page.route(`**${draft.path}`, hold);
    await draft.type('Antes de preguntar');
    await draft.reviewPublication();
    respond();
    await draft.dialog().getByText('Altagracia Núñez saved another version').waitFor();
    expect(await draft.dialog().count()).toBe(1);
    await draft.own.page.unroute(`**${draft.path}`, hold);
    await draft.pressInDialog('Close');
    await draft.press('More ways to publish');
    await draft.own.page.getByRole('menuitem', { name: 'Review and publish…' }).click();
    await draft.pressInDialog('Take theirs');
    await draft.shows('Guardado por ella');
    await draft.dialog().waitFor({ state: 'detached' });
  });

  it('goes on when somebody else stored the very same meanwhile', async () => {
    const before = await draft.stored();
    await draft.storeAsOther(await draft.storedTitle());
    const { version } = await draft.stored();
    expect(version).toBe(before.version + 1);
    await draft.reviewPublication();
    await draft.pressInDialog('Publish');
    await expect.poll(async () => (await draft.stored()).publishedVersion).toBe(version);
    await draft.dialog().waitFor({ state: 'detached' });
  });

  it('says that nothing has changed where visitors see the same already', async () => {
    const publish = draft.own.page.getByRole('button', { name: 'Publish', exact: true });
    await expect.poll(() => publish.getAttribute('aria-disabled')).toBe('true');
    await draft.reviewPublication();
    await draft.dialog().getByText('Nothing has changed since it was published.').waitFor();
    expect(await draft.dialog().getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true);
    await draft.pressInDialog('Cancel');
    await draft.dialog().waitFor({ state: 'detached' });
  });

  it('puts a page and a shared section before visitors at the same moment', async () => {
    // One that no page shows: what is published is seen by the tests beside this one.
    const shared = '/documents/sharedComponent/journey-together';
    const sections = [{ id: 'line', type: 'Divider', v: 1, props: {} }];
    const builder = { format: 1, sections, translations: {} };
    const made = { id: 'journey-together', body: { name: 'Aviso', builder, wrapperTag: 'div' } };
    expect((await draft.other.call('POST', '/documents/sharedComponent', made)).status).toBe(201);
    await draft.type('Con un aviso');
    await draft.own.isSaved();
    await draft.reviewPublication();
    await draft.dialog().getByText('Shared section · Aviso', { exact: true }).click();
    await draft.pressInDialog('Publish');
    // Its message alone would not do: that of an earlier publication may still be shown.
    await draft.dialog().waitFor({ state: 'detached' });
    await draft.own.page.getByText('Published: visitors see it now.').first().waitFor();
    for (const path of [draft.path, shared]) {
      const { version, publishedVersion } = await draft.stored(path);
      expect(publishedVersion).toBe(version);
    }
    expect(await draft.visitorsHtml()).toContain('Con un aviso');
    expect((await draft.other.call('POST', `${shared}/archive`, { isArchived: true })).status).toBe(204);
  });
});
