import { expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { ownComplaints } from './support/sample-page.ts';
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
  expect(ownComplaints(complaints)).toEqual([]);
  await close();
});

it('offers to insert something where the pointer rests, also when what offers it is loaded later', async () => {
  const { page, canvas, complaints, close } = await openPage('contact', 1440);
  let load = () => {};
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/insert-point-[^/]+\.js$/, async (route) => {
    await loading;
    await route.continue();
  });
  await page.reload();
  const title = canvas.locator('h1').first();
  await title.waitFor();
  const { x, y, width, height } = (await title.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height - 10);
  await page.mouse.move(x + width / 2, y + height - 2);
  load();
  await page.getByRole('button', { name: 'Insert here' }).waitFor();
  expect(ownComplaints(complaints)).toEqual([]);
  await close();
});

it('keeps the tools of a component at its edge on the canvas', async () => {
  const { page, canvas, complaints, close } = await openPage('home', 1280);
  // The component that begins nearest to the end of the page: there is no room for its tools after its start.
  const id = await canvas.locator('main').evaluate((main) => {
    const startOf = (element: Element) => element.getBoundingClientRect().left;
    const [last] = [...main.querySelectorAll('[data-node]')].sort(
      (one, other) => startOf(other) - startOf(one),
    );
    return last?.getAttribute('data-node') ?? '';
  });
  await canvas.locator(`[data-node="${id}"]`).click();
  const tools = page.getByRole('toolbar', { name: 'Tools of the selection' });
  await tools.waitFor();
  const frame = page.locator('iframe[title="The page as visitors see it"]');
  const [bar, box, selected] = await Promise.all(
    [tools, frame, canvas.locator(`[data-node="${id}"]`)].map((one) => one.boundingBox()),
  );
  if (!bar || !box || !selected) throw new Error('what is selected has no tools');
  expect(selected.x + bar.width).toBeGreaterThan(box.x + box.width);
  expect(bar.x).toBeGreaterThanOrEqual(box.x);
  expect(bar.x + bar.width).toBeLessThanOrEqual(box.x + box.width);
  expect(ownComplaints(complaints)).toEqual([]);
  await close();
});

it('puts the tools of a component where they cover no text, and out of the way while its text is edited', async () => {
  const { page, canvas, complaints, close } = await openPage('contact', 1440);
  const tools = page.getByRole('toolbar', { name: 'Tools of the selection' });
  const boxOf = async (one: typeof tools) => {
    const box = await one.boundingBox();
    if (!box) throw new Error('it is not shown');
    return { ...box, bottom: box.y + box.height };
  };
  // The heading is above, and nothing below.
  const paragraph = canvas.locator('[data-node=lead-text]');
  await paragraph.click();
  await expect.poll(async () => (await boxOf(tools)).y).toBeGreaterThan((await boxOf(paragraph)).bottom);
  // It stays below while the page scrolls, and until another component is selected.
  const distance = async () => Math.round((await boxOf(tools)).y - (await boxOf(paragraph)).bottom);
  const before = await distance();
  await canvas.locator('html').evaluate((html) => html.scrollBy(0, 60));
  await expect.poll(distance).toBe(before);
  const opacity = () => tools.evaluate((bar) => getComputedStyle(bar).opacity);
  await page.keyboard.press('F2');
  await canvas.locator('[contenteditable]:focus').waitFor();
  await expect.poll(opacity).toBe('0');
  // They are where the keyboard goes from the canvas, as always.
  await page.keyboard.press('Escape');
  await expect.poll(opacity).toBe('1');
  await page.keyboard.press('Tab');
  await tools.locator('button:focus').first().waitFor();
  const heading = canvas.locator('[data-node=call-title]');
  await heading.click();
  await expect.poll(async () => (await boxOf(tools)).bottom).toBeLessThan((await boxOf(heading)).y);
  expect(ownComplaints(complaints)).toEqual([]);
  await close();
});
