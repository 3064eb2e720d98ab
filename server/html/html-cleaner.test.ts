import { afterEach, expect, it } from 'vitest';
import { createHtmlCleaner } from './html-cleaner.ts';

const reports: string[] = [];
const cleaners: { readonly close: () => Promise<void> }[] = [];
function cleaner(limitMs?: number) {
  const created = createHtmlCleaner({
    report: (message) => void reports.push(message),
    ...(limitMs === undefined ? {} : { limitMs }),
  });
  cleaners.push(created);
  return created;
}
afterEach(async () => {
  await Promise.all(cleaners.splice(0).map(({ close }) => close()));
  reports.length = 0;
});

it('makes HTML safe on a thread of its own, each text once', async () => {
  const { clean } = cleaner();
  const first = clean('<p onclick="x()">a</p>');
  expect(clean('<p onclick="x()">a</p>')).toBe(first);
  expect(await first).toEqual({ html: '<p>a</p>', refusal: null, removed: ['onclick'] });
});

it('refuses what takes too long, and goes on with the next text', async () => {
  const { clean } = cleaner(0);
  expect(await clean('<b>slow</b>')).toEqual({ html: '', refusal: 'html-too-slow', removed: [] });
  expect(reports).toEqual(['HTML was not cleaned']);
  expect((await clean('<b>next</b>')).refusal).toBe('html-too-slow');
});

it('refuses what is too large without a thread', async () => {
  expect(await cleaner().clean('x'.repeat(65_537))).toMatchObject({ refusal: 'html-too-large' });
});

it('ends its thread', async () => {
  const { clean, close } = cleaner();
  await clean('<b>a</b>');
  await close();
  expect((await clean('<b>b</b>')).html).toBe('<b>b</b>');
});
