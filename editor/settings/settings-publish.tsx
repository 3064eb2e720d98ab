import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../src/api/api-error.ts';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { useServices } from '../app/services.tsx';
import type { SettingsKind } from '../app/settings/settings-kinds.ts';
import type { OpenSite } from '../canvas/open-site.ts';
import { checkAnew } from '../checks/check-anew.ts';
import { readRefusal } from '../checks/refusals.ts';
import { useSeenBefore } from '../checks/use-seen-before.ts';
import { writeDocument } from '../document/page-document.ts';
import type { DocumentStore } from '../document/store.ts';
import { SaveConflict } from '../sync/draft-saver.ts';
import { Button } from '../ui/button/button.tsx';
import { onDemand } from '../ui/on-demand/on-demand.tsx';
import { useToasts } from '../ui/toast/toasts.tsx';
import type { Draft } from '../workspace/use-draft.ts';

const SettingsQuestion = onDemand(() =>
  import('./settings-question.tsx').then((module) => module.SettingsQuestion),
);

interface Props {
  readonly kind: SettingsKind;
  readonly id: string;
  /** What operators call it. */
  readonly name: string;
  readonly site: OpenSite;
  readonly store: DocumentStore;
  readonly saver: Pick<Draft['saver'], 'flush' | 'save'>;
  /** The version that visitors have; `null` for none. */
  readonly publishedVersion: number | null;
  readonly isDisabled: boolean;
  /** Called with the version that visitors have from now on; `null` for none, once publishing was taken back. */
  readonly onPublished: (version: number | null) => void;
  /** Shows what is refused. */
  readonly onRefused: (findings: readonly CheckFinding[]) => void;
  /** Shows the conflict that saving met. */
  readonly onConflict: () => void;
}

/**
 * Publishes settings: not while the checks find errors. What else they find is named by a question before, hints too:
 * settings have no list of checks that shows them.
 */
export function SettingsPublish(props: Props) {
  const { kind, id, name, site, store, saver, publishedVersion, isDisabled } = props;
  const { onPublished, onRefused, onConflict } = props;
  const { t } = useTranslation();
  const { api } = useServices();
  const { show } = useToasts();
  const client = useQueryClient();
  const readSeenBefore = useSeenBefore(site.id, ([seen]) => onPublished(seen?.version ?? null));
  const [isPublishing, setIsPublishing] = useState(false);
  const [question, setQuestion] = useState<readonly CheckFinding[] | null>(null);

  /** What the checks find in the settings as they are, on the site as it is now; again where they are edited meanwhile. */
  const check = async (): Promise<readonly CheckFinding[]> => {
    const document = store.document();
    const found = await checkAnew({ site, kind, id, body: writeDocument(document) }, api, client);
    return store.document() === document ? found : check();
  };

  const refuse = (findings: readonly CheckFinding[]) => {
    onRefused(findings);
    show({ text: t('settings.refused'), tone: 'danger' });
  };

  const publishNow = async (found: readonly CheckFinding[]) => {
    const [version, before] = await Promise.all([saver.flush(), readSeenBefore([{ kind, id, name }])]);
    const documents = [{ kind, id, version }];
    await api.call('publish', { site: site.id, body: { documents } });
    onPublished(version);
    show({
      text: t(found.length > 0 ? 'settings.published' : 'publish.done'),
      ...before.takeBack(documents),
    });
  };

  /** Reports why something that publishing needs did not work. */
  const fail = async (error: unknown) => {
    const refusal = error instanceof ApiError ? readRefusal(error.body, { kind, id }) : null;
    if (error instanceof SaveConflict || refusal?.reasons.includes('conflict')) {
      // Saving meets the version of the other author, so that both can be shown.
      await saver.save().catch(() => undefined);
      onConflict();
    } else if (refusal) refuse(refusal.findings);
    else {
      onRefused([]);
      show({ text: t('publish.failed'), tone: 'danger' });
    }
  };

  const run = async (work: () => Promise<void>) => {
    setIsPublishing(true);
    try {
      await work();
    } catch (error) {
      await fail(error);
    } finally {
      setIsPublishing(false);
    }
  };

  const ask = () =>
    run(async () => {
      const found = await check();
      const errors = found.filter(({ severity }) => severity === 'error');
      if (errors.length > 0) refuse(errors);
      else if (found.length > 0) setQuestion(found);
      else await publishNow([]);
    });

  const publish = (found: readonly CheckFinding[]) =>
    run(() => publishNow(found).finally(() => setQuestion(null)));

  return (
    <>
      <Button variant="primary" isBusy={isPublishing} isDisabled={isDisabled} onPress={() => void ask()}>
        {t('publish.action')}
      </Button>
      {question && (
        <SettingsQuestion
          site={site}
          kind={kind}
          id={id}
          name={name}
          body={writeDocument(store.document())}
          publishedVersion={publishedVersion}
          findings={question}
          isBusy={isPublishing}
          onPublish={() => void publish(question)}
          onClose={() => setQuestion(null)}
        />
      )}
    </>
  );
}
