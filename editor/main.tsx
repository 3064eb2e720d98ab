import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { EditorApp } from './app/editor-app.tsx';
import { createTexts, preferredLanguage } from './i18n.ts';

const texts = await createTexts(preferredLanguage(navigator.languages));
createRoot(document.getElementById('editor') as HTMLElement).render(
  <StrictMode>
    <I18nextProvider i18n={texts}>
      <EditorApp />
    </I18nextProvider>
  </StrictMode>,
);
