// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MANIFESTS } from '../../src/runtime/document/manifest.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { createEdits } from '../document/edits.ts';
import { openDocument } from '../document/page-document.ts';
import { createDocumentStore } from '../document/store.ts';
import { createTexts } from '../i18n.ts';
import { loadSchemas } from '../workspace/schemas.ts';
import { WorkspaceProvider } from '../workspace/workspace.ts';
import { TranslationView } from './translation-view.tsx';

const SECTIONS = 2_000;
const site = {
  settings: {
    site: {
      languages: [
        { isoLanguageName: 'de', isDefault: true, url: '' },
        { isoLanguageName: 'hr', isDefault: false, url: '' },
      ],
    },
  },
} as unknown as OpenSite;

let close = () => {};
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('CSS', { escape: String });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    this.scrollTop = (options as ScrollToOptions).top ?? 0;
    this.dispatchEvent(new Event('scroll'));
  } as Element['scrollTo'];
});
afterEach(() => {
  close();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

/** Opens a page of many texts, of which Croatian has the first two. */
async function open(language: LanguageTag = 'hr', address = '/') {
  const ids = Array.from({ length: SECTIONS }, (_, at) => `p${at}`);
  const body = {
    builder: {
      format: 1,
      sections: ids.map((id) => ({ id, type: 'Paragraph', v: 1, props: { text: id } })),
      translations: {
        de: Object.fromEntries(ids.map((id) => [id, `Text ${id}`])),
        hr: { p0: 'Tekst 0', p1: 'Tekst 1' },
      },
    },
  };
  const store = createDocumentStore(openDocument(body), () => 0);
  const edits = createEdits({
    store,
    rules: { pageType: 'content', manifests: MANIFESTS },
    newId: () => 'n',
    language: () => language,
    sourceLanguage: 'de',
  });
  const workspace = { site, pageId: 'p', store, edits, language, refuse: () => undefined };
  const texts = await createTexts('en');
  await loadSchemas();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  close = () => act(() => root.unmount());
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <WorkspaceProvider value={workspace as never}>
          <MemoryRouter initialEntries={[address]}>
            <TranslationView />
            <Link to={address}>{'Opened address'}</Link>
          </MemoryRouter>
        </WorkspaceProvider>
      </I18nextProvider>,
    ),
  );
  return store;
}

const fields = () => [...document.querySelectorAll('textarea')];
const fieldOf = (key: string) =>
  document.querySelector<HTMLTextAreaElement>(`[data-key="${key}"] textarea`) as HTMLTextAreaElement;
const stateOf = (key: string) => document.querySelector(`[data-key="${key}"] .tools > span`)?.textContent;
const press = (name: string) =>
  act(async () => {
    const button = [...document.querySelectorAll<HTMLElement>('button')].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent)?.startsWith(name),
    );
    if (!button) throw new Error(`there is no button ${name}`);
    button.click();
  });
const write = (field: HTMLTextAreaElement, text: string) =>
  act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const goOn = () =>
  act(async () => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  });
const progress = () => document.querySelector('[role=status]')?.textContent;

it('renders the texts that can be seen, of many', async () => {
  await open();
  expect(fields().length).toBeLessThan(30);
  expect(progress()).toBe('2 of 2000 done');
});

it('goes on by keys to the next text that is missing, selects what shows it, and keeps what was done in the list', async () => {
  const store = await open();
  await press('Missing');
  await act(async () => fieldOf('p2').focus());
  expect(store.selection()).toEqual(['p2']);
  await write(fieldOf('p2'), 'Tekst 2');
  expect(stateOf('p2')).toBe('Translated');
  await goOn();
  expect(document.activeElement).toBe(fieldOf('p3'));
  expect(store.selection()).toEqual(['p3']);
  expect(fieldOf('p2').value).toBe('Tekst 2');
  expect(progress()).toBe('3 of 2000 done');
});

it('shows at first the texts that its address asks for', async () => {
  await open('hr', '/sites/adria/pages/p/translations?language=hr&texts=missing');
  expect([fieldOf('p0'), fieldOf('p2').value]).toEqual([null, '']);
  expect(document.querySelector('[aria-pressed=true]')?.textContent).toBe('Missing1998');
});

it('shows the texts that a link asks for again, once another filter was chosen', async () => {
  const shown = () => document.querySelector('[aria-pressed=true]')?.textContent;
  await open('hr', '/sites/adria/pages/p/translations?on=home&language=hr&texts=missing');
  await press('All');
  expect(shown()).toBe('All2000');
  await act(async () => document.querySelector('a')?.click());
  expect(shown()).toBe('Missing1998');
});

it('follows what is selected on the canvas, wherever it stands', async () => {
  const store = await open();
  await act(async () => store.select(['p1500']));
  expect(document.querySelector('[data-active]')?.getAttribute('data-key')).toBe('p1500');
});

it('marks a text as reviewed, and as outdated once its source changes', async () => {
  const store = await open();
  await press('Reviewed');
  expect(stateOf('p0')).toBe('Reviewed');
  await act(async () => store.undo());
  expect(stateOf('p0')).toBe('Translated');
  await act(async () => store.redo());
  await act(async () => {
    store.run({ kind: 'setText', language: 'de', key: 'p0', text: 'Neu' });
  });
  expect(stateOf('p0')).toBe('Outdated');
  await press('Outdated');
  expect(fields()).toHaveLength(1);
});

it('asks for another language where the default one is shown', async () => {
  await open('de');
  expect(document.body.textContent).toContain('Deutsch is the default language');
});
