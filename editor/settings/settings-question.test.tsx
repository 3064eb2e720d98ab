// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { type CheckFinding, found } from '../../src/runtime/checks/check-finding.ts';
import { createQueryClient } from '../../src/runtime/hydration/query-client.ts';
import { EditorServicesProvider } from '../app/services.tsx';
import type { OpenSite } from '../canvas/open-site.ts';
import { createTexts } from '../i18n.ts';
import { fakeEditorApi } from '../testing/fake-editor-api.ts';
import { settle, setUpEditor } from '../testing/open-editor.tsx';
import { ToastRegion } from '../ui/toast/toasts.tsx';
import { SettingsQuestion } from './settings-question.tsx';

setUpEditor();

/** What the question says of a finding in a theme. */
async function said(finding: CheckFinding) {
  const { api } = fakeEditorApi({});
  const texts = await createTexts('en');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={createQueryClient()}>
          <EditorServicesProvider value={{ api } as never}>
            <ToastRegion dismissLabel="Dismiss">
              <SettingsQuestion
                site={{ id: 'andes' } as OpenSite}
                kind="theme"
                id="main"
                name="Theme"
                body={{}}
                publishedVersion={null}
                findings={[finding]}
                isBusy={false}
                onPublish={() => undefined}
                onClose={() => undefined}
              />
            </ToastRegion>
          </EditorServicesProvider>
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  );
  await settle();
  const text = document.querySelector('[role=dialog] li')?.textContent;
  await act(async () => root.unmount());
  return text;
}

it.each<[what: string, path: string, text: string]>([
  [
    'the field before what is to be mended',
    '/palette/line',
    'Palette › Line: is damaged and cannot be read.',
  ],
  ['nothing before it where it is about no field', '', 'is damaged and cannot be read.'],
])('asks with %s', async (_what, path, text) => {
  expect(await said(found('warning', 'not-json', null, path))).toBe(text);
});
