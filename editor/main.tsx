import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { browserTransport } from '../src/api/http/browser-transport.ts';
import { createEditorApi } from './api/editor-api.ts';
import { sendFile } from './api/upload.ts';
import { EditorApp } from './app/editor-app.tsx';
import { applyTheme, createPreferences } from './app/preferences.ts';
import { createWindowHistory } from './app/routing/guarded-history.ts';
import { createSessionKeeper } from './app/session/session-keeper.ts';
import { createTexts } from './i18n.ts';

const root = document.documentElement;
const preferences = createPreferences(localStorage, navigator.languages);
applyTheme(root, preferences.theme());

const texts = await createTexts(preferences.language());
const nameLanguage = (language: string) => root.setAttribute('lang', language);
nameLanguage(texts.language);
texts.on('languageChanged', nameLanguage);

const session = createSessionKeeper();
const api = createEditorApi({
  transport: browserTransport,
  sendFile,
  signInAgain: session.signInAgain,
});

createRoot(document.getElementById('editor') as HTMLElement).render(
  <StrictMode>
    <I18nextProvider i18n={texts}>
      <EditorApp
        services={{ api, now: () => Date.now(), preferences, session }}
        history={createWindowHistory()}
      />
    </I18nextProvider>
  </StrictMode>,
);
