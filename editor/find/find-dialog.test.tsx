// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode, useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ActionsProvider, useActions } from '../actions/actions.tsx';
import { createPreferences } from '../app/preferences.ts';
import { EditorServicesProvider } from '../app/services.tsx';
import { createSessionKeeper } from '../app/session/session-keeper.ts';
import { createTexts } from '../i18n.ts';
import { createObservable } from '../sync/observable.ts';
import { fakeEditorApi, type FakeResponses } from '../testing/fake-editor-api.ts';
import { find, NOW, openEditor, press, setUpEditor, settle, type } from '../testing/open-editor.tsx';
import type { Entry } from './entry.ts';
import { FindDialog } from './find-dialog.tsx';

setUpEditor(() => import('./shortcuts-dialog.tsx'));

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

describe('opened by itself', () => {
  const SITE = { id: 'adria', name: 'Adria Cars', role: 'editor', origin: 'http://adria.localhost' } as const;
  const NONE: Parameters<typeof useActions>[0] = [];
  let root: Root | null = null;
  afterEach(() => act(() => root?.unmount()));
  const open = async (children: ReactNode) => {
    const texts = await createTexts('en');
    const services = {
      api: fakeEditorApi(ANSWERS).api,
      now: () => NOW,
      preferences: createPreferences(localStorage, ['en']),
      session: createSessionKeeper(),
    };
    root = createRoot(document.body.appendChild(document.createElement('div')));
    await act(async () =>
      root?.render(
        <I18nextProvider i18n={texts}>
          <EditorServicesProvider value={services}>
            <QueryClientProvider client={new QueryClient()}>
              <MemoryRouter>
                <ActionsProvider>{children}</ActionsProvider>
              </MemoryRouter>
            </QueryClientProvider>
          </EditorServicesProvider>
        </I18nextProvider>,
      ),
    );
    await settle();
  };
  const dialog = <FindDialog site={SITE} onClose={() => undefined} />;

  it('has the focus in its field before it is painted', async () => {
    let focused: Element | null = null;
    const Screen = () => {
      useLayoutEffect(() => {
        focused = document.activeElement;
      }, []);
      return dialog;
    };
    await open(<Screen />);
    expect(focused).toBe(field());
  });

  it('finds what the screen offers only later, such as components whose schemas were being loaded', async () => {
    const components = createObservable<readonly Entry[]>([]);
    const Screen = () => {
      const loaded = useSyncExternalStore(components.subscribe, components.value);
      useActions(
        NONE,
        useCallback(() => loaded, [loaded]),
      );
      return dialog;
    };
    await open(<Screen />);
    await type(field(), 'paragraph');
    expect(options()).toEqual([]);
    const paragraph = { id: 'components/Paragraph', group: 'components', label: 'Paragraph' } as const;
    await act(async () => components.set([{ ...paragraph, run: () => undefined }]));
    expect(options()).toEqual(['Paragraph']);
    expect(chosen()).toBe('Paragraph');
  });
});
