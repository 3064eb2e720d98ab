// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from './focus-keeper.ts';

let stop = () => {};
beforeEach(() => {
  document.body.innerHTML = `
    <div id="root"><a href="#top">Top</a><main>
      <section><h2>Errors</h2><ul>
        <li><button id="a">A</button></li><li><button id="b">B</button></li><li><button id="c">C</button></li>
      </ul></section>
      <section><h2>Texts</h2><input id="text"><button id="only">Only</button></section>
      <div role="status"></div>
    </main></div>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

const at = (id: string) => document.getElementById(id) as HTMLElement;
const focused = () => document.activeElement?.id || document.activeElement?.textContent;
const settle = () => new Promise((resolve) => setTimeout(resolve, 80));

it.each([
  ['the next entry', 'b', 'c'],
  ['the one before the last', 'c', 'b'],
])('the focus of an entry that vanishes goes to %s', async (_what, pressed, next) => {
  at(pressed).focus();
  at(pressed).closest('li')?.remove();
  await settle();
  expect(focused()).toBe(next);
});

it('the focus of a fix goes to what is left of its finding, and then to the next finding', async () => {
  const fix = document.createElement('button');
  at('a').after(fix);
  fix.focus();
  fix.remove();
  await settle();
  expect(focused()).toBe('a');
  at('a').closest('li')?.remove();
  await settle();
  expect(focused()).toBe('b');
});

it('the focus of a button that could not be pressed for a while goes to the next entry', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  at('b').focus();
  at('b').setAttribute('disabled', '');
  at('b').blur();
  await settle();
  at('b').closest('li')?.remove();
  await settle();
  expect(focused()).toBe('c');
});

it('the focus goes to the heading where nothing else is left, and not into a field', async () => {
  at('only').focus();
  at('only').remove();
  await settle();
  expect(focused()).toBe('Texts');
});

it('the focus goes back through a dialog to where the menu of a row was that vanished too', async () => {
  at('a').focus();
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.innerHTML = '<div role="dialog"><button id="archive">Archive</button></div>';
  at('archive').focus();
  dialog.remove();
  at('a').closest('li')?.remove();
  await settle();
  expect(focused()).toBe('b');
});

it('the focus of a message goes back to where it came from, or to what is there instead', async () => {
  const undo = async (before: () => void) => {
    at('b').focus();
    const status = document.querySelector('[role=status]') as HTMLElement;
    status.innerHTML = '<button id="undo">Undo</button>';
    at('undo').focus();
    before();
    status.innerHTML = '';
    await settle();
    return focused();
  };
  expect(await undo(() => undefined)).toBe('b');
  expect(await undo(() => at('b').closest('li')?.remove())).toBe('c');
});

it.each<[what: string, lose: () => void | Promise<void>]>([
  [
    'something beside it was pressed since, and it vanishes later',
    async () => {
      at('b').focus();
      at('b').blur();
      await settle();
      at('b').closest('li')?.remove();
    },
  ],
  [
    'a field vanishes, in which something is typed',
    () => {
      at('text').focus();
      at('text').remove();
    },
  ],
  [
    'another screen is opened',
    () => {
      at('b').focus();
      history.pushState(null, '', '/elsewhere');
      at('b').closest('li')?.remove();
    },
  ],
  [
    'what was pressed is there still',
    () => {
      at('b').focus();
      at('b').blur();
      at('c').remove();
    },
  ],
])('the focus is not moved where %s', async (_what, lose) => {
  // jsdom forgets that its window has the focus as soon as no element has it.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  await lose();
  await settle();
  expect(document.activeElement).toBe(document.body);
});
