// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ScreenAction } from './action.ts';
import { handleKey, isShortcut } from './handle-key.ts';

const pressed = (key: string, ...modifiers: ('meta' | 'ctrl' | 'alt' | 'shift')[]) => ({
  key,
  metaKey: modifiers.includes('meta'),
  ctrlKey: modifiers.includes('ctrl'),
  altKey: modifiers.includes('alt'),
  shiftKey: modifiers.includes('shift'),
});

describe('a pressed key', () => {
  it.each<[why: string, key: ReturnType<typeof pressed>, shortcut: string, isOne: boolean]>([
    ['with the Control key', pressed('z', 'ctrl'), 'Control+Z', true],
    ['with the Command key of a Mac', pressed('z', 'meta'), 'Control+Z', true],
    ['without it', pressed('z'), 'Control+Z', false],
    ['with Shift, in capitals', pressed('Z', 'ctrl', 'shift'), 'Control+Shift+Z', true],
    ['with Shift, for another shortcut', pressed('Z', 'ctrl', 'shift'), 'Control+Z', false],
    ['with Alt', pressed('ArrowUp', 'alt'), 'Alt+ArrowUp', true],
    ['with more than is wanted', pressed('ArrowUp', 'alt', 'ctrl'), 'Alt+ArrowUp', false],
    ['that is a sign, by Shift', pressed('?', 'shift'), '?', true],
    ['that is a sign, by itself', pressed('?'), '?', true],
    ['that is a plus sign', pressed('+', 'ctrl', 'shift'), 'Control+Plus', true],
    ['that is a sign, with Control', pressed('?', 'ctrl', 'shift'), '?', false],
  ])('%s', (_why, key, shortcut, isOne) => {
    expect(isShortcut(key, shortcut)).toBe(isOne);
  });
});

const action = (settings: Partial<ScreenAction>) => ({
  id: 'one',
  group: 'page' as const,
  name: 'one',
  shortcuts: ['Delete'],
  isPossible: () => true,
  ...settings,
  run: vi.fn<() => void>(),
});

/** Presses Delete at an element of the document. @returns whether the browser is kept from its own way with it */
function pressAt(html: string, one: ScreenAction): boolean {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { key: 'Delete', bubbles: true, cancelable: true });
  const target = document.querySelector('[data-at]') as HTMLElement;
  target.addEventListener('keydown', (pressedKey) => handleKey(pressedKey, [one]));
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the key of an action', () => {
  const FIELD = '<input data-at>';
  const OF_DOCUMENT = '<section data-panel><input data-at></section>';
  it.each<[why: string, html: string, settings: Partial<ScreenAction>, runs: boolean]>([
    ['on a button', '<button data-at>', {}, true],
    ['in a field', FIELD, {}, false],
    ['in a field, for one that works everywhere', FIELD, { worksInFields: 'all' }, true],
    ['in a field, for one of the document', FIELD, { worksInFields: 'document' }, false],
    ['in a field of the document', OF_DOCUMENT, { worksInFields: 'document' }, true],
    ['in a dialog', '<div role="dialog"><button data-at></div>', { worksInFields: 'all' }, false],
    ['while it is not possible', '<button data-at>', { isPossible: () => false }, false],
    [
      'while it is not possible, for one that says why',
      '<button data-at>',
      { isPossible: () => false, saysWhyNot: true },
      true,
    ],
  ])('pressed %s', (_why, html, settings, runs) => {
    const one = action(settings);
    expect(pressAt(html, one)).toBe(runs);
    expect(one.run).toHaveBeenCalledTimes(runs ? 1 : 0);
  });

  it('is kept from the browser where the action is not possible and says so', () => {
    const one = action({ isPossible: () => false, keepsKeys: true });
    expect(pressAt('<button data-at>', one)).toBe(true);
    expect(one.run).not.toHaveBeenCalled();
  });

  it('is left to the browser where the action is only a key of its own', () => {
    expect(pressAt('<button data-at>', { ...action({}), run: null })).toBe(false);
  });
});
