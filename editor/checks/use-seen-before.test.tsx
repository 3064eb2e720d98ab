// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../src/runtime/hydration/query-client.ts';
import { EditorServicesProvider } from '../app/services.tsx';
import { createTexts } from '../i18n.ts';
import { fakeEditorApi } from '../testing/fake-editor-api.ts';
import { find, press, settle, setUpEditor } from '../testing/open-editor.tsx';
import { ToastRegion, useToasts } from '../ui/toast/toasts.tsx';
import { useSeenBefore } from './use-seen-before.ts';

setUpEditor(() => import('./take-back.ts'));

const MENU = { kind: 'menu', id: 'main' } as const;

/** Says that version 2 of a menu is published. */
function Publisher() {
  const { show } = useToasts();
  const readSeenBefore = useSeenBefore('andes', () => undefined);
  const publish = async () => {
    const { takeBack } = await readSeenBefore([MENU]);
    show({ text: 'Done', ...takeBack([{ ...MENU, version: 2 }]) });
  };
  return (
    <button type="button" onClick={() => void publish()}>
      {'Publish'}
    </button>
  );
}

it('offers once more to take back what could not be, because its code or texts could not be loaded', async () => {
  const { api, calls } = fakeEditorApi({
    document: () => ({ publishedVersion: 1 }) as never,
    rollBack: () => ({}) as never,
  });
  const texts = await createTexts('en');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={createQueryClient()}>
          <EditorServicesProvider value={{ api, now: () => 0 } as never}>
            <ToastRegion dismissLabel="Dismiss">
              <Publisher />
            </ToastRegion>
          </EditorServicesProvider>
        </QueryClientProvider>
      </I18nextProvider>,
    ),
  );
  await press(find('button', 'Publish'));
  const add = vi.spyOn(texts, 'addResourceBundle').mockImplementation(() => {
    throw new Error('no network');
  });
  await press(find('button', 'Take back'));
  await settle();
  expect(document.querySelector('[data-tone=danger]')).not.toBeNull();
  add.mockRestore();
  await press(find('button', 'Take back'));
  await settle();
  expect(calls.map(([id]) => id)).toEqual(['document', 'rollBack']);
  await act(async () => root.unmount());
});
