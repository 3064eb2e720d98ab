// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
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
/** What the next loads wait for. */
let running: Promise<void> = Promise.resolve();
const createShown = () =>
  onDemand<Props>(
    async () => {
      loads += 1;
      await running;
      if (!isOnline) throw new Error('no network');
      return Content;
    },
    { waiting: <p>loading</p> },
  );
const render = async (shown: ReactNode) => {
  const texts = await createTexts('en');
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <ToastRegion dismissLabel="Dismiss">{shown}</ToastRegion>
      </I18nextProvider>,
    ),
  );
  await settle();
};
const open = (props: Props = {}) => {
  const Shown = createShown();
  return render(<Shown {...props} />);
};
const goOnline = async () => {
  isOnline = true;
  await act(async () => window.dispatchEvent(new Event('online')));
  await settle();
};
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  isOnline = false;
  loads = 0;
  running = Promise.resolve();
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
  await goOnline();
  expect(text()).toBe('the content');
});

it('loads by itself where the network came back before it failed', async () => {
  let fail = (_reason: Error) => {};
  running = new Promise((_resolve, reject) => {
    fail = reject;
  });
  await open();
  running = Promise.resolve();
  await goOnline();
  await act(async () => fail(new Error('no network')));
  await settle();
  expect([loads, text()]).toEqual([2, 'the content']);
});

it('is busy while it is tried again, and says it once more when that failed', async () => {
  await open();
  const button = find('button', 'Try again');
  const said = document.querySelector('[role=alert] h2 > *');
  let end = () => {};
  running = new Promise((resolve) => {
    end = resolve;
  });
  await press(button);
  await press(button);
  expect([loads, button.getAttribute('aria-disabled')]).toEqual([2, 'true']);
  await act(async () => end());
  await settle();
  expect(button.getAttribute('aria-disabled')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(document.querySelector('[role=alert] h2 > *')?.textContent).toBe('This could not be loaded');
  expect(document.querySelector('[role=alert] h2 > *')).not.toBe(said);
});

it.each([
  ['its start, where the button had it', true],
  ['where it is, when it is elsewhere', false],
])('leaves the focus at %s', async (_where, hasFocus) => {
  await open();
  if (hasFocus) await act(async () => find('button', 'Try again').focus());
  await goOnline();
  expect(text()).toBe('the content');
  const { activeElement } = document;
  if (hasFocus) expect(activeElement?.nextElementSibling?.textContent).toBe('the content');
  else expect(activeElement).toBe(document.body);
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

it('is tried once where it is rendered again with another function that closes it', async () => {
  const Shown = createShown();
  let end = () => {};
  running = new Promise((resolve) => {
    end = resolve;
  });
  let closed = '';
  const closing = (name: string) => () => {
    closed += name;
  };
  await render(<Shown onClose={closing('first')} />);
  await render(<Shown onClose={closing('second')} />);
  await act(async () => end());
  await settle();
  expect([loads, closed]).toEqual([1, 'second']);
});

it('is tried again when it is opened again', async () => {
  const Shown = createShown();
  const onClose = () => undefined;
  await render(<Shown onClose={onClose} />);
  await render(null);
  isOnline = true;
  await render(<Shown onClose={onClose} />);
  expect(loads).toBe(2);
  expect(text()).toContain('the content');
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
