// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createPurifier } from './purifier.ts';

async function loadPurify() {
  const purifier = createPurifier();
  await purifier.load();
  const purify = purifier.value();
  if (!purify) throw new Error('it is not loaded');
  return purify;
}

it('makes a text safe once, however often it is shown, and anew after hundreds of others', async () => {
  const purify = await loadPurify();
  const made = purify('<p onclick="x()">Text</p>');
  expect(made.html).toBe('<p>Text</p>');
  expect(purify('<p onclick="x()">Text</p>')).toBe(made);
  for (let number = 0; number < 500; number += 1) purify(`<p>${number}</p>`);
  const again = purify('<p onclick="x()">Text</p>');
  expect(again).not.toBe(made);
  expect(again).toEqual(made);
});
