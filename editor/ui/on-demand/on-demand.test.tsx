// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTexts } from '../../i18n.ts';
import { find, press, settle, setUpEditor } from '../../testing/open-editor.tsx';
import { ToastRegion } from '../toast/toasts.tsx';
import { onDemand } from './on-demand.tsx';

setUpEditor();

interface Props {
  readonly onClose?: () => void;
}
const Content = () => <p>the content</p>;
let root: Root;
let isOnline = false;
let loads = 0;
const open = async (props: Props = {}) => {
  const Shown = onDemand<Props>(
    async () => {
      loads += 1;
      if (!isOnline) throw new Error('no network');
      return Content;
    },
    <p>loading</p>,
  );
  const texts = await createTexts('en');
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <ToastRegion dismissLabel="Dismiss">
          <Shown {...props} />
        </ToastRegion>
      </I18nextProvider>,
    ),
  );
  await settle();
};
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  isOnline = false;
  loads = 0;
});
afterEach(() => act(() => root.unmount()));
const text = () => document.body.textContent ?? '';
const alerts = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);

it('says in its place that it could not be loaded, and loads when the button is pressed', async () => {
  await open();
  expect(alerts()).toEqual([expect.stringContaining('This could not be loaded')]);
  await press(find('button', 'Try again'));
  expect([loads, alerts().length]).toEqual([2, 1]);
  isOnline = true;
  await press(find('button', 'Try again'));
  expect(text()).toBe('the content');
});

it('loads by itself once the network is back', async () => {
  await open();
  isOnline = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  await settle();
  expect(text()).toBe('the content');
});

it('closes what can be closed with a message, once', async () => {
  let closed = 0;
  await open({
    onClose: () => {
      closed += 1;
    },
  });
  expect([closed, loads, alerts()]).toEqual([1, 1, []]);
  expect(text()).toContain('This could not be loaded. Check the connection and try again.');
});

it('is loaded ahead once the network is back', async () => {
  let isOpened = false;
  const Shown = onDemand(async () => {
    if (!isOnline) throw new Error('no network');
    isOpened = true;
    return Content;
  });
  Shown.preload();
  await settle();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(isOpened).toBe(true);
});
