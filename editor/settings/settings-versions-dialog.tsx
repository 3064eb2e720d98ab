import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingsKind } from '../app/settings/settings-kinds.ts';
import { openDocument, writeDocument } from '../document/page-document.ts';
import type { DocumentStore } from '../document/store.ts';
import { type Journal, journalKey } from '../sync/journal.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Failed } from '../ui/failed/failed.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import { settingChanges } from '../versions/setting-changes.ts';
import { useMakeDraft } from '../versions/use-make-draft.ts';
import { usePublishAgain } from '../versions/use-publish-again.ts';
import { useVersion, useVersions } from '../versions/use-versions.ts';
import { type Chosen, VersionList } from '../versions/version-list.tsx';
import { Changes, Columns } from '../versions/versions-dialog.styles.ts';
import { editableBody } from './editable-body.ts';
import { SettingChangeList } from './setting-change-list.tsx';
import { settingsProperties } from './settings-schemas.ts';

interface Props {
  readonly siteId: string;
  readonly kind: SettingsKind;
  readonly id: string;
  readonly store: DocumentStore;
  readonly journal: Journal;
  readonly canPublish: boolean;
  /** Called with the version that visitors have from now on. */
  readonly onPublished: (version: number) => void;
  readonly onClose: () => void;
}

/** The versions of open settings: each is compared with the draft, and brought back. */
export function SettingsVersionsDialog({
  siteId,
  kind,
  id,
  store,
  journal,
  canPublish,
  onPublished,
  onClose,
}: Props) {
  const { t } = useTranslation();
  const ref = { siteId, kind, id };
  const history = useVersions(ref);
  const key = journalKey(siteId, kind, id);
  const { data: aside = [] } = useQuery({
    queryKey: ['set-aside', key],
    staleTime: 0,
    queryFn: () => journal.readAside(key),
  });
  const publishAgain = usePublishAgain(ref, onPublished);
  const [picked, setPicked] = useState<Chosen | null>(null);
  const { versions = [], publishedVersion = null } = history.data ?? {};
  const first = publishedVersion ?? versions[1]?.version ?? versions[0]?.version;
  const chosen: Chosen | null = picked ?? (first === undefined ? null : { kind: 'version', version: first });
  const stored = useVersion(ref, chosen?.kind === 'version' ? chosen.version : null);
  const chosenBody = chosen?.kind === 'aside' ? chosen.entry.body : stored.data?.body;
  const before = useMemo(() => chosenBody && editableBody(kind, chosenBody), [kind, chosenBody]);
  const draft = store.document();
  const changes = useMemo(
    () => before && settingChanges({ properties: settingsProperties(kind) }, before, writeDocument(draft)),
    [kind, before, draft],
  );
  const makeDraft = useMakeDraft(store, onClose);
  const missing = [history, stored].filter(({ isLoadingError }) => isLoadingError);
  return (
    <Dialog
      size="large"
      title={t('versions.title')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          {canPublish && chosen?.kind === 'version' && chosen.version !== publishedVersion && (
            <Button onPress={() => void publishAgain(chosen.version, publishedVersion)}>
              {t('versions.publishAgain')}
            </Button>
          )}
          <Button
            variant="primary"
            isDisabled={!changes || changes.length === 0}
            onPress={() => before && chosen && makeDraft(chosen, openDocument(before))}
          >
            {t('versions.makeDraft')}
          </Button>
        </>
      }
    >
      {missing.length > 0 ? (
        <Failed onRetry={() => void Promise.all(missing.map((query) => query.refetch()))} isBusy={false} />
      ) : !history.data ? (
        <Waiting />
      ) : (
        <Columns data-of="settings">
          <VersionList
            versions={versions}
            publishedVersion={publishedVersion}
            aside={aside}
            chosen={chosen}
            onChoose={setPicked}
          />
          <Changes>
            <header>
              <h3>{changes && t('versions.changesInDraft', { count: changes.length })}</h3>
            </header>
            {changes && <SettingChangeList changes={changes} />}
          </Changes>
        </Columns>
      )}
    </Dialog>
  );
}
