// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDocument } from '../document/page-document.ts';
import { editInPlace } from './edit-in-place.ts';
import { findInlineText, plainText, typedText } from './inline-text.ts';

const node = (id: string, type: string, props: object, slots: object = {}) => ({
  id,
  type,
  v: 1,
  props,
  slots,
});
const open = openDocument({
  builder: {
    format: 1,
    sections: [
      node('card', 'InfoCard', {
        title: 'title',
        text: 'text',
        linkLabel: 'same',
        eyebrow: 'same',
        sticker: 'none',
      }),
      node('lone', 'Paragraph', { text: 'lines' }),
    ],
    translations: {
      de: { title: 'Titel', text: 'Ein Text', same: 'Mehr', lines: 'Eins\nZwei' },
      hr: { title: 'Naslov' },
    },
  },
});

const CARD = `<article data-node="card"><h3><span>Titel</span></h3><p>Ein <b>Text</b></p><a>Mehr</a>
<div data-node="inside"><p id="foreign">Titel</p></div></article>`;

function find(html: string, id: string, selector: string | null, language = 'de') {
  document.body.innerHTML = html;
  const root = document.querySelector(`[data-node="${id}"]`) as Element;
  const at = selector === null ? null : document.querySelector(selector);
  return findInlineText({ document: open, id, root, language, at });
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the text that is edited where it stands', () => {
  it('is the one at the pressed element, and never that of a component inside', () => {
    expect(find(CARD, 'card', 'h3 span')?.path).toEqual(['title']);
    expect(find(CARD, 'card', '#foreign')).toBeNull();
  });

  it.each([
    ['is formatted', 'b', 'de'],
    ['could be one of two', 'a', 'de'],
    ['is that of another language', 'h3 span', 'hr'],
  ])('is none where what is shown %s', (_why, selector, language) => {
    expect(find(CARD, 'card', selector, language)).toBeNull();
  });

  it('is the only one that there is, where none is pressed', () => {
    expect(find('<p data-node="lone">Eins<br>Zwei</p>', 'lone', null)?.path).toEqual(['text']);
    expect(find('<p data-node="card"><i>Titel</i><i>Ein Text</i></p>', 'card', null)).toBeNull();
  });
});

describe('editing a text where it stands', () => {
  function start(html: string) {
    document.body.innerHTML = html;
    const element = document.querySelector('[data-at]') as HTMLElement;
    const rendered = [...element.childNodes];
    const onEnd = vi.fn<(text: string | null, isByKey: boolean) => void>();
    const onInput = vi.fn<(text: string) => void>();
    const end = editInPlace(element, { at: null, onInput, onEnd });
    const press = (key: string, more: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
      element.dispatchEvent(event);
      return event.defaultPrevented;
    };
    return { element, rendered, onInput, onEnd, end, press };
  }
  const LINE = '<h1 data-at>Titel</h1><button id="other">';

  it('keeps what was typed at Enter, and puts back what React rendered', () => {
    const { element, rendered, onEnd, press } = start(LINE);
    element.replaceChildren('Neuer ', 'Titel');
    expect(press('Enter')).toBe(true);
    expect(onEnd.mock.calls).toEqual([['Neuer Titel', true]]);
    expect([...element.childNodes]).toEqual(rendered);
    expect(element.outerHTML).toBe('<h1 data-at="">Titel</h1>');
  });

  it('says what is typed while it is', () => {
    const { element, onInput, press } = start(LINE);
    element.textContent = 'Neu';
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(onInput.mock.calls).toEqual([['Neu']]);
    press('Escape');
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(onInput).toHaveBeenCalledOnce();
  });

  it('takes it back at Escape, and changes nothing where nothing was typed', () => {
    const first = start(LINE);
    first.element.textContent = 'Anders';
    first.press('Escape');
    const second = start(LINE);
    second.press('Enter');
    expect([first.onEnd.mock.calls, second.onEnd.mock.calls]).toEqual([[[null, true]], [[null, true]]]);
    expect(document.querySelector('h1')?.textContent).toBe('Titel');
  });

  it('keeps what was typed when it loses the focus, once', () => {
    const { element, onEnd, end } = start(LINE.replace('<h1', '<h1 tabindex="0"'));
    element.textContent = 'Anders';
    document.querySelector<HTMLElement>('#other')?.focus();
    end();
    expect(onEnd.mock.calls).toEqual([['Anders', false]]);
  });

  it('leaves Enter and Escape to an input method that is composing', () => {
    const { onEnd, press } = start(LINE);
    expect([press('Enter', { isComposing: true }), press('Escape', { isComposing: true })]).toEqual([
      false,
      false,
    ]);
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('begins a line at Enter where the page shows lines, and ends at Enter with Control', () => {
    const insert = vi.fn<(command: string) => boolean>(() => true);
    document.execCommand = insert;
    const { element, onEnd, press } = start('<p data-at style="white-space: pre-line">Eins</p>');
    press('Enter');
    expect(insert).toHaveBeenCalledWith('insertLineBreak');
    element.innerHTML = 'Eins<br>Zwei<br>';
    press('Enter', { ctrlKey: true });
    expect(onEnd.mock.calls).toEqual([['Eins\nZwei', true]]);
  });

  it('ends at Enter in a heading, also where the page would show lines, and begins one at Enter with Shift', () => {
    const insert = vi.fn<(command: string) => boolean>(() => true);
    document.execCommand = insert;
    const { element, onEnd, press } = start('<h2 data-at style="white-space: pre-line">Titel</h2>');
    press('Enter', { shiftKey: true });
    expect(insert.mock.calls).toEqual([['insertLineBreak']]);
    element.textContent = 'Neuer Titel';
    press('Enter');
    expect([insert.mock.calls.length, onEnd.mock.calls]).toEqual([1, [['Neuer Titel', true]]]);
  });

  it.each([
    ['in one line', '<h1 data-at>Titel</h1>', ['a b c']],
    ['in a heading', '<h2 data-at style="white-space: pre-line">Titel</h2>', ['a b c']],
    ['in lines', '<p data-at style="white-space: pre-line">Titel</p>', ['a', '\n', 'b', '\n', 'c']],
  ])('pastes plain text %s', (_how, html, pasted) => {
    const insert = vi.fn<(command: string, ui?: boolean, text?: string) => boolean>(() => true);
    document.execCommand = insert;
    const { element } = start(html);
    const event = new Event('paste', { bubbles: true, cancelable: true });
    const clipboardData = {
      getData: (type: string) => (type === 'text/plain' ? 'a \r\nb\nc' : '<b>a</b>'),
    };
    element.dispatchEvent(Object.assign(event, { clipboardData }));
    expect(event.defaultPrevented).toBe(true);
    expect(insert.mock.calls.map(([name, , text]) => (name === 'insertText' ? text : '\n'))).toEqual(pasted);
  });
});

it.each([
  ['a<br>b', 'a\nb'],
  ['one <div>two</div><div>three</div>four', 'one \ntwo\nthree\nfour'],
  ['<p>a</p><p><br></p><p>b</p>', 'a\n\nb'],
  ['a<br><div>b<br></div>', 'a\nb'],
  ['a <b>b</b>', 'a b'],
])('what was typed into an element is read with its lines: %s', (html, text) => {
  document.body.innerHTML = `<section>${html}</section>`;
  expect(typedText(document.querySelector('section') as Element)).toBe(text);
});

it('a text with elements in it is no plain text', () => {
  document.body.innerHTML = '<p>a<br>b</p><p>a<b>b</b></p>';
  expect([...document.querySelectorAll('p')].map(plainText)).toEqual(['a\nb', null]);
});
