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
import { createTexts, type InterfaceLanguage } from '../i18n.ts';
import { useScenarioEntries } from '../preview/scenario-tools.tsx';
import { createObservable } from '../sync/observable.ts';
import { fakeEditorApi, type FakeResponses } from '../testing/fake-editor-api.ts';
import { find, NOW, openEditor, press, setUpEditor, settle, type } from '../testing/open-editor.tsx';
import type { OperatorRole } from '../../src/api/wire/operations/operation.ts';
import { ToastRegion } from '../ui/toast/toasts.tsx';
import { type Workspace, WorkspaceProvider } from '../workspace/workspace.ts';
import type { Entry } from './entry.ts';
import { FindDialog } from './find-dialog.tsx';

setUpEditor(
  () => import('./shortcuts-dialog.tsx'),
  () => import('../app/tokens/tokens-dialog.tsx'),
  () => import('../app/templates/templates-screen.tsx'),
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
const RESPONSES: FakeResponses = {
  operator: () => ({
    id: '1',
    name: 'Ana Kovač',
    email: 'ana@adria.example',
    sites: [{ id: 'adria', name: 'Adria Cars', role: 'editor', origin: 'http://adria.localhost' }],
  }),
  documents: ({ path }) => {
    if (path.kind === 'sharedComponent')
      return [{ ...page('bottom', ''), title: { und: 'Podnožje' } }, page('fair', 'Sajam', true)];
    return [page('fleet', 'Vozni park'), page('offer', 'Ponuda'), page('old', 'Ponuda 2020', true)];
  },
  siteConfiguration: () => ({ languages: [{ isoLanguageName: 'hr', isDefault: true, url: '' }] }) as never,
  translations: () => [],
  signOut: () => null,
  demoAccounts: () => ({ password: '', accounts: [] }),
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
  const editor = await openEditor('/sites/adria/translations', RESPONSES);
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

it('finds shared sections by their names and as shared sections, but archived ones, and opens them', async () => {
  const editor = await openEditor('/sites/adria/translations', RESPONSES);
  await key('k', { ctrlKey: true });
  await opened();
  await type(field(), 'shared');
  await settle();
  expect(options()).toEqual(['Podnožje']);
  await type(field(), 'podn');
  await settle();
  expect(options()).toEqual(['Podnožje']);
  await key('Enter');
  expect(editor.address()).toBe('/sites/adria/shared/bottom');
});

it('offers first what was chosen lately', async () => {
  await openEditor('/sites/adria/translations', RESPONSES);
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
  await openEditor('/sites/adria/translations', RESPONSES);
  await key('?', { shiftKey: true });
  await opened();
  expect(document.querySelector('[role=dialog] dl')?.textContent).toBe('FindCtrl+KKeyboard shortcuts?');
});

it('is opened by its key also where the button of a menu has the focus', async () => {
  await openEditor('/sites/adria/translations', RESPONSES);
  const button = find('button', 'Account of Ana Kovač');
  await act(async () => button.focus());
  await key('k', { ctrlKey: true });
  await opened();
  expect(document.querySelector('[role=menu]')).toBeNull();
  expect(document.activeElement).toBe(field());
});

describe('what every screen offers', () => {
  const openAs = async (role: OperatorRole, language?: InterfaceLanguage) => {
    const operator: FakeResponses['operator'] = () => ({
      id: '1',
      name: 'Ana Kovač',
      email: 'ana@adria.example',
      sites: [{ id: 'adria', name: 'Adria Cars', role, origin: 'http://adria.localhost' }],
    });
    const editor = await openEditor('/sites/adria/translations', { ...RESPONSES, operator }, language);
    await key('k', { ctrlKey: true });
    await opened();
    return editor;
  };
  const foundFor = async (text: string) => {
    await type(field(), text);
    await settle();
    return options();
  };

  it.each<[language: InterfaceLanguage, texts: Readonly<Record<string, string>>]>([
    [
      'en',
      {
        'landing page': 'New page',
        'missing texts': 'Translations',
        blueprint: 'Templates',
        photos: 'Pictures',
        invite: 'People',
        'who changed': 'Activity',
        'access tokens': 'Tokens for programs',
        'log out': 'Sign out',
        'night mode': 'Light, Dark',
      },
    ],
    ['es', { fotografías: 'Imágenes', invitar: 'Personas', desconectarse: 'Cerrar sesión' }],
    ['de', { mediathek: 'Bilder', einladen: 'Personen', ausloggen: 'Abmelden' }],
    ['pt', { fotografias: 'Imagens', convidar: 'Pessoas', desconectar: 'Sair' }],
    ['hr', { fotografije: 'Slike', pozovi: 'Osobe', 'odjavi se': 'Odjava' }],
  ])('is found by other words for it: %s', async (language, texts) => {
    await openAs('administrator', language);
    const found: Record<string, string> = {};
    for (const text of Object.keys(texts)) found[text] = (await foundFor(text)).join(', ');
    expect(found).toEqual(texts);
  });

  it.each<[role: OperatorRole, isListed: boolean]>([
    ['administrator', true],
    ['publisher', false],
    ['editor', false],
  ])('has people and activity for administrators alone: %s', async (role, isListed) => {
    await openAs(role);
    const all = await foundFor('');
    expect([all.includes('People'), all.includes('Activity')]).toEqual([isListed, isListed]);
    expect(all).toEqual(expect.arrayContaining(['New page', 'Templates', 'Pictures', 'Sign out']));
  });

  const choose = async (text: string) => {
    await type(field(), text);
    await settle();
    await key('Enter');
  };

  it('leads to a screen', async () => {
    const editor = await openAs('editor');
    await choose('blueprint');
    expect(editor.address()).toBe('/sites/adria/templates');
  });

  it('creates a page from any screen, and asks for it once', async () => {
    const editor = await openAs('editor');
    await choose('new page');
    await opened();
    find('textbox', 'Name');
    expect(editor.address()).toBe('/sites/adria/pages');
  });

  it('changes the appearance, which the menu of the account shows then', async () => {
    await openAs('editor');
    await choose('dark');
    expect(document.documentElement.dataset.theme).toBe('dark');
    await press(find('button', 'Account of Ana Kovač'));
    expect(find('menuitem', 'Dark').getAttribute('aria-checked')).toBe('true');
  });

  it('signs out', async () => {
    const editor = await openAs('editor');
    await choose('sign out');
    expect(editor.address()).toMatch(/^\/sign-in/);
  });

  it('opens what belongs to the account', async () => {
    await openAs('editor');
    await choose('access tokens');
    await opened();
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('Tokens for programs');
  });
});

describe('opened by itself', () => {
  const SITE = { id: 'adria', name: 'Adria Cars', role: 'editor', origin: 'http://adria.localhost' } as const;
  const NONE: Parameters<typeof useActions>[0] = [];
  let root: Root | null = null;
  afterEach(() => act(() => root?.unmount()));
  const open = async (children: ReactNode) => {
    const texts = await createTexts('en');
    const services = {
      api: fakeEditorApi(RESPONSES).api,
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
                <ToastRegion dismissLabel="Dismiss">
                  <ActionsProvider>{children}</ActionsProvider>
                </ToastRegion>
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

  it('finds the situations that the canvas does not show', async () => {
    const onScenario = vi.fn();
    const workspace = { kind: 'sharedComponent', scenario: 'sold-out' } as Workspace;
    const Canvas = () => {
      useScenarioEntries({ onScenario, isInGrid: false, onGrid: () => undefined });
      return dialog;
    };
    await open(
      <WorkspaceProvider value={workspace}>
        <Canvas />
      </WorkspaceProvider>,
    );
    await type(field(), 'booking situation');
    expect(options()).toContain('Travel agency');
    expect(options()).not.toContain('Sold out');
    await type(field(), 'travel agency');
    await key('Enter');
    await vi.waitFor(() => expect(onScenario).toHaveBeenCalledWith('agency'));
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
