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

/** Puts something into an empty field as browsers do. @returns the text that the field stores */
async function put(data: Readonly<Record<string, string>>, how: 'paste' | 'drop') {
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
  const event = new Event(how, { bubbles: true, cancelable: true });
  const transfer = { getData: (type: string) => data[type] ?? '' };
  Object.assign(event, how === 'paste' ? { clipboardData: transfer } : { dataTransfer: transfer });
  await act(async () => field.dispatchEvent(event));
  await act(async () => root.unmount());
  return { stored, isHandled: event.defaultPrevented };
}

it.each<[what: string, clipboard: Readonly<Record<string, string>>, stored: string]>([
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
