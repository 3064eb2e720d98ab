import { expect, it } from 'vitest';
import { openExampleSite } from './example-site.ts';

const { open } = openExampleSite({ component: 'Countdown', island: 'countdown', example: 'offer' });

it('[COMP-13] ticks in a browser, and moves nothing while it does', async () => {
  const page = await open();
  const seconds = () => page.locator('[role="timer"] b').last().textContent();
  const box = () => page.locator('[role="timer"]').boundingBox();
  await page.locator('[data-hydrated="true"]').waitFor({ state: 'attached' });
  const [first, before] = [await seconds(), await box()];
  await expect.poll(seconds, { timeout: 5000 }).not.toBe(first);
  expect(await box()).toEqual(before);
});

it('says when it ends where scripts do not run, instead of a time that stands still', async () => {
  const page = await open('', { javaScriptEnabled: false });
  expect(await page.locator('[role="timer"]').isVisible()).toBe(false);
  expect(await page.getByText('Ends on Friday, May 31, 2030 at 23:59').isVisible()).toBe(true);
});
