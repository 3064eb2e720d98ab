import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { createQueryClient } from '../app/query-client.ts';
import { EditorServicesProvider } from '../app/services.tsx';
import { createTexts } from '../i18n.ts';
import { ToastRegion } from '../ui/toast/toasts.tsx';
import { type FakeResponses, fakeEditorApi } from './fake-editor-api.ts';

/** Shows a part of the editor, in English, that calls the product API and shows messages. @returns shows another in its place */
export async function showInEditor(shown: ReactNode, responses: FakeResponses) {
  const { api, calls } = fakeEditorApi(responses);
  const client = createQueryClient();
  const texts = await createTexts('en');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (part: ReactNode) =>
    act(async () =>
      root.render(
        <I18nextProvider i18n={texts}>
          <QueryClientProvider client={client}>
            <EditorServicesProvider value={{ api, now: () => 0 } as never}>
              <ToastRegion dismissLabel="Dismiss">{part}</ToastRegion>
            </EditorServicesProvider>
          </QueryClientProvider>
        </I18nextProvider>,
      ),
    );
  await show(shown);
  return { calls, client, texts, show, close: () => act(async () => root.unmount()) };
}
