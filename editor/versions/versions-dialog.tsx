import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasRole } from '../app/session/use-operator.ts';
import { Failed } from '../ui/failed/failed.tsx';
import { useSite } from '../app/shell/site-layout.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import { StillPage } from '../canvas/still-page.tsx';
import { compareDocuments, countDifferences } from '../document/compare.ts';
import { openDocument } from '../document/page-document.ts';
import { revertSection, revertSentence } from '../document/revert-section.ts';
import { type Journal, journalKey } from '../sync/journal.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Select } from '../ui/select/select.tsx';
import { useDocument, useWorkspace } from '../workspace/workspace.ts';
import { DifferenceList } from './difference-list.tsx';
import { sectionMarks } from './section-marks.ts';
import { useMakeDraft } from './use-make-draft.ts';
import { usePublishAgain } from './use-publish-again.ts';
import { useVersion, useVersions } from './use-versions.ts';
import { type Chosen, VersionList } from './version-list.tsx';
import { Changes, Columns, Frames } from './versions-dialog.styles.ts';

/** Value of the choice that stands for the draft that is open. */
const DRAFT = 'draft';

/** The versions of the open page: each is compared with the draft or another one, and brought back whole or in parts. */
export function VersionsDialog({
  journal,
  onClose,
}: {
  readonly journal: Journal;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const { site: operatorSite } = useSite();
  const { site, kind, pageId, store, language } = useWorkspace();
  const document = { siteId: site.id, kind, id: pageId };
  const draft = useDocument();
  const history = useVersions(document);
  const key = journalKey(site.id, kind, pageId);
  const { data: aside = [], refetch: readAside } = useQuery({
    queryKey: ['set-aside', key],
    staleTime: 0,
    queryFn: () => journal.readAside(key),
  });
  const [picked, setPicked] = useState<Chosen | null>(null);
  const [against, setAgainst] = useState(DRAFT);
  const [shown, setShown] = useState<string | null>(null);

  const { versions = [], publishedVersion = null } = history.data ?? {};
  const first = publishedVersion ?? versions[1]?.version ?? versions[0]?.version;
  const chosen: Chosen | null = picked ?? (first === undefined ? null : { kind: 'version', version: first });
  const stored = useVersion(document, chosen?.kind === 'version' ? chosen.version : null);
  const other = useVersion(document, against === DRAFT ? null : Number(against));
  // What is shown stays when it cannot be read again.
  const missing = [history, stored, other].filter(({ isLoadingError }) => isLoadingError);
  const setAside = chosen?.kind === 'aside' ? chosen.entry : null;
  const before = useMemo(
    () => (setAside ? openDocument(setAside.body) : stored.data?.document),
    [setAside, stored.data],
  );
  const isDraft = against === DRAFT;
  const after = isDraft ? draft : other.data?.document;
  const compared = useMemo(() => before && after && compareDocuments(before, after), [before, after]);
  const marks = useMemo(
    () => (compared && before && after ? sectionMarks(compared, before, after) : undefined),
    [compared, before, after],
  );
  const name = (one: Chosen) =>
    one.kind === 'aside' ? t('versions.setAside') : t('versions.version', { version: one.version });

  const makeDraft = useMakeDraft(store, onClose);
  const publishAgain = usePublishAgain(document);
  const revert = (section: string) => {
    if (!before) return;
    const document = store.document();
    store.run(
      {
        kind: 'replace',
        document: revertSection(before, document, section),
        sentence: revertSentence(before, document, section, language),
      },
      { nodes: [section] },
    );
  };
  return (
    <Dialog
      size="full"
      title={t('versions.title')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        chosen && (
          <>
            {chosen.kind === 'aside' ? (
              <Button
                variant="quiet"
                onPress={() => {
                  setPicked(null);
                  void journal.removeAside(chosen.entry).then(() => readAside());
                }}
              >
                {t('versions.delete')}
              </Button>
            ) : (
              <>
                {kind === 'page' && (
                  <Button
                    variant="quiet"
                    onPress={() =>
                      void window.open(
                        `/sites/${site.id}/pages/${pageId}/versions/${chosen.version}`,
                        '_blank',
                      )
                    }
                  >
                    {t('versions.open')}
                  </Button>
                )}
                {hasRole(operatorSite.role, 'publisher') && chosen.version !== publishedVersion && (
                  <Button onPress={() => void publishAgain(chosen.version, publishedVersion)}>
                    {t('versions.publishAgain')}
                  </Button>
                )}
              </>
            )}
            <Button
              variant="primary"
              isDisabled={!before}
              onPress={() => before && makeDraft(chosen, before)}
            >
              {t('versions.makeDraft')}
            </Button>
          </>
        )
      }
    >
      {missing.length > 0 ? (
        <Failed onRetry={() => void Promise.all(missing.map((query) => query.refetch()))} isBusy={false} />
      ) : !history.data ? (
        <Waiting />
      ) : (
        <Columns>
          <VersionList
            versions={versions}
            publishedVersion={publishedVersion}
            aside={aside}
            chosen={chosen}
            onChoose={setPicked}
          />
          <Changes>
            <header>
              <h3>{compared && t('differences.count', { count: countDifferences(compared) })}</h3>
              <Select
                label={t('versions.against')}
                hidesLabel
                value={against}
                onChange={setAgainst}
                options={[
                  { value: DRAFT, label: t('versions.withDraft') },
                  ...versions.map(({ version }) => ({
                    value: String(version),
                    label: t('versions.with', { version }),
                  })),
                ]}
              />
            </header>
            <div>
              {compared && before && after && (
                <DifferenceList
                  compared={compared}
                  before={before}
                  after={after}
                  language={language}
                  onShow={(node) => {
                    setShown(node);
                    if (isDraft) store.select([node]);
                  }}
                  {...(isDraft && {
                    actionsOf: (section: string) => (
                      <Button size="small" onPress={() => revert(section)}>
                        {t('versions.revert')}
                      </Button>
                    ),
                  })}
                />
              )}
            </div>
          </Changes>
          <Frames>
            {([before, after] as const).map((document, at) => {
              const caption =
                at === 0
                  ? chosen && name(chosen)
                  : isDraft
                    ? t('versions.draft')
                    : t('versions.version', { version: against });
              return (
                <figure key={at}>
                  <figcaption>{caption}</figcaption>
                  {document && marks ? (
                    <StillPage
                      title={caption ?? ''}
                      site={site}
                      kind={kind}
                      pageId={pageId}
                      document={document}
                      language={language}
                      marks={marks}
                      shown={shown}
                    />
                  ) : (
                    <Waiting />
                  )}
                </figure>
              );
            })}
          </Frames>
        </Columns>
      )}
    </Dialog>
  );
}
