import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../src/api/api-error.ts';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { enabledLanguages } from '../../src/site/routes.ts';
import { actionsFor } from '../actions/action.ts';
import { menuEntries } from '../actions/menu-entries.ts';
import { useActions } from '../actions/actions.tsx';
import { PUBLISH_ACTIONS } from '../actions/publish-actions.ts';
import { refreshPages } from '../app/page-list/use-pages.ts';
import { useServices } from '../app/services.tsx';
import { SaveConflict } from '../sync/draft-saver.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Menu } from '../ui/menu/menu.tsx';
import { useToasts } from '../ui/toast/toasts.tsx';
import type { NamedDraft } from '../versions/publication.ts';
import type { Draft } from '../workspace/use-draft.ts';
import { useLatest } from '../workspace/use-latest.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { waitingShared } from '../shared-sections/waiting-shared.ts';
import { documentLabel } from './document-label.ts';
import { type DocumentName, readRefusal } from './refusals.ts';
import { sayLanguages } from './said-languages.ts';
import { useSeenBefore } from './use-seen-before.ts';
import { onDemand } from '../ui/on-demand/on-demand.tsx';

const PublishQuestion = onDemand(() =>
  import('../versions/publish-question.tsx').then((module) => module.PublishQuestion),
);

interface Props {
  readonly draft: Draft;
  /** `null` before the first check. */
  readonly findings: readonly CheckFinding[] | null;
  /** Shows what the server found. */
  readonly onRefused: (findings: readonly CheckFinding[]) => void;
  /** Shows the version of somebody else beside one's own. */
  readonly onConflict: () => void;
}

/**
 * Publishes the page: not while it has errors. Where there are warnings, or drafts of shared sections that it shows, a
 * question names them before; else it is published at once, which can be taken back.
 */
export function PublishButton({ draft: { saver, state }, findings, onRefused, onConflict }: Props) {
  const { t } = useTranslation();
  const { api } = useServices();
  const { show } = useToasts();
  const { site, kind, pageId, store } = useWorkspace();
  const client = useQueryClient();
  /** Pages are shown with what was published beside them. */
  const refreshOthers = (published: readonly DocumentName[]) => {
    if (published.every((one) => one.kind === kind && one.id === pageId)) return;
    void client.invalidateQueries({ queryKey: ['canvas-frame', site.id] });
    void site.shared.refresh().catch(() => undefined);
  };
  const readSeenBefore = useSeenBefore(site.id, refreshOthers);
  const [isPublishing, setIsPublishing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [together, setTogether] = useState<readonly NamedDraft[]>([]);
  const isInConflict = useSyncExternalStore(state.subscribe, () => state.value().kind === 'conflict');
  const own = { kind, id: pageId };
  const countOf = (severity: CheckFinding['severity']) =>
    (findings ?? []).filter((finding) => finding.severity === severity).length;
  const errors = countOf('error');
  const warnings = countOf('warning');

  /** What is published together is chosen anew each time: its versions may have changed. */
  const closeQuestion = () => {
    setIsAsking(false);
    setTogether([]);
  };

  // Both versions are shown in a dialog of their own.
  if (isInConflict && isAsking) closeQuestion();

  /** What is published with the page has the name that it was chosen by. */
  const asChosen = (one: DocumentName): DocumentName =>
    together.find(({ kind, id }) => kind === one.kind && id === one.id) ?? one;

  const showFailure = () => show({ text: t('publish.failed'), tone: 'danger' });

  /** Saves once more: where another author's version differs, both are shown. @returns whether the draft is stored */
  const storeAgain = async (): Promise<boolean> => {
    closeQuestion();
    try {
      await saver.save();
      return true;
    } catch (error) {
      if (error instanceof SaveConflict) onConflict();
      else showFailure();
      return false;
    }
  };

  const publish = async (isAgain = false): Promise<void> => {
    setIsPublishing(true);
    try {
      const [version, before] = await Promise.all([saver.flush(), readSeenBefore([own, ...together])]);
      const documents = [{ ...own, version }, ...together.map(({ name: _name, ...draft }) => draft)];
      await api.call('publish', { site: site.id, body: { documents } });
      void refreshPages(client, site.id);
      refreshOthers(documents);
      const inLanguages = sayLanguages(t, enabledLanguages(site.settings.site), findings);
      show({
        text: before.isSame(documents)
          ? t('publish.unchanged')
          : `${t('publish.done')} ${inLanguages}`.trimEnd(),
        ...before.takeBack(documents),
      });
    } catch (error) {
      const refusal = error instanceof ApiError ? readRefusal(error.body, own) : null;
      const reasons = refusal?.reasons ?? [];
      const isConflict = error instanceof SaveConflict || reasons.includes('conflict');
      if (isConflict) {
        if (!(await storeAgain())) return;
        if (isAgain) showFailure();
        else await publish(true);
      } else if (!refusal) showFailure();
      else if (refusal.findings.length > 0) onRefused(refusal.findings);
      else if (refusal.others.length > 0)
        show({
          text: t('publish.othersRefused', {
            count: refusal.others.length,
            names: refusal.others.map((one) => documentLabel(t, asChosen(one))).join(', '),
          }),
          tone: 'danger',
        });
      else show({ text: t([`publish.reasons.${reasons[0]}`, 'publish.reasons.other']), tone: 'danger' });
    } finally {
      closeQuestion();
      setIsPublishing(false);
    }
  };

  /** Shared sections that the page shows are published with it, unless that is switched off. */
  const ask = async (isReview: boolean) => {
    setIsPublishing(true);
    const waiting = await waitingShared(store.document(), site.shared, (shared) =>
      import('../versions/is-as-published.ts')
        .then(({ isAsPublished }) => isAsPublished(api, site.id, { kind: 'sharedComponent', ...shared }))
        .catch(() => false),
    );
    // The page may have been edited and checked meanwhile.
    const now = latest.current;
    setIsPublishing(false);
    if (now.errors > 0) return show({ text: t('checks.mendErrors', { count: now.errors }), tone: 'danger' });
    const isClear = now.findings !== null && now.warnings === 0 && waiting.length === 0;
    if (isClear && !isReview) return now.publish();
    if (now.isInConflict) return onConflict();
    setTogether(waiting);
    setIsAsking(true);
  };
  const latest = useLatest({ ask, publish, findings, errors, warnings, isInConflict });
  const actions = useMemo(
    () =>
      actionsFor(PUBLISH_ACTIONS, {
        canPublish: errors === 0,
        onPublish: () => void latest.current.ask(false),
        onReview: () => void latest.current.ask(true),
      }),
    [errors, latest],
  );
  useActions(actions);
  return (
    <>
      <Button
        variant="primary"
        isBusy={isPublishing}
        // Before the first check the server alone decides: it refuses what is wrong.
        isDisabled={errors > 0}
        {...(errors > 0 ? { 'aria-describedby': 'publish-refused' } : {})}
        onPress={() => void ask(false)}
      >
        {t('publish.action')}
      </Button>
      <Menu
        label={t('publish.more')}
        trigger={<IconButton icon={ChevronDown} label={t('publish.more')} isDisabled={errors > 0} />}
        groups={[{ id: 'publish', entries: menuEntries(actions, t) }]}
      />
      {errors > 0 && (
        <span id="publish-refused" hidden>
          {t('checks.mendErrors', { count: errors })}
        </span>
      )}
      {isAsking && (
        <PublishQuestion
          isBusy={isPublishing}
          findings={findings}
          together={together}
          onTogether={setTogether}
          onPublish={() => void publish()}
          onClose={closeQuestion}
        />
      )}
    </>
  );
}
