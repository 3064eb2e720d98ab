import { expect, it } from 'vitest';
import { joinEnvironment } from './support/environment.ts';
import { ownComplaints, useSamplePages } from './support/sample-page.ts';

const environment = joinEnvironment();
const pages = useSamplePages(environment);

/** What a change may take until the canvas shows it, in milliseconds. */
const MOST_MS = 100;
const SECTIONS = 100;
const CHANGES = 9;

const median = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;

it('[EDIT-06] a change of a property shows at once on a page of 100 sections, which neither reloads nor scrolls', async () => {
  const lines = Array.from({ length: SECTIONS - 2 }, (_, at) => ({
    id: `line${at}`,
    type: 'DividerWithText',
    v: 1,
    props: {},
  }));
  const { page, canvas, complaints, close } = await pages.open('journey-latency', { more: lines });
  const changed = canvas.locator('[data-node=line70]');
  await page.getByRole('treeitem', { name: /^Heading/ }).click();
  await changed.scrollIntoViewIfNeeded();
  await changed.click();
  await page.getByRole('heading', { name: 'Divider with text' }).waitFor();
  expect(await canvas.locator('main > [data-node]').count()).toBe(SECTIONS);
  const field = page.getByRole('textbox', { name: 'Text', exact: true });
  await field.waitFor();
  const times = await field.evaluate(
    async (input, [id, count]) => {
      const frame = document.querySelector('iframe')?.contentDocument as Document;
      const { scrollingElement } = frame;
      const main = frame.querySelector('main') as HTMLElement;
      const shows = (text: string) => frame.querySelector(`[data-node="${id}"]`)?.textContent === text;
      const before = scrollingElement?.scrollTop ?? 0;
      const { set } = Object.getOwnPropertyDescriptor(
        input instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype,
        'value',
      ) as PropertyDescriptor;
      const measured: number[] = [];
      for (let change = 0; change < count; change += 1) {
        const text = `Obala ${change}`;
        const began = performance.now();
        set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        while (!shows(text)) await new Promise(requestAnimationFrame);
        measured.push(performance.now() - began);
        await new Promise(requestAnimationFrame);
      }
      const stays = main.isConnected && scrollingElement?.scrollTop === before && before > 0;
      return { measured, stays };
    },
    ['line70', CHANGES] as const,
  );
  expect(times.stays).toBe(true);
  expect(times.measured.length).toBe(CHANGES);
  expect(median(times.measured)).toBeLessThan(MOST_MS);
  expect(ownComplaints(complaints)).toEqual([]);
  await close();
});
