import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { defaultLanguage, enabledLanguages } from '../../src/site/routes.ts';
import { FindingSentence } from '../checks/finding-sentence.tsx';
import { PublishedLanguages } from '../checks/published-languages.tsx';
import { WarningsLeft } from '../checks/warnings-left.tsx';
import { documentPath } from '../app/settings/document-path.ts';
import type { LeadsToTexts } from '../checks/gap-link.tsx';
import { Waiting } from '../ui/progress/waiting.tsx';
import { comparePublished, countDifferences } from '../document/compare.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { addressOfTexts, ON_PAGE } from '../workspace/page-views.ts';
import { useDocument, useWorkspace } from '../workspace/workspace.ts';
import { DifferenceList } from './difference-list.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { useVersion, useVersions } from './use-versions.ts';
import type { NamedDraft } from './publication.ts';
import { WaitingDrafts } from './waiting-drafts.tsx';

interface Props {
  readonly isBusy: boolean;
  /** The versions by which visitors see the page itself as it is, as far as this tab knows; `null` where they do not. */
  readonly unchanged: { readonly version: number; readonly publishedVersion: number | null } | null;
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
  const onPage = useSearchParams()[0].get(ON_PAGE);
  const leads: LeadsToTexts = {
    to(wanted, rule) {
      const translated = enabledLanguages(site.settings.site).find((one) => one === wanted);
      if (!translated || translated === defaultLanguage(site.settings.site)) return null;
      // A sample is shown among the texts that are outdated.
      const texts = rule === 'missing-translation' ? 'missing' : 'outdated';
      return addressOfTexts(documentPath(site.id, document), site, { onPage, language: translated, texts });
    },
    onFollow: onClose,
  };
  const draft = useDocument();
  const history = useVersions(document);
  const publishedVersion = history.data?.publishedVersion ?? null;
  const published = useVersion(document, publishedVersion);
  const before = published.data?.document;
  const compared = useMemo(() => before && comparePublished(before, draft), [before, draft]);
  const count = compared ? countDifferences(compared) : 0;
  const warnings = (findings ?? []).filter(({ severity }) => severity === 'warning');
  const isUnpublished = history.data !== undefined && publishedVersion === null;
  const newest = history.data?.versions[0]?.version;
  /** Somebody else stored another version meanwhile. */
  const isOutdated = unchanged !== null && newest !== unchanged.version;
  const isUnchanged = unchanged !== null && !isOutdated && publishedVersion === unchanged.publishedVersion;
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
          <WarningsLeft findings={warnings} Sentence={FindingSentence} leads={leads} />
          <PublishedLanguages
            title={t('checks.publishedLanguages')}
            site={site}
            findings={findings}
            leads={leads}
          />
        </>
      )}
      {history.isError || published.isError ? (
        <Notice tone="warning">{t('publish.unknownChanges')}</Notice>
      ) : isUnpublished ? (
        <p>{t(isFirst ? 'publish.first' : 'publish.again')}</p>
      ) : compared && before ? (
        <>
          {count > 0 && <p>{t('publish.changes', { count })}</p>}
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
