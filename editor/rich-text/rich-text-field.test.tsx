// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createPurifier } from '../canvas/purifier.ts';
import { createTexts } from '../i18n.ts';
import { RichTextField } from './rich-text-field.tsx';

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

type Data = Readonly<Record<string, string>>;

/** Opens an empty field. @returns what a browser does with it, and the text that it stores */
async function open() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const texts = await createTexts('en');
  const purifier = createPurifier();
  await purifier.load();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  let stored = '';
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <RichTextField
          label="Text"
          value=""
          lang="en"
          purifier={purifier}
          onChange={(text) => {
            stored = text;
          }}
        />
      </I18nextProvider>,
    ),
  );
  const field = document.querySelector('[role=textbox]') as HTMLElement;
  // jsdom has no commands of editing.
  const insert = (name: string, _ui: boolean, html: string) => {
    if (name === 'insertHTML') field.innerHTML = html;
    return true;
  };
  Object.assign(document, {
    execCommand: insert,
    queryCommandState: () => false,
    queryCommandValue: () => '',
  });
  return {
    field,
    stored: () => stored,
    /** @returns whether the field did it itself, in place of the browser */
    async put(how: 'paste' | 'dragstart' | 'drop', data: Data = {}) {
      const event = new Event(how, { bubbles: true, cancelable: true });
      const transfer = { getData: (type: string) => data[type] ?? '' };
      Object.assign(event, how === 'paste' ? { clipboardData: transfer } : { dataTransfer: transfer });
      await act(async () => field.dispatchEvent(event));
      return event.defaultPrevented;
    },
    close: () => act(async () => root.unmount()),
  };
}

/** Puts something into an empty field as browsers do. @returns the text that the field stores */
async function put(data: Data, how: 'paste' | 'drop') {
  const field = await open();
  const isHandled = await field.put(how, data);
  await field.close();
  return { stored: field.stored(), isHandled };
}

it.each<[what: string, clipboard: Data, stored: string]>([
  [
    'the text of a word processor without its classes, styles, tables and pictures',
    {
      'text/html':
        '<!--StartFragment--><p class="MsoNormal" style="margin:0">a <b>b</b></p><table><tr><td>c</td><td>d</td></tr></table><img src="/x.png">',
      'text/plain': 'a b',
    },
    '<p>a <b>b</b></p><p>c d</p>',
  ],
  ['lines without formats', { 'text/plain': 'a\u00A0b\r\nc' }, 'a b\nc'],
  ['words before others', { 'text/plain': 'free ' }, 'free '],
  ['words after others', { 'text/plain': ' free' }, ' free'],
  ['the source of markup as it reads', { 'text/plain': '<table>' }, '&lt;table&gt;'],
])('a field of formatted text stores %s, pasted or dropped', async (_what, data, stored) => {
  expect(await put(data, 'paste')).toEqual({ stored, isHandled: true });
  expect(await put(data, 'drop')).toEqual({ stored, isHandled: true });
});

it('leaves what is moved inside of a text to the browser, and takes what is dropped after that', async () => {
  const { put: does, stored, close } = await open();
  await does('dragstart');
  expect(await does('drop', { 'text/plain': 'moved' })).toBe(false);
  // What was moved is gone, and its `dragend` with it.
  expect(await does('drop', { 'text/plain': 'new' })).toBe(true);
  expect(stored()).toBe('new');
  await close();
});

it('puts what is dropped where it is dropped, in browsers that know the position as a range alone', async () => {
  const { field, put: does, close } = await open();
  field.textContent = 'before after';
  const text = field.firstChild as Text;
  const range = document.createRange();
  range.setStart(text, 7);
  const insertedAt: unknown[] = [];
  Object.assign(document, {
    caretRangeFromPoint: () => range,
    execCommand: (name: string) => {
      const { anchorNode, anchorOffset } = document.getSelection() ?? {};
      if (name === 'insertHTML') insertedAt.push([anchorNode, anchorOffset]);
      return true;
    },
  });
  await does('drop', { 'text/plain': 'new' });
  expect(insertedAt).toEqual([[text, 7]]);
  await close();
});
