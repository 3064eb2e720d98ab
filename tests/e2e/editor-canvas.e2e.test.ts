import { expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { openVisit } from './support/visit.ts';

const environment = joinEnvironment();

/** Opens a page of Andes in the editor as a publisher. */
async function openPage(id: string, width: number) {
  const visit = await openVisit(environment.browser, {
    locale: 'en-US',
    viewport: { width, height: 800 },
  });
  const origin = environment.demo.origin.replace('//', '//editor.');
  const path = `/sites/andes/pages/${id}`;
  await visit.page.goto(`${origin}/sign-in?account=martin@andes.example&to=${encodeURIComponent(path)}`);
  await visit.page.waitForURL(`**${path}`);
  const canvas = visit.page.frameLocator('iframe[title="The page as visitors see it"]');
  await canvas.locator('h1').first().waitFor();
  return { ...visit, canvas };
}

it('shows what works with scripts alone, though none run on the canvas', async () => {
  const { page, canvas, complaints, close } = await openPage('contact', 1440);
  await canvas.locator('form textarea').first().waitFor();
  await page.getByRole('treeitem', { name: /^Contact form/ }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

it('keeps the tools of a component at its edge on the canvas', async () => {
  const { page, complaints, close } = await openPage('about', 1100);
  const frame = page.locator('iframe[title="The page as visitors see it"]');
  const tools = page.getByRole('toolbar', { name: 'Tools of the selection' });
  const lines = page.getByRole('treeitem');
  await lines.first().click();
  await page.keyboard.press('End');
  const edges: number[] = [];
  for (let step = 0; step < 12; step += 1) {
    await tools.waitFor();
    // The tools are placed with the next frame.
    await page.waitForTimeout(100);
    const [bar, box] = [await tools.boundingBox(), await frame.boundingBox()];
    if (!bar || !box) throw new Error('the selection has no tools');
    expect(bar.x).toBeGreaterThanOrEqual(box.x);
    expect(bar.x + bar.width).toBeLessThanOrEqual(box.x + box.width);
    edges.push(box.x + box.width - bar.x - bar.width);
    await page.keyboard.press('ArrowUp');
  }
  // At least one of them has to be moved in, or the test proves nothing.
  expect(Math.min(...edges)).toBeLessThan(8);
  expect(complaints).toEqual([]);
  await close();
});
