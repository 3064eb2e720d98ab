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
import { useFindingsOfAll } from './use-findings-of-all.ts';
import { useLeadsToTexts } from './use-leads-to-texts.ts';
import { useVersion, useVersions } from './use-versions.ts';
import type { NamedDraft } from './publication.ts';
import { WaitingDrafts } from './waiting-drafts.tsx';

interface Props {
  readonly isBusy: boolean;
  /** The versions by which visitors see the document itself as it is, as far as this tab knows; `null` where they do not. */
  readonly unchanged: { readonly version: number; readonly publishedVersion: number | null } | null;
  /** `null` before the first check. */
  readonly findings: readonly CheckFinding[] | null;
  /** Drafts that are published with it. */
  readonly together: readonly NamedDraft[];
  readonly onTogether: (together: readonly NamedDraft[]) => void;
  /** Called with what is to be mended in all that is published; `null` where that is unknown. */
  readonly onPublish: (known: readonly CheckFinding[] | null) => void;
  readonly onClose: () => void;
}

/** What visitors will see differently, before it is published. */
export function PublishQuestion({
  isBusy,
  unchanged,
  findings,
  together,
  onTogether,
  onPublish,
  onClose,
}: Props) {
  const { t } = useTranslation();
  const { site, kind, pageId, language } = useWorkspace();
  const document = { siteId: site.id, kind, id: pageId };
  const { found, isKnown, isError } = useFindingsOfAll(findings ?? [], together);
  const all = found.flatMap((one) => one.findings);
  const leads = useLeadsToTexts(found, onClose);
  const draft = useDocument();
  const history = useVersions(document);
  const publishedVersion = history.data?.publishedVersion ?? null;
  const published = useVersion(document, publishedVersion);
  const before = published.data?.document;
  const compared = useMemo(() => before && comparePublished(before, draft), [before, draft]);
  const count = compared ? countDifferences(compared) : 0;
  const warnings = all.filter(({ severity }) => severity === 'warning');
  const isUnpublished = history.data !== undefined && publishedVersion === null;
  const newest = history.data?.versions[0]?.version;
  /** Somebody else stored another version meanwhile. */
  const isOutdated = unchanged !== null && newest !== unchanged.version;
  const isUnchanged = unchanged !== null && !isOutdated && publishedVersion === unchanged.publishedVersion;
  const isFirst = history.data?.versions.every(({ publishedAt }) => publishedAt === null);
  return (
    <PublishDialog
      title={t(`publish.question.${kind}`)}
      isBusy={isBusy}
      isDisabled={isUnchanged && together.length === 0}
      onPublish={() => onPublish(findings && isKnown ? all : null)}
      onClose={onClose}
    >
      {findings && (
        <>
          <WarningsLeft findings={warnings} Sentence={FindingSentence} leads={leads} />
          {isError ? (
            <Notice tone="warning">{t('app.loadFailed')}</Notice>
          ) : isKnown ? (
            <PublishedLanguages title={t('settings.inLanguages')} site={site} findings={all} leads={leads} />
          ) : (
            <Waiting />
          )}
        </>
      )}
      {history.isError || published.isError ? (
        <Notice tone="warning">{t('publish.unknownChanges')}</Notice>
      ) : isUnpublished ? (
        <p>{t(`publish.${isFirst ? 'first' : 'again'}.${kind}`)}</p>
      ) : compared && before ? (
        <>
          {count > 0 && <p>{t(`publish.changes.${kind}`, { count })}</p>}
          {count === 0 && !isOutdated && <p>{t('publish.unchanged')}</p>}
          {count > 0 && (
            <DifferenceList compared={compared} before={before} after={draft} language={language} />
          )}
        </>
      ) : (
        <Waiting />
      )}
      <WaitingDrafts chosen={together} onChange={onTogether} />
    </PublishDialog>
  );
}
