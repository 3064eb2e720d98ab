import { useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { UNSTORED_VERSION } from '../../src/api/wire/document-kinds.ts';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import { ArchiveButton } from '../app/settings/archive-button.tsx';
import { isCreatedKind, type SettingsKind } from '../app/settings/settings-kinds.ts';
import { TopBarTools } from '../app/shell/top-bar-tools.tsx';
import type { OpenSite } from '../canvas/open-site.ts';
import type { DocumentStore } from '../document/store.ts';
import type { Journal } from '../sync/journal.ts';
import { Badge } from '../ui/badge/badge.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { onDemand } from '../ui/on-demand/on-demand.tsx';
import { LanguageChoice } from '../workspace/language-choice.tsx';
import { SaveStatus } from '../workspace/save-status.tsx';
import { VISUALLY_HIDDEN } from '../ui/visually-hidden.ts';
import { UndoRedo } from '../workspace/undo-redo.tsx';
import { type Draft, useSaveState } from '../workspace/use-draft.ts';
import { SettingsPublish } from './settings-publish.tsx';
import { useIsPublished } from './use-is-published.ts';

interface Props {
  readonly kind: SettingsKind;
  readonly id: string;
  /** What operators call it. */
  readonly name: string;
  /** The heading of their fields. */
  readonly title: string;
  readonly site: OpenSite;
  readonly store: DocumentStore;
  readonly draft: Draft;
  readonly journal: Journal;
  readonly language: LanguageTag;
  readonly onLanguage: (language: LanguageTag) => void;
  /** The version that was published when the settings were opened; `null` for none. */
  readonly publishedAtFirst: number | null;
  readonly canPublish: boolean;
  /** How many values cannot be published. */
  readonly problemCount: number;
  /** Shows what the server found. */
  readonly onRefused: (findings: readonly CheckFinding[]) => void;
  /** Shows the conflict that saving met. */
  readonly onConflict: () => void;
}

const SettingsVersionsDialog = onDemand(() =>
  import('./settings-versions-dialog.tsx').then((module) => module.SettingsVersionsDialog),
);

/** What visitors have; on phones the button that publishes says so alone. */
const State = styled.span`@media (width < 640px) { ${VISUALLY_HIDDEN} }`;

/** The tools of open settings in the top bar. */
export function SettingsTools(props: Props) {
  const { kind, id, name, title, site, store, draft, language, onLanguage, publishedAtFirst, canPublish } =
    props;
  const { problemCount, onRefused, onConflict, journal } = props;
  const { saver } = draft;
  const state = useSaveState(draft);
  const { t } = useTranslation();
  const client = useQueryClient();
  const [showsVersions, setShowsVersions] = useState(false);
  const [publishedVersion, setPublishedVersion] = useState(publishedAtFirst);
  const setPublished = (version: number | null) => {
    setPublishedVersion(version);
    // Pages are shown with what was published.
    for (const key of ['open-page', 'canvas-frame', 'checked-site', 'preview-frame', 'pages'])
      void client.invalidateQueries({ queryKey: [key, site.id] });
  };
  const isSame = useIsPublished({ siteId: site.id, kind, id }, publishedVersion, saver);
  const isPublished = state.kind === 'saved' && isSame;
  const isUnstored = state.kind === 'saved' && saver.version() === UNSTORED_VERSION;
  return (
    <TopBarTools>
      {/* First, since they change: the tools after them stay where they are. */}
      <SaveStatus draft={draft} onConflict={onConflict} />
      {!isUnstored && (
        <State>
          <Badge tone={isPublished ? 'success' : 'warning'}>
            {t(`pages.status.${isPublished ? 'published' : publishedVersion === null ? 'draft' : 'changed'}`)}
          </Badge>
        </State>
      )}
      {problemCount > 0 && <Badge tone="danger">{t('settings.problems', { count: problemCount })}</Badge>}
      <UndoRedo store={store} />
      {saver.version() !== UNSTORED_VERSION && (
        <IconButton icon={History} label={t('versions.title')} onPress={() => setShowsVersions(true)} />
      )}
      {showsVersions && (
        <SettingsVersionsDialog
          siteId={site.id}
          kind={kind}
          id={id}
          store={store}
          journal={journal}
          canPublish={canPublish}
          onPublished={setPublished}
          onClose={() => setShowsVersions(false)}
        />
      )}
      <LanguageChoice site={site} language={language} onChange={onLanguage} />
      {canPublish && isCreatedKind(kind) && <ArchiveButton kind={kind} id={id} name={name} />}
      {canPublish && (
        <SettingsPublish
          kind={kind}
          id={id}
          name={title}
          site={site}
          store={store}
          saver={saver}
          publishedVersion={publishedVersion}
          isDisabled={problemCount > 0 || isPublished || isUnstored}
          onPublished={setPublished}
          onRefused={onRefused}
          onConflict={onConflict}
        />
      )}
    </TopBarTools>
  );
}
