import { describe, expect, it } from 'vitest';
import { publishPage } from './support/editing.ts';
import { joinEnvironment } from './support/environment.ts';
import { openVisit } from './support/visit.ts';

const environment = joinEnvironment();

const SITE = 'adria';
const PUBLISHER = 'marko@adria.example';
const editorOrigin = () => environment.demo.origin.replace('//', '//editor.');

const pageBody = (slug: string, sections: readonly object[]) => ({
  slugs: { hr: slug },
  menuLabel: {},
  builder: { format: 1, sections, translations: { hr: { title: 'Naslov', offer: 'Ponuda tjedna' } } },
});
const paragraph = (id: string, as: string) => ({ id, type: 'Paragraph', v: 1, props: { text: id, as } });

describe('a section of a page', () => {
  it('is made shared, shown on another page, changed on both, and detached from one', async () => {
    const { page, complaints, close } = await openVisit(environment.browser, {
      locale: 'en-US',
      viewport: { width: 1440, height: 900 },
    });
    const canvas = page.frameLocator('iframe').first();
    const open = async (id: string) => {
      await page.goto(`${editorOrigin()}/sites/${SITE}/pages/${id}`);
      await canvas.locator('h1').waitFor();
    };
    const saved = () =>
      page
        .getByRole('status')
        .filter({ hasText: /^Saved$/ })
        .waitFor();
    const publish = async () => {
      await saved();
      await publishPage(page);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    const visited = async (path: string) => {
      const headers = { cookie: `demo-site=${SITE}` };
      return (await fetch(`${environment.demo.origin}${path}`, { headers })).text();
    };

    await page.goto(`${editorOrigin()}/sign-in?account=${PUBLISHER}&to=/sites/${SITE}/pages`);
    await page.getByRole('table').waitFor();
    const statuses = await page.evaluate(
      (documents) =>
        Promise.all(
          documents.map(async ([site, id, body]) => {
            const headers = { 'content-type': 'application/json' };
            const request = { method: 'POST', headers, body: JSON.stringify({ id, body }) };
            return (await fetch(`/sites/${site}/api/documents/page`, request)).status;
          }),
        ),
      [
        [SITE, 'shared-one', pageBody('shared-one', [paragraph('title', 'h1'), paragraph('offer', 'p')])],
        [SITE, 'shared-two', pageBody('shared-two', [paragraph('title', 'h1')])],
      ] as const,
    );
    expect(statuses).toEqual([201, 201]);

    // Made out of a section, and published together with its page.
    await open('shared-one');
    await canvas.getByText('Ponuda tjedna').click();
    // Tools stay where they are once the pointer is on them; until then they may move between aim and press.
    await page.getByRole('button', { name: 'More', exact: true }).hover();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Make shared…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Offer of the week');
    await dialog.getByRole('button', { name: 'Make shared' }).click();
    await page.getByRole('treeitem', { name: /Offer of the week/ }).waitFor();
    expect(await canvas.getByText('Ponuda tjedna').count()).toBe(1);
    await publish();
    await expect.poll(() => visited('/hr/shared-one')).toContain('Ponuda tjedna');

    // On another page, from the palette.
    await open('shared-two');
    await page.getByRole('tab', { name: 'Add' }).click();
    await page.getByRole('button', { name: 'Offer of the week' }).click();
    await canvas.getByText('Ponuda tjedna').waitFor();
    await publish();

    // Changed once, for both, in its place on the page.
    await canvas.getByText('Ponuda tjedna').dblclick();
    await canvas.locator('[data-content-host]').getByText('Ponuda tjedna').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/\/shared\/offer-of-the-week$/);
    expect(await canvas.locator('h1').textContent()).toBe('Naslov');
    await canvas.getByText('Ponuda tjedna').dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Ponuda mjeseca');
    await page.keyboard.press('Enter');
    await publish();
    await page.getByRole('navigation').getByRole('link', { name: 'shared-two' }).click();
    await page.getByRole('treeitem', { name: /Offer of the week/ }).waitFor();
    await canvas.getByText('Ponuda mjeseca').waitFor();
    await expect.poll(() => visited('/hr/shared-one')).toContain('Ponuda mjeseca');
    await expect.poll(() => visited('/hr/shared-two')).toContain('Ponuda mjeseca');

    // What the site has around its pages opens where it is edited, and a way leads back.
    await open('shared-two');
    await canvas.locator('body > header').dblclick({ position: { x: 4, y: 4 } });
    await page.waitForURL(({ pathname }) => pathname.endsWith('/settings/header/main'));
    await page.getByRole('link', { name: 'Back to shared-two' }).click();
    await canvas.locator('body > footer').click({ position: { x: 4, y: 4 } });
    // In a low window half of it is in sight, and stays so while the mouse is down.
    await page.setViewportSize({ width: 1440, height: 500 });
    await canvas.locator('body > footer').evaluate((footer) => {
      const { top, height } = footer.getBoundingClientRect();
      scrollBy(0, top + height / 2 - innerHeight);
    });
    const edit = page
      .getByRole('group', { name: /^Shared: / })
      .getByRole('button', { name: 'Edit this section' })
      .last();
    await edit.click({ delay: 100 });
    await page.waitForURL(({ pathname }) => pathname.endsWith('/shared/footer'));
    await page.setViewportSize({ width: 1440, height: 900 });
    await canvas.locator('main [data-node]').first().waitFor();
    expect(await canvas.locator('body > header, body > footer').count()).toBe(0);

    // Detached: what is changed here stays here.
    await open('shared-two');
    await page.getByRole('treeitem', { name: /Offer of the week/ }).click();
    await page.getByRole('button', { name: 'Detach' }).click();
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Samo ovdje');
    await publish();
    await expect.poll(() => visited('/hr/shared-two')).toContain('Samo ovdje');
    expect(await visited('/hr/shared-one')).toContain('Ponuda mjeseca');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.getByRole('treeitem', { name: /Offer of the week/ }).waitFor();
    expect(complaints.filter((text) => !text.includes('Blocked script execution'))).toEqual([]);
    await close();
  });
});
