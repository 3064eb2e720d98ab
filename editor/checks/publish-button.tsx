import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../src/api/api-error.ts';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { useServices } from '../app/services.tsx';
import type { DraftSaver } from '../sync/draft-saver.ts';
import { Button } from '../ui/button/button.tsx';
import { useToasts } from '../ui/toast/toasts.tsx';
import { PublishQuestion } from '../versions/publish-question.tsx';
import { useWorkspace } from '../workspace/workspace.ts';
import { PublishedLanguages } from './published-languages.tsx';
import { readRefusal } from './refusals.ts';

interface Props {
  readonly saver: DraftSaver;
  /** `null` before the first check. */
  readonly findings: readonly CheckFinding[] | null;
  /** Shows what the server found. */
  readonly onRefused: (findings: readonly CheckFinding[]) => void;
}

/** Publishes the page: not while it has errors; the question before it names the warnings and languages. */
export function PublishButton({ saver, findings, onRefused }: Props) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { show } = useToasts();
  const { site, kind, pageId } = useWorkspace();
  const [isPublishing, setIsPublishing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const countOf = (severity: CheckFinding['severity']) =>
    (findings ?? []).filter((finding) => finding.severity === severity).length;
  const errors = countOf('error');
  const warnings = countOf('warning');

  const publish = async () => {
    setIsPublishing(true);
    try {
      const version = await saver.flush();
      await api.call('publish', {
        site: site.id,
        body: { documents: [{ kind, id: pageId, version }] },
      });
      show({ text: t('publish.done') });
    } catch (error) {
      const refusal = error instanceof ApiError ? readRefusal(error.body) : null;
      if (!refusal) show({ text: t('publish.failed'), tone: 'danger' });
      else if (refusal.findings.length > 0) onRefused(refusal.findings);
      const [reason] = refusal?.reasons ?? [];
      if (reason) show({ text: t([`publish.reasons.${reason}`, 'publish.reasons.other']), tone: 'danger' });
    } finally {
      setIsAsking(false);
      setIsPublishing(false);
    }
  };
  return (
    <>
      <Button
        variant="primary"
        isBusy={isPublishing}
        // Before the first check the server alone decides: it refuses what is wrong.
        isDisabled={errors > 0}
        {...(errors > 0 ? { 'aria-describedby': 'publish-refused' } : {})}
        onPress={() => setIsAsking(true)}
      >
        {t('publish.action')}
      </Button>
      {errors > 0 && (
        <span id="publish-refused" hidden>
          {t('checks.mendErrors', { count: errors })}
        </span>
      )}
      {isAsking && (
        <PublishQuestion
          isBusy={isPublishing}
          onPublish={() => void publish()}
          onClose={() => setIsAsking(false)}
        >
          <p>
            {warnings > 0 ? t('checks.warningsLeft', { count: warnings }) : t('checks.publishedLanguages')}
          </p>
          {findings && <PublishedLanguages findings={findings} />}
        </PublishQuestion>
      )}
    </>
  );
}
