import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { FindingSentence } from '../checks/finding-sentence.tsx';
import { PublishedLanguages } from '../checks/published-languages.tsx';
import { WarningsLeft } from '../checks/warnings-left.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import { comparePublished, countDifferences } from '../document/compare.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { useDocument, useWorkspace } from '../workspace/workspace.ts';
import { DifferenceList } from './difference-list.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { useVersion, useVersions } from './use-versions.ts';
import type { NamedDraft } from './publication.ts';
import { WaitingDrafts } from './waiting-drafts.tsx';

interface Props {
  readonly isBusy: boolean;
  /** Visitors see all of the page as it is. */
  readonly isUnchanged: boolean;
  /** `null` before the first check. */
  readonly findings: readonly CheckFinding[] | null;
  /** Drafts that are published with the page. */
  readonly together: readonly NamedDraft[];
  readonly onTogether: (together: readonly NamedDraft[]) => void;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

/** What visitors will see differently, before it is published. */
export function PublishQuestion({
  isBusy,
  isUnchanged,
  findings,
  together,
  onTogether,
  onPublish,
  onClose,
}: Props) {
  const { t } = useTranslation();
  const { site, kind, pageId, language } = useWorkspace();
  const document = { siteId: site.id, kind, id: pageId };
  const draft = useDocument();
  const history = useVersions(document);
  const publishedVersion = history.data?.publishedVersion ?? null;
  const published = useVersion(document, publishedVersion);
  const before = published.data?.document;
  const compared = useMemo(() => before && comparePublished(before, draft), [before, draft]);
  const count = compared ? countDifferences(compared) : 0;
  const warnings = (findings ?? []).filter(({ severity }) => severity === 'warning');
  const isUnpublished = history.data !== undefined && publishedVersion === null;
  const isFirst = history.data?.versions.every(({ publishedAt }) => publishedAt === null);
  return (
    <PublishDialog
      title={t('publish.question')}
      isBusy={isBusy}
      isDisabled={isUnchanged && together.length === 0}
      onPublish={onPublish}
      onClose={onClose}
    >
      {findings && (
        <>
          <WarningsLeft findings={warnings} Sentence={FindingSentence} />
          <PublishedLanguages title={t('checks.publishedLanguages')} site={site} findings={findings} />
        </>
      )}
      {history.isError || published.isError ? (
        <Notice tone="warning">{t('publish.unknownChanges')}</Notice>
      ) : isUnpublished ? (
        <p>{t(isFirst ? 'publish.first' : 'publish.again')}</p>
      ) : compared && before ? (
        <>
          <p>{count === 0 ? t('publish.unchanged') : t('publish.changes', { count })}</p>
          <DifferenceList compared={compared} before={before} after={draft} language={language} />
        </>
      ) : (
        <Waiting />
      )}
      <WaitingDrafts chosen={together} onChange={onTogether} />
    </PublishDialog>
  );
}
