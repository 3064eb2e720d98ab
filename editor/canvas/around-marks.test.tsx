// @vitest-environment jsdom
import { act } from 'react';
import { setI18n } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTexts } from '../i18n.ts';
import { all, press, setUpEditor } from '../testing/open-editor.tsx';
import { showInWorkspace } from '../testing/show-in-workspace.tsx';
import { loadAroundMarks } from './around-marks.tsx';

setUpEditor();

beforeAll(async () => setI18n(await createTexts('en')));
beforeEach(() => {
  // jsdom has none, and lays nothing out.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
});
afterEach(() => vi.restoreAllMocks());

const PAGE = `<header data-site-header><a>Logo</a></header><main id="content"><p data-node="text">Text</p></main>
<footer data-shared-component="foot"><p data-node="own">Address</p></footer>`;
const BUILDER = {
  format: 1,
  sections: [{ id: 'text', type: 'Paragraph', v: 1, props: {}, slots: {} }],
  translations: {},
};
const SHARED = { list: () => DRAFTS, find: () => undefined, subscribe: () => () => undefined };
const DRAFTS = [{ id: 'foot', name: 'Footer of all pages' }];

const groups = () =>
  [...document.querySelectorAll('[role=group]')].map((group) => group.getAttribute('aria-label'));
const stateOf = (label: string) =>
  document.querySelector(`[role=group][aria-label='${label}']`)?.parentElement?.dataset.state;
const FOOTER = 'Shared: Footer of all pages';

/** Shows the marks above a page. */
async function open() {
  const frame = document.implementation.createHTMLDocument();
  frame.body.innerHTML = PAGE;
  const footer = frame.querySelector('footer') as HTMLElement;
  const scrolled = vi.fn();
  footer.scrollIntoView = scrolled;
  const opened = vi.fn();
  const left = vi.fn();
  const aroundMarks = await loadAroundMarks();
  const marks = (pressed: Element | null) =>
    aroundMarks({ frame, scale: 1, pressed, onLeave: left, onOpen: opened });
  const { show, ...shown } = await showInWorkspace(marks(null), {}, { builder: BUILDER, shared: SHARED });
  return { ...shown, frame, footer, scrolled, opened, left, press: (part: Element) => show(marks(part)) };
}

it('names what is shared around a page while it is pointed at, and nothing of the page itself', async () => {
  const { frame, close } = await open();
  expect(groups()).toEqual(['Shared: Header', FOOTER]);
  const over = (selector: string) =>
    act(async () =>
      frame.querySelector(selector)?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })),
    );
  await over('[data-node=own]');
  expect([stateOf('Shared: Header'), stateOf(FOOTER)]).toEqual([undefined, 'pointed']);
  await over('header a');
  expect([stateOf('Shared: Header'), stateOf(FOOTER)]).toEqual(['pointed', undefined]);
  await over('[data-node=text]');
  expect([stateOf('Shared: Header'), stateOf(FOOTER)]).toEqual([undefined, undefined]);
  await close();
});

it('offers to edit the part that was pressed, until Escape or until something is selected', async () => {
  const { footer, opened, left, press: pressPart, workspace, close } = await open();
  await pressPart(footer);
  expect(stateOf(FOOTER)).toBe('chosen');
  await press(all('button').at(-1) as HTMLElement);
  expect(opened.mock.calls).toEqual([[{ kind: 'sharedComponent', id: 'foot' }]]);
  await act(async () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(left).toHaveBeenCalledTimes(1);
  await act(async () => workspace.store.select(['text']));
  expect(left).toHaveBeenCalledTimes(2);
  await close();
});

it('lets what is pressed beside its button through to the part', async () => {
  const { footer, press: pressPart, close } = await open();
  await pressPart(footer);
  const bar = document.querySelector(`[role=group][aria-label='${FOOTER}']`) as HTMLElement;
  const takesPointer = [bar, bar.querySelector('span'), bar.querySelector('button')].map(
    (element) => getComputedStyle(element as HTMLElement).pointerEvents !== 'none',
  );
  expect(takesPointer).toEqual([false, false, true]);
  await close();
});

it.each([
  ['brings a part into sight when the keyboard comes to its button', true, 1],
  ['leaves a part where it is when a pointer presses its button', false, 0],
])('%s', async (_what, isByKeyboard, times) => {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function matchesFocus(this: Element, selector) {
    return selector === ':focus-visible' ? isByKeyboard : matches.call(this, selector);
  });
  const { scrolled, opened, close } = await open();
  const [ofHeader, ofFooter] = all('button');
  expect(ofHeader?.textContent).toBe('Edit this section');
  await act(async () => (ofFooter as HTMLElement).focus());
  expect(scrolled).toHaveBeenCalledTimes(times);
  expect(opened).not.toHaveBeenCalled();
  await close();
});

it('follows a layout that replaces the one before', async () => {
  const { frame, close } = await open();
  await act(async () => {
    frame.querySelector('footer')?.remove();
  });
  expect(groups()).toEqual(['Shared: Header']);
  await close();
});
