// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createTexts, type InterfaceLanguage } from '../i18n.ts';
import { ToastRegion } from '../ui/toast/toasts.tsx';
import { WhoPublishes } from './who-publishes.tsx';

it.each<[language: InterfaceLanguage, says: string]>([
  ['en', 'a publisher publishes them'],
  ['es', 'los publica quien tiene permiso'],
])('says to who may not publish who can: %s', async (language, says) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const texts = await createTexts(language);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <ToastRegion dismissLabel="Dismiss">
          <WhoPublishes />
        </ToastRegion>
      </I18nextProvider>,
    ),
  );
  await act(async () => document.querySelector('button')?.click());
  expect(document.querySelector('[role=status]')?.textContent).toContain(says);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
