import sharp from 'sharp';
import { expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { openVisit, violationsOf } from './support/visit.ts';

const environment = joinEnvironment();

it('a picture is uploaded, described and published; settings that somebody else saved meanwhile are asked about', async () => {
  const visit = await openVisit(environment.browser, {
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
  });
  const { page, complaints, close } = visit;
  const origin = environment.demo.origin.replace('//', '//editor.');
  const path = '/sites/andes/media';
  await page.goto(`${origin}/sign-in?account=martin@andes.example&to=${encodeURIComponent(path)}`);
  await page.waitForURL(`**${path}`);

  const photo = { create: { width: 700, height: 500, channels: 3, background: 'teal' } } as const;
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload' }).first().click(),
  ]);
  await chooser.setFiles([
    { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
    { name: 'Lago Azul.jpg', mimeType: 'image/jpeg', buffer: await sharp(photo).jpeg().toBuffer() },
  ]);
  await page.getByText('This is no picture that can be taken').waitFor();
  const tile = page.getByRole('link', { name: 'lago-azul', exact: true });
  await tile.waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await tile.press('Enter');
  await page.getByRole('textbox', { name: 'Description' }).fill('Un lago azul');
  await page.getByRole('slider', { name: 'Horizontally' }).press('ArrowRight');
  await page.getByText('51 %').first().waitFor();
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await page.getByText('Published: visitors see it now.').waitFor();
  await page.getByText('No page, draft or setting uses this picture.').waitFor();
  expect(await violationsOf(page)).toEqual([]);

  await page.goto(`${origin}/sites/andes/settings/seo`);
  const address = page.getByRole('textbox', { name: 'Title' });
  await address.first().waitFor();
  await page.evaluate(async () => {
    const call = '/sites/andes/api/documents/seo/main';
    const { version, body } = await (await fetch(call)).json();
    const method = 'PUT';
    const headers = { 'content-type': 'application/json' };
    const draft = { basedOn: version, body: { ...body, title: {} } };
    await fetch(call, { method, headers, body: JSON.stringify(draft) });
  });
  await address.first().fill('Autos en los Andes');
  await page.getByRole('dialog').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep mine' }).press('Enter');
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor();
  expect(await address.first().inputValue()).toBe('Autos en los Andes');
  // The refusals of the file and of the draft are responses of the server, which browsers complain about.
  expect(complaints.filter((complaint) => !/\b(?:409|422)\b/.test(complaint))).toEqual([]);
  await close();
});
