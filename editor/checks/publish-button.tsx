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
import { readAnew } from '../app/read-anew.ts';
import { useServices } from '../app/services.tsx';
import { SaveConflict } from '../sync/draft-saver.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { Menu } from '../ui/menu/menu.tsx';
import { useToasts } from '../ui/toast/toasts.tsx';
import { TOOLTIP } from '../ui/tooltip/watch-anchors.ts';
import type { NamedDraft } from '../versions/publication.ts';
import { versionsKey } from '../versions/use-published-version.ts';
import type { Draft } from '../workspace/use-draft.ts';
import { useLatest } from '../workspace/use-latest.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { type DocumentName, readRefusal } from './refusals.ts';
import type * as publicationSentences from './say-publication.ts';
import { useSeenBefore } from './use-seen-before.ts';
import { useUnchanged } from './use-unchanged.ts';
import { onDemand } from '../ui/on-demand/on-demand.tsx';

const PublishQuestion = onDemand(() =>
  import('../versions/publish-question.tsx').then((module) => module.PublishQuestion),
);

interface Props {
  readonly draft: Draft;
  /** The version that visitors see; `null` for none. */
  readonly publishedVersion: number | null;
  /** `null` before the first check. */
  readonly findings: readonly CheckFinding[] | null;
  /** Shows what the server found. */
  readonly onRefused: (findings: readonly CheckFinding[]) => void;
  /** Shows the version of somebody else beside one's own. */
  readonly onConflict: () => void;
}

/**
 * Publishes the page: not while it has errors. Where there are warnings, or drafts of what its canvas shows in it and around
 * it, a question names them before; else it is published at once, which can be taken back. Where visitors see all of it as it is,
 * the button says so; pressed nevertheless, it asks the server first whether somebody else changed the page meanwhile.
 */
