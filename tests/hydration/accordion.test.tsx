import { expect, it } from 'vitest';
import { openExampleSite } from './example-site.ts';

const { open } = openExampleSite({
  component: 'Accordion',
  island: 'accordion',
  example: 'questions',
  props: { multiple: false },
});

it('[COMP-04] opens by the first click, and by Enter and Space, with the contents as served', async () => {
  const page = await open();
  const before = await page.locator('[data-slot]').allTextContents();
  const expanded = () =>
    page.locator('button').evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded')));

  await page.locator('button').nth(1).click();
  await expect.poll(expanded).toEqual(['false', 'true', 'false']);
  await page.locator('button').nth(2).press('Enter');
  await expect.poll(expanded).toEqual(['false', 'false', 'true']);
  await page.locator('button').nth(0).press('Space');
  await expect.poll(expanded).toEqual(['true', 'false', 'false']);
  expect(await page.locator('[data-slot]').allTextContents()).toEqual(before);
});

it('shows every answer where scripts do not run', async () => {
  const page = await open('', { javaScriptEnabled: false });
  const answers = await page.locator('[data-slot]').all();
  expect(answers).toHaveLength(3);
  expect(await Promise.all(answers.map((answer) => answer.isVisible()))).toEqual([true, true, true]);
});
