import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { EditorApp } from '../app/editor-app.tsx';
import { createPreferences } from '../app/preferences.ts';
import { createHistoryAt } from '../app/routing/guarded-history.ts';
import { createSessionKeeper } from '../app/session/session-keeper.ts';
import { createTexts, type InterfaceLanguage, loadAllTexts } from '../i18n.ts';
import { type FakeResponses, fakeEditorApi } from './fake-editor-api.ts';

/** The clock of the editor in tests. */
export const NOW = Date.UTC(2026, 4, 10, 12);

const QUIET_TURNS = 3;
const MOST_TURNS = 400;

/** Waits until nothing changes any more and nothing is being loaded. */
export async function settle() {
  let hasChanged = false;
  const changes = new MutationObserver(() => {
    hasChanged = true;
  });
  changes.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let quiet = 0, turn = 0; quiet < QUIET_TURNS && turn < MOST_TURNS; turn += 1) {
    hasChanged = false;
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    quiet = hasChanged || isLoading() ? 0 : quiet + 1;
  }
  changes.disconnect();
}

/** Whether something says that it is being loaded. Without a selector: those are slow in jsdom. */
function isLoading(): boolean {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  while (walker.nextNode()) {
    const element = walker.currentNode as Element;
    if (element.getAttribute('role') === 'status' && element.hasAttribute('aria-label')) return true;
  }
  return false;
}

const closers: (() => void)[] = [];

/**
 * Prepares a document in which editors can be opened, for each test of a file; they are closed after it.
 * @param loads load the code that the tests need on demand, beyond what every editor needs
 */
export function setUpEditor(...loads: readonly (() => Promise<unknown>)[]) {
  // Code that is loaded on demand is there at once: waiting for it would take as long as reading its sources.
  beforeAll(async () => {
    await Promise.all([
      ...loads.map((load) => load()),
      createTexts('en').then(loadAllTexts),
      import('../app/page-list/page-list-screen.tsx'),
      import('../app/sign-in/sign-in-screen.tsx'),
      import('../ui/dialog/dialog-frame.tsx'),
      import('../ui/menu/menu-list.tsx'),
      import('../ui/select/option-list.tsx'),
    ]);
  });
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    // jsdom has none; the ids of elements need no escapes.
    vi.stubGlobal('CSS', { escape: String, supports: () => false });
    // jsdom has none, and nothing of it is in sight.
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => {};
        disconnect = () => {};
      },
    );
    localStorage.clear();
  });
  afterEach(() => {
    for (const close of closers.splice(0)) close();
    document.body.innerHTML = '';
    vi.unstubAllGlobals();
  });
}

/** Opens the editor at an address, with an API of these responses. */
export async function openEditor(
  address: string,
  responses: FakeResponses,
  language: InterfaceLanguage = 'en',
) {
  const texts = await createTexts(language);
  const { api, calls } = fakeEditorApi(responses);
  const session = createSessionKeeper();
  const history = createHistoryAt(address);
  const services = { api, now: () => NOW, preferences: createPreferences(localStorage, [language]), session };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  closers.push(() => act(() => root.unmount()));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <EditorApp services={services} history={history} />
      </I18nextProvider>,
    ),
  );
  await settle();
  return {
    calls,
    session,
    /** Path and query that the editor shows. */
    address: () => history.location.value().pathname + history.location.value().search,
  };
}

/** The name of an element for screen readers, of what this editor gives names by. */
function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby');
  const label = labelledBy
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
  const own = (element as HTMLInputElement).labels?.[0]?.textContent;
  return (label || element.getAttribute('aria-label') || own || element.textContent || '').trim();
}

const SELECTORS = {
  button: 'button, [role=button]',
  link: 'a[href]',
  textbox: 'input:not([type=radio]), textarea',
  menuitem: '[role=menuitem], [role=menuitemradio]',
  option: '[role=option]',
  radio: '[role=radio], input[type=radio]',
  row: 'tbody tr',
} as const;

/** All elements of a role in their order. */
export const all = (role: keyof typeof SELECTORS): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(SELECTORS[role]),
];

/** The first element of a role by its name, or whose name begins so. @throws Error with the names there are */
export function find(role: keyof typeof SELECTORS, name: string): HTMLElement {
  const found =
    all(role).find((element) => nameOf(element) === name) ??
    all(role).find((element) => nameOf(element).startsWith(name));
  if (!found) throw new Error(`no ${role} "${name}" among ${all(role).map(nameOf).join(' | ')}`);
  return found;
}

/** Presses an element as a mouse does. */
export async function press(element: HTMLElement) {
  await act(async () => {
    element.focus();
    element.click();
  });
  await settle();
}

/** Types a text in place of what a field has. */
export async function type(field: HTMLElement, text: string) {
  const input = field as HTMLInputElement;
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Submits the form of a field, as Enter does. */
export async function submit(field: HTMLElement) {
  await act(async () => (field as HTMLInputElement).form?.requestSubmit());
  await settle();
}