export function PublishButton({
  draft: { saver, state },
  publishedVersion,
  findings,
  onRefused,
  onConflict,
}: Props) {
  const { t, i18n } = useTranslation();
  const { api } = useServices();
  const { show } = useToasts();
  const { site, kind, pageId } = useWorkspace();
  const client = useQueryClient();
  /** Pages are shown with what was published beside them. */
  const refreshOthers = (published: readonly DocumentName[]) => {
    if (published.every((one) => one.kind === kind && one.id === pageId)) return;
    void client.invalidateQueries({ queryKey: ['canvas-frame', site.id] });
    void client.invalidateQueries({ queryKey: ['waiting-around', site.id] });
    void site.shared.refresh().catch(() => undefined);
  };
  const readSeenBefore = useSeenBefore(site.id, refreshOthers);
  const [isPublishing, setIsPublishing] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [together, setTogether] = useState<readonly NamedDraft[]>([]);
  const isInConflict = useSyncExternalStore(state.subscribe, () => state.value().kind === 'conflict');
  const own = { kind, id: pageId };
  const { unchanged, isUnchanged, readWaiting } = useUnchanged({
    saver,
    state,
    publishedVersion,
    isChecked: findings !== null,
  });
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

  /** What came of publishing, in a sentence that is loaded now; a short one where it cannot be. */
  const say = (
    read: (sentences: typeof publicationSentences) => Promise<string>,
    short: string,
  ): Promise<string> => import('./say-publication.ts').then(read).catch(() => t(short));

  const showFailure = () => show({ text: t('publish.failed'), tone: 'danger' });

  /** Saves once more: where another author's version differs, both are shown. @returns whether the draft is stored */
  const storeAgain = async (): Promise<boolean> => {
    try {
      await saver.save();
      return true;
    } catch (error) {
      if (error instanceof SaveConflict) onConflict();
      else showFailure();
      return false;
    }
  };

  /** @param known what was found in all that is published; `null` for unknown */
  const publish = async (known: readonly CheckFinding[] | null, isAgain = false): Promise<void> => {
    setIsPublishing(true);
    try {
      const [version, before] = await Promise.all([saver.flush(), readSeenBefore([own, ...together])]);
      const documents = [{ ...own, version }, ...together.map(({ name: _name, ...draft }) => draft)];
      await api.call('publish', { site: site.id, body: { documents } });
      closeQuestion();
      void refreshPages(client, site.id);
      refreshOthers(documents);
      const languages = enabledLanguages(site.settings.site);
      show({
        text: before.isSame(documents)
          ? t('publish.unchanged')
          : await say(({ sayPublished }) => sayPublished(languages, known, i18n), 'publish.done'),
        ...before.takeBack(documents),
      });
    } catch (error) {
      closeQuestion();
      const refusal = error instanceof ApiError ? readRefusal(error.body, own) : null;
      const reasons = refusal?.reasons ?? [];
      const isConflict = error instanceof SaveConflict || reasons.includes('conflict');
      if (isConflict) {
        if (!(await storeAgain())) return;
        if (isAgain) showFailure();
        else await publish(known, true);
      } else if (!refusal) showFailure();
      else if (refusal.findings.length > 0) onRefused(refusal.findings);
      else {
        const text = await say(({ sayRefusal }) => sayRefusal(refusal, asChosen, i18n), 'publish.failed');
        show({ text, tone: 'danger' });
      }
    } finally {
      setIsPublishing(false);
    }
  };

  /** Whether the server has the versions that this tab knows of. Where it has others, they are read anew. */
  const isUpToDate = async (): Promise<boolean> => {
    const now = await api.call('document', { site: site.id, path: own }).catch(() => null);
    if (now?.version === saver.version() && now.publishedVersion === publishedVersion) return true;
    void readAnew(client, versionsKey({ siteId: site.id, ...own }));
    return false;
  };

  /** What the canvas shows in the page and around it is published with it, unless that is switched off. */
  const ask = async (isReview: boolean) => {
    setIsPublishing(true);
    if (isUnchanged && !isReview && (await isUpToDate()) && latest.current.isUnchanged) {
      setIsPublishing(false);
      return show({ text: t('publish.unchanged') });
    }
    const waiting = await readWaiting();
    // The page may have been edited and checked meanwhile.
    const now = latest.current;
    setIsPublishing(false);
    if (now.errors > 0) return show({ text: t('checks.mendErrors', { count: now.errors }), tone: 'danger' });
    const isClear = now.findings !== null && now.warnings === 0 && waiting.length === 0;
    if (isClear && !isReview) return now.publish(now.findings);
    if (now.isInConflict) return onConflict();
    setTogether(waiting);
    setIsAsking(true);
  };
  const latest = useLatest({ ask, publish, findings, errors, warnings, isInConflict, isUnchanged });
  const actions = useMemo(
    () =>
      actionsFor(PUBLISH_ACTIONS, {
        canPublish: errors === 0,
        isUnchanged,
        onPublish: () => void latest.current.ask(false),
        onReview: () => void latest.current.ask(true),
      }),
    [errors, isUnchanged, latest],
  );
  useActions(actions);
  const why =
    errors > 0 ? t('checks.mendErrors', { count: errors }) : isUnchanged ? t('publish.unchanged') : '';
  return (
    <>
      <Button
        variant="primary"
        isBusy={isPublishing}
        // Before the first check the server alone decides: it refuses what is wrong.
        isDisabled={errors > 0}
        // It keeps the focus when its page has just been published.
        aria-disabled={isUnchanged || undefined}
        {...(why === '' ? {} : { 'aria-describedby': 'publish-why', [TOOLTIP]: why })}
        onPress={() => void ask(false)}
      >
        {t('publish.action')}
      </Button>
      <Menu
        label={t('publish.more')}
        trigger={<IconButton icon={ChevronDown} label={t('publish.more')} isDisabled={errors > 0} />}
        groups={[{ id: 'publish', entries: menuEntries(actions, t) }]}
      />
      {why !== '' && (
        <span id="publish-why" hidden>
          {why}
        </span>
      )}
      {isAsking && (
        <PublishQuestion
          isBusy={isPublishing}
          unchanged={unchanged}
          findings={findings}
          together={together}
          onTogether={setTogether}
          onPublish={(known) => void publish(known)}
          onClose={closeQuestion}
        />
      )}
    </>
  );
}
