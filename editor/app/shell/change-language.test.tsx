// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { createTexts, loadAllTexts, loadSchemaTexts } from '../../i18n.ts';
import { fakeEditorApi } from '../../testing/fake-editor-api.ts';
import { find, setUpEditor } from '../../testing/open-editor.tsx';
import { ToastRegion } from '../../ui/toast/toasts.tsx';
import { useSchemaText } from '../../workspace/use-schema-text.ts';
import { createPreferences } from '../preferences.ts';
import { EditorServicesProvider } from '../services.tsx';
import { createSessionKeeper } from '../session/session-keeper.ts';
import { useChangeLanguage } from './language-select.tsx';

// What is loaded first has a part of the texts of the panel, as in the editor that is built.
vi.mock('../../locales/en.json?first', () => ({ default: { panel: { title: 'Properties' } } }));
vi.mock('../../locales/de.json?first', () => ({ default: { panel: { title: 'Eigenschaften' } } }));

setUpEditor();
let root: Root;
afterEach(() => act(() => root.unmount()));

function Panel() {
  const { t } = useTranslation();
  const text = useSchemaText();
  const change = useChangeLanguage();
  return (
    <>
      <p>{[t('panel.title'), t('panel.layout'), text('Columns')].join(', ')}</p>
      <button onClick={() => change('de')}>de</button>
      <button onClick={() => change('en')}>en</button>
    </>
  );
}
const panel = () => document.querySelector('p')?.textContent;
/** Presses a button, whose outcome is waited for by the caller. */
const press = (name: string) => act(async () => find('button', name).click());
const read = (text: string) => act(() => vi.waitFor(() => expect(panel()).toBe(text)));

async function openPanel() {
  const texts = await createTexts('en');
  const services = {
    api: fakeEditorApi({}).api,
    now: () => 0,
    preferences: createPreferences(localStorage, ['en']),
    session: createSessionKeeper(),
  };
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = () =>
    act(async () =>
      root.render(
        <I18nextProvider i18n={texts}>
          <EditorServicesProvider value={services}>
            <ToastRegion dismissLabel="Dismiss">
              <Panel />
            </ToastRegion>
          </EditorServicesProvider>
        </I18nextProvider>,
      ),
    );
  return { texts, show };
}

it('all texts that are shown follow the language, there and back', async () => {
  const { texts, show } = await openPanel();
  await Promise.all([loadAllTexts(texts), loadSchemaTexts(texts)]);
  await show();
  expect(panel()).toBe('Properties, Layout, Columns');
  await press('de');
  await read('Eigenschaften, Anordnung, Spalten');
  await press('en');
  await read('Properties, Layout, Columns');
  await press('de');
  await read('Eigenschaften, Anordnung, Spalten');
});

it('texts that are still loading when the language is changed are there in the next one', async () => {
  const { texts, show } = await openPanel();
  await loadAllTexts(texts);
  const loading = loadSchemaTexts(texts);
  await show();
  await press('de');
  await act(() => loading);
  await read('Eigenschaften, Anordnung, Spalten');
});
