import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import type { Surrounding } from '../canvas/frame-events.ts';
import { onceOnline } from '../sync/once-online.ts';
import { useToasts } from '../ui/toast/toasts.tsx';
import type { Workspace } from './workspace.ts';

/** A function that opens what stands around a page where it is edited, in a language. */
export function useOpenSurrounding({ site, store }: Workspace, language: LanguageTag) {
  const { t } = useTranslation();
  const { show } = useToasts();
  const navigate = useNavigate();
  return useCallback(
    (surrounding: Surrounding) => {
      const onFailed = () => show({ text: t('app.loadFailed'), tone: 'danger' });
      void onceOnline(() => import('./surrounding-path.ts'), { onFailed }).then(({ surroundingPath }) =>
        navigate(surroundingPath(surrounding, site, store.document(), language)),
      );
    },
    [site, store, language, t, show, navigate],
  );
}
