import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sentence } from '../document/commands/command.ts';
import type { OpenDocument } from '../document/page-document.ts';
import type { DocumentStore } from '../document/store.ts';
import { useToasts } from '../ui/toast/toasts.tsx';
import type { Chosen } from './version-list.tsx';

/** A function that makes an earlier version, or edits that were set aside, the draft; the message takes it back. */
export function useMakeDraft(
  store: DocumentStore,
  onDone: () => void,
): (chosen: Chosen, document: OpenDocument) => void {
  const { t } = useTranslation();
  const { show } = useToasts();
  return useCallback(
    (chosen, document) => {
      const { position } = store.history();
      const sentence: Sentence =
        chosen.kind === 'aside'
          ? { key: 'tookAside', values: {} }
          : { key: 'tookVersion', values: { version: chosen.version } };
      store.run({ kind: 'replace', document, sentence });
      show({
        text: t('versions.madeDraft'),
        action: { label: t('app.undo'), onPress: () => store.jump(position) },
      });
      onDone();
    },
    [store, onDone, t, show],
  );
}
