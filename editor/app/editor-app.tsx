import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useTranslation } from 'react-i18next';
import { ToastRegion } from '../ui/toast/toasts.tsx';
import { Tooltips } from '../ui/tooltip/tooltips.tsx';
import { createQueryClient } from './query-client.ts';
import { Screens } from './router.tsx';
import { EditorRouter } from './routing/editor-router.tsx';
import type { GuardedHistory } from './routing/guarded-history.ts';
import { type EditorServices, EditorServicesProvider } from './services.tsx';

/** The events of a press: elements vanish under the focus only after one, so what keeps the focus is loaded with the first. */
const PRESSES = ['pointerdown', 'keydown', 'click'] as const;

/** Keeps the focus on the screen, from the first press on. */
function useKeptFocus() {
  useEffect(() => {
    let stop = () => {};
    let isLoading = false;
    const begun = new AbortController();
    const { signal } = begun;
    const start = async () => {
      if (isLoading) return;
      isLoading = true;
      try {
        const { keepFocus } = await import('./focus-keeper.ts');
        if (!signal.aborted) stop = keepFocus();
        begun.abort();
      } catch {
        // The next press tries again.
        isLoading = false;
      }
    };
    for (const type of PRESSES)
      addEventListener(type, () => void start(), { capture: true, passive: true, signal });
    return () => {
      begun.abort();
      stop();
    };
  }, []);
}

/** The editor: its screens by address, in the language of the interface. */
export function EditorApp({
  services,
  history,
}: {
  readonly services: EditorServices;
  readonly history: GuardedHistory;
}) {
  const { t, i18n } = useTranslation();
  const [client] = useState(createQueryClient);
  useKeptFocus();
  return (
    <EditorServicesProvider value={services}>
      <QueryClientProvider client={client}>
        <I18nProvider locale={i18n.language}>
          <ToastRegion dismissLabel={t('app.dismiss')}>
            <EditorRouter history={history}>
              <Screens />
            </EditorRouter>
            <Tooltips />
          </ToastRegion>
        </I18nProvider>
      </QueryClientProvider>
    </EditorServicesProvider>
  );
}
