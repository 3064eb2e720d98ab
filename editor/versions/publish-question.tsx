import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Waiting } from '../ui/progress/waiting.tsx';
import { comparePublished, countDifferences } from '../document/compare.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';
import { Notice } from '../ui/notice/notice.tsx';
import { useDocument, useWorkspace } from '../workspace/workspace.ts';
import { DifferenceList } from './difference-list.tsx';
import { useVersion, useVersions } from './use-versions.ts';

interface Props {
  readonly isBusy: boolean;
  readonly onPublish: () => void;
  readonly onClose: () => void;
  /** What else to know before. */
  readonly children: ReactNode;
}

/** What visitors will see differently, before it is published. */
export function PublishQuestion({ isBusy, onPublish, onClose, children }: Props) {
  const { t } = useTranslation();
  const { site, kind, pageId, language } = useWorkspace();
  const document = { siteId: site.id, kind, id: pageId };
  const draft = useDocument();
  const history = useVersions(document);
  const publishedVersion = history.data?.publishedVersion ?? null;
  const published = useVersion(document, publishedVersion);
  const before = published.data?.document;
  const compared = useMemo(() => before && comparePublished(before, draft), [before, draft]);
  const isFirst = history.data !== undefined && publishedVersion === null;
  return (
    <Dialog
      size="wide"
      isForReading
      title={t('publish.question')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('app.cancel')}
          </Button>
          <Button variant="primary" isBusy={isBusy} onPress={onPublish}>
            {t('publish.action')}
          </Button>
        </>
      }
    >
      {children}
      {history.isError || published.isError ? (
        <Notice tone="warning">{t('publish.unknownChanges')}</Notice>
      ) : isFirst ? (
        <p>{t('publish.first')}</p>
      ) : compared && before ? (
        <>
          <p>{t('publish.changes', { count: countDifferences(compared) })}</p>
          <DifferenceList compared={compared} before={before} after={draft} language={language} />
        </>
      ) : (
        <Waiting />
      )}
    </Dialog>
  );
}
