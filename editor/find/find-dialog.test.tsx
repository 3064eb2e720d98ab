// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import type { FakeResponses } from '../testing/fake-editor-api.ts';
import { find, NOW, openEditor, press, setUpEditor, settle, type } from '../testing/open-editor.tsx';

setUpEditor(
  () => import('./find-dialog.tsx'),
  () => import('./shortcuts-dialog.tsx'),
);

const page = (id: string, name: string, isArchived = false) => ({
  id,
  title: { hr: name },
  searchTitle: {},
  slugs: { hr: id },
  languages: ['hr'],
  draftVersion: 1,
  publishedVersion: null,
  isArchived,
  changedAt: NOW,
  changedBy: null,
});
const ANSWERS: FakeResponses = {
  operator: () => ({
    id: '1',
    name: 'Ana Kovač',
    email: 'ana@adria.example',
    sites: [{ id: 'adria', name: 'Adria Cars', role: 'editor', origin: 'http://adria.localhost' }],
  }),
  documents: () => [page('fleet', 'Vozni park'), page('offer', 'Ponuda'), page('old', 'Ponuda 2020', true)],
  siteConfiguration: () => ({ languages: [{ isoLanguageName: 'hr', isDefault: true, url: '' }] }) as never,
  translations: () => [],
};

/** Presses a key at what has the focus. */
async function key(name: string, modifiers: KeyboardEventInit = {}) {
  await act(async () => {
    const event = new KeyboardEvent('keydown', {
      key: name,
      bubbles: true,
      cancelable: true,
      ...modifiers,
    });
    (document.activeElement ?? document.body).dispatchEvent(event);
  });
  await settle();
}
/** Waits for a dialog, whose code is loaded when it is opened for the first time. */
const opened = () =>
  vi.waitFor(
    async () => {
      await settle();
      if (!document.querySelector('[role=dialog]')) throw new Error('no dialog is open');
    },
    { timeout: 15_000 },
  );
const options = () =>
  [...document.querySelectorAll('[role=option]')].map((option) => option.textContent ?? '');
const chosen = () => document.querySelector('[role=option][aria-selected=true]')?.textContent;
const field = () => document.querySelector<HTMLInputElement>('[role=combobox]') as HTMLInputElement;

it('is opened by a key, finds pages and settings, says how many, and opens what is chosen by keys alone', async () => {
  const editor = await openEditor('/sites/adria/translations', ANSWERS);
  await key('k', { ctrlKey: true });
  await opened();
  expect(document.activeElement).toBe(field());
  await type(field(), 'ponuda');
  await settle();
  expect(options()).toEqual(['Ponuda']);
  expect(document.querySelector('[role=dialog] [role=status]')?.textContent).toBe('1 result');
  await type(field(), 'e');
  await settle();
  const [first, second] = options();
  expect(chosen()).toBe(first);
  await key('ArrowDown');
  expect(chosen()).toBe(second);
  expect(field().getAttribute('aria-activedescendant')).toBe(
    document.querySelector('[aria-selected=true]')?.id,
  );
  await key('ArrowUp');
  await key('ArrowUp');
  expect(chosen()).toBe(options().at(-1));
  await type(field(), 'xyzzy');
  await settle();
  expect(document.querySelector('[role=listbox]')?.textContent).toBe('Nothing is called “xyzzy”.');
  await key('Enter');
  await type(field(), 'menus');
  await settle();
  await key('Enter');
  expect(document.querySelector('[role=combobox]')).toBeNull();
  expect(editor.address()).toContain('/sites/adria/settings/menu');
});

it('offers first what was chosen lately', async () => {
  await openEditor('/sites/adria/translations', ANSWERS);
  await press(find('button', 'Find'));
  await opened();
  await type(field(), 'vozni');
  await settle();
  await key('Enter');
  await key('k', { ctrlKey: true });
  await opened();
  expect(options()[0]).toBe('Vozni park');
});

it('lists all keys of the screen by a key of its own', async () => {
  await openEditor('/sites/adria/translations', ANSWERS);
  await key('?', { shiftKey: true });
  await opened();
  expect(document.querySelector('[role=dialog] dl')?.textContent).toBe('FindCtrl+KKeyboard shortcuts?');
});
