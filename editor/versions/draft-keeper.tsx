import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getI18n, useTranslation } from 'react-i18next';
import { ApiError } from '../../src/api/api-error.ts';
import { relativeTime } from '../app/relative-time.ts';
import { useServices } from '../app/services.tsx';
import type { Sentence } from '../document/commands/command.ts';
import { type JsonObject, openDocument, writeDocument } from '../document/page-document.ts';
import type { DocumentStore } from '../document/store.ts';
import type { StoredDraft } from '../sync/draft-saver.ts';
import type { Journal, JournalEntry } from '../sync/journal.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Failed } from '../ui/failed/failed.tsx';
import { loadAllTexts } from '../i18n.ts';
import { useToasts } from '../ui/toast/toasts.tsx';
import { type Draft, useSaveState } from '../workspace/use-draft.ts';
import { useLatest } from '../workspace/use-latest.ts';
import type { Conflicting } from './conflict-dialog.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { UnsavedKind } from './unsaved-edits.ts';
import { onDemand } from '../ui/on-demand/on-demand.tsx';

const loadConflictDialog = () => import('./conflict-dialog.tsx').then((module) => module.ConflictDialog);
const ConflictDialog = onDemand(loadConflictDialog);

type Opened = Pick<StoredDraft, 'version' | 'body'>;

interface Props {
  readonly document: Conflicting;
  readonly store: DocumentStore;
  readonly draft: Draft;
  readonly journal: Journal;
  readonly journalKey: string;
  /** Edits that were found in this browser when the document was opened, and what they were. */
  readonly unsaved: JournalEntry | undefined;
  readonly kind: UnsavedKind;
  /** The version that the document was opened at. */
  readonly opened: Opened;
  /** Whether the conflict is shown: it is, until somebody wants to look at it first. */
  readonly isConflictOpen: boolean;
  readonly onConflictClose: () => void;
}

/** Loads what edits of an older version began with, the version that replaced it, and what asks about them. */
function useOutdated(
  entry: JournalEntry | undefined,
  { version, body }: Opened,
  { siteId, kind, id }: Conflicting,
) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['outdated-edits', siteId, kind, id, entry?.basedOn, version],
    enabled: entry !== undefined,
    queryFn: async (): Promise<{ readonly base: JsonObject | null; readonly theirs: StoredDraft }> => {
      const document = { kind, id };
      const path = { ...document, version: String(entry?.basedOn) };
      const [versions, base] = await Promise.all([
        api.call('documentVersions', { site: siteId, path: document }),
        api.call('documentVersion', { site: siteId, path }).catch((error: unknown) => {
          // It is no longer stored.
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        }),
        loadConflictDialog(),
        import('../ui/dialog/dialog-frame.tsx'),
        loadAllTexts(getI18n()),
      ]);
      const stored = versions.find((one) => one.version === version);
      return {
        base: base?.body ?? null,
        theirs: { version, body, changedBy: stored?.createdBy ?? null, changedAt: stored?.createdAt ?? 0 },
      };
    },
  });
}

/** Sees to it that no edit is lost: edits that were not saved, versions of others meanwhile, leaving too early. */
export function DraftKeeper({
  document,
  store,
  draft,
  journal,
  journalKey,
  unsaved,
  kind,
  opened,
  isConflictOpen,
  onConflictClose,
}: Props) {
  const { t, i18n } = useTranslation();
  const { now } = useServices();
  const { show } = useToasts();
  const { saver } = draft;
  const state = useSaveState(draft);
  // Edits of an older version are asked about once; until then they are kept beside the new ones.
  const [outdated, setOutdated] = useState(kind === 'outdated' ? unsaved : undefined);
  const { data: found, errorUpdateCount, isFetching, refetch } = useOutdated(outdated, opened, document);
  const closeOutdated = () => {
    setOutdated(undefined);
    show({ text: t('conflict.taken') });
  };

  const undoOf = (position: number) => ({ label: t('app.undo'), onPress: () => store.jump(position) });
  const settleUnsaved = useLatest(() => {
    if (kind === 'none') void journal.remove(journalKey);
    else if (!unsaved) return;
    else if (kind === 'current') show({ text: t('unsaved.restored'), action: undoOf(0) });
    else void journal.setAside(unsaved).then(() => journal.remove(journalKey));
  });
  // Once, when the document was opened.
  useEffect(() => settleUnsaved.current(), [settleUnsaved]);

  const replaceBy = (body: JsonObject, sentence: Sentence) =>
    store.run({ kind: 'replace', document: openDocument(body), sentence });

  /** Replaces what is here only once it is set aside. */
  const takeTheirs = async (theirs: StoredDraft) => {
    const entry = { key: journalKey, body: writeDocument(store.document()), at: now() };
    try {
      await journal.setAside({ ...entry, basedOn: saver.version(), unanswered: [] });
    } catch {
      show({ text: t('conflict.notSetAside'), tone: 'danger' });
      return;
    }
    replaceBy(theirs.body, { key: 'tookTheirs', values: {} });
    saver.adopt(theirs);
    show({ text: t('conflict.taken') });
  };

  return (
    <>
      <LeaveGuard saver={saver} />
      {state.kind === 'conflict' && isConflictOpen && (
        <ConflictDialog
          document={document}
          base={saver.base()}
          mine={writeDocument(store.document())}
          editedAt={null}
          theirs={state.stored}
          onKeepMine={() => {
            saver.rebase(state.stored);
            show({ text: t('conflict.kept') });
          }}
          onTakeTheirs={() => void takeTheirs(state.stored)}
          onClose={onConflictClose}
        />
      )}
      {outdated && found && (
        <ConflictDialog
          document={document}
          base={found.base}
          mine={outdated.body}
          editedAt={outdated.at}
          theirs={found.theirs}
          onKeepMine={() => {
            const { position } = store.history();
            replaceBy(outdated.body, { key: 'restoredEdits', values: {} });
            void journal.removeAside(outdated);
            setOutdated(undefined);
            show({ text: t('conflict.kept'), action: undoOf(position) });
          }}
          onTakeTheirs={closeOutdated}
          onClose={closeOutdated}
        />
      )}
      {outdated && !found && errorUpdateCount > 0 && (
        <Dialog
          isAlert
          title={t('conflict.title')}
          actions={<Button onPress={closeOutdated}>{t('conflict.takeTheirs')}</Button>}
        >
          <p>{t('conflict.found', { when: relativeTime(outdated.at, now(), i18n.language) })}</p>
          <Failed onRetry={() => void refetch()} isBusy={isFetching} />
        </Dialog>
      )}
    </>
  );
}
