// @vitest-environment jsdom
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { settle, setUpEditor } from '../../testing/open-editor.tsx';
import { useCode } from './use-code.ts';

setUpEditor();

let root: Root;
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  onlineManager.setOnline(false);
});
afterEach(() => {
  act(() => root.unmount());
  onlineManager.setOnline(true);
});
const show = async (load: () => Promise<string>, isNeeded = true) => {
  const Shown = () => useCode('code', load, isNeeded) ?? 'nothing';
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Shown />
      </QueryClientProvider>,
    ),
  );
  await settle();
};
const text = () => document.body.textContent;

it('is there without a network where the browser has it', async () => {
  await show(async () => 'the code');
  expect(text()).toBe('the code');
});

it('is loaded once the network is back', async () => {
  let isOnline = false;
  await show(async () => {
    if (!isOnline) throw new Error('no network');
    return 'the code';
  });
  expect(text()).toBe('nothing');
  isOnline = true;
  await act(async () => onlineManager.setOnline(true));
  await settle();
  expect(text()).toBe('the code');
});

it('is not loaded before it is needed', async () => {
  let loads = 0;
  await show(async () => {
    loads += 1;
    return 'the code';
  }, false);
  expect([loads, text()]).toEqual([0, 'nothing']);
});
