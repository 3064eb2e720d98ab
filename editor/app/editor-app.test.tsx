// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { press, setUpEditor } from '../testing/open-editor.tsx';
import { openPages } from '../testing/open-pages.ts';

const keepFocus = vi.fn(() => () => undefined);

setUpEditor();

it('loads what keeps the focus with the next press where the first one could not', async () => {
  vi.doMock('./focus-keeper.ts', () => {
    throw new Error('no network');
  });
  await openPages();
  await press(document.body);
  expect(keepFocus).not.toHaveBeenCalled();
  vi.doMock('./focus-keeper.ts', () => ({ keepFocus }));
  await press(document.body);
  await press(document.body);
  expect(keepFocus).toHaveBeenCalledTimes(1);
});
