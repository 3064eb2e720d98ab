import type { Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditedDraft, openEditedDraft } from './support/edited-draft.ts';
import { joinEnvironment } from './support/environment.ts';

const environment = joinEnvironment();
let draft: EditedDraft;
beforeAll(async () => {
  draft = await openEditedDraft(environment, 'journey-checks');
}, 60_000);
afterAll(() => draft.close());

describe('what is to be mended', () => {
  const focusedValue = () =>
    draft.own.page.evaluate(() => {
      const { activeElement } = document;
      const isInPanel = activeElement?.closest('[data-panel]') !== null;
      return isInPanel && activeElement instanceof HTMLInputElement ? activeElement.value : '';
    });

  it('[EDIT-12] blocks publishing while it is an error, leads to its field, and is mended as a step that can be undone', async () => {
    const { version, body: saved } = await draft.stored();
    const [first, button] = saved.builder.sections;
    const lost = { ...button, props: { ...button.props, link: { pageId: 'gone-for-good' } } };
    const wrong = { ...first, props: { ...first.props, as: 'h9' } };
    const builder = { ...saved.builder, sections: [wrong, lost] };
    await draft.own.call('PUT', draft.path, { basedOn: version, body: { ...saved, builder } });
    await draft.own.open(`/pages/${draft.id}`);
    await draft.press(/\d errors?/);
    const panel = draft.own.page.getByRole('tabpanel', { name: 'Checks' });
    const publish = draft.own.page.getByRole('button', { name: 'Publish', exact: true });
    expect(await publish.isDisabled()).toBe(true);

    const ofLink = panel.getByRole('listitem').filter({ hasText: 'gone-for-good' });
    await ofLink.getByRole('button', { name: 'Show' }).press('Enter');
    // The field opens its list, which keeps the rest of the window from assistive technology.
    await draft.own.page.getByRole('heading', { name: 'Button', includeHidden: true }).waitFor();
    await expect.poll(focusedValue).toContain('gone-for-good');
    // Closes the list of what can be chosen instead, which opens after the field has the focus.
    const choices = draft.own.page.getByRole('listbox');
    await choices.waitFor();
    await draft.own.page.keyboard.press('Escape');
    await choices.waitFor({ state: 'detached' });
    await ofLink.getByRole('button', { name: 'Remove the link' }).click();
    await ofLink.waitFor({ state: 'detached' });
    await draft.press('Undo');
    await ofLink.waitFor();
    await draft.press('Redo');
    await ofLink.waitFor({ state: 'detached' });

    const ofLevel = panel.getByRole('listitem').filter({ hasText: '› Element:' });
    await ofLevel.getByRole('button', { name: 'Show' }).press('Enter');
    await draft.own.page.getByRole('heading', { name: 'Paragraph' }).waitFor();
    await draft.own.page.keyboard.press('Enter');
    await draft.own.page.getByRole('option', { name: 'H1' }).click();
    await expect.poll(() => publish.isEnabled()).toBe(true);
  });

  it('asks before publishing while it is a warning, and names it', async () => {
    await draft.press(/\d warnings?/);
    let respond = () => {};
    const released = new Promise<void>((resolve) => {
      respond = resolve;
    });
    await draft.own.page.route('**/versions', async (route) => {
      await released;
      await route.continue();
    });
    await draft.press('Publish');
    const question = draft.dialog();
    await question.getByText('Look at this first:').waitFor();
    expect(await question.getByRole('listitem').allInnerTexts()).toContain(
      'Button “Toda la flota”: leads nowhere.',
    );
    // What arrives late does not move the buttons away from a pointer.
    const boxOf = () => question.getByRole('button', { name: 'Publish', exact: true }).boundingBox();
    await question.getByRole('status').waitFor();
    const box = await boxOf();
    respond();
    await question.getByText('Visitors see the page for the first time.').waitFor();
    expect(await boxOf()).toEqual(box);
    await draft.own.page.unrouteAll();
    await draft.pressInDialog('Publish');
    await draft.own.page.getByText('Published: visitors see it now.').first().waitFor();
  });
});

it('[EDIT-13] a draft is compared with the published page, and its sections are brought back one by one', async () => {
  const published = (await draft.stored()).body;
  await draft.own.page.getByRole('tab', { name: 'Outline' }).click();
  await draft.type('Comparado');
  await draft.own.page
    .getByRole('treeitem', { name: /^Button/ })
    .first()
    .click();
  await draft.own.page.keyboard.press('Control+d');
  await draft.own.page.keyboard.press('Alt+ArrowUp');
  await draft.own.page
    .getByRole('treeitem', { name: /^Button/ })
    .last()
    .click();
  await draft.own.page.keyboard.press('Delete');
  const lose = (route: Route) => route.abort();
  await draft.own.page.route(`**${draft.path}/versions/*`, lose);
  await draft.chooseInMenu('Versions and changes');
  const again = draft.dialog().getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await draft.own.page.unroute(`**${draft.path}/versions/*`, lose);
  await again.click();
  // By the mark of the section: sentences about it say "changed" as well.
  const changeOf = (change: string) =>
    draft
      .dialog()
      .locator('section')
      .filter({ has: draft.own.page.getByText(change, { exact: true }) });
  const revert = (change: string) => changeOf(change).getByRole('button', { name: 'Revert' }).click();
  await changeOf('Changed').getByText('Heading: Text changed (en-US)').waitFor();
  await changeOf('Changed').locator('ins').getByText('Comparado').waitFor();
  await changeOf('Added').getByText('Button added').waitFor();
  await changeOf('Removed').getByText('Button deleted').waitFor();

  await revert('Removed');
  await expect.poll(() => changeOf('Removed').count()).toBe(0);
  expect(await changeOf('Changed').allTextContents()).toEqual([expect.stringContaining('Comparado')]);
  expect(await changeOf('Added').allTextContents()).toEqual([expect.stringContaining('Button added')]);
  await revert('Added');
  await revert('Changed');
  await draft.dialog().getByText('No differences.').waitFor();
  await draft.pressInDialog('Close');
  await draft.shows(published.builder.translations['en-US'].title);
  await draft.own.isSaved();
  expect((await draft.stored()).body.builder.sections).toEqual(published.builder.sections);
});
