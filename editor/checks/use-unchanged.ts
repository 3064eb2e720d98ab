import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useServices } from '../app/services.tsx';
import { showsDrafts, waitingShared } from '../shared-sections/waiting-shared.ts';
import type { StoredDraft } from '../versions/is-as-published.ts';
import type { NamedDraft } from '../versions/publication.ts';
import type { Draft } from '../workspace/use-draft.ts';
import { useSharedDrafts } from '../workspace/use-shared.ts';
import { useWorkspace } from '../workspace/workspace.ts';

interface Watched extends Draft {
  /** The version that visitors see; `null` for none. */
  readonly publishedVersion: number | null;
  /** Whether the document was checked: what takes requests is read after it. */
  readonly isChecked: boolean;
}

/** What visitors do not see yet of the open document, in it and around it. */
export function useUnchanged({ saver, state, publishedVersion, isChecked }: Watched) {
  const { api } = useServices();
  const { site, kind, pageId, store, typed, language } = useWorkspace();
  const client = useQueryClient();
  useSharedDrafts();
  const isAsPublished = async (draft: StoredDraft) =>
    (await import('../versions/is-as-published.ts')).isAsPublished(api, site.id, draft);
  const isTyping = useSyncExternalStore(typed.subscribe, () => typed.value() !== null);
  /** Changes with what is stored; `null` while something is not. */
  const stored = useSyncExternalStore(state.subscribe, () =>
    state.value().kind === 'saved' ? saver.version() : null,
  );
  // What has another version is compared after the first check, such as after all changes were undone.
  const { data: saysTheSame = false } = useQuery({
    queryKey: ['as-published', site.id, kind, pageId, stored, publishedVersion],
    enabled: isChecked && stored !== null && stored !== publishedVersion,
    queryFn: () => isAsPublished({ kind, id: pageId, body: saver.base(), publishedVersion }),
  });
  /** The versions by which visitors see the document itself as it is; `null` where they do not. */
  const unchanged =
    stored !== null && !isTyping && (stored === publishedVersion || saysTheSame)
      ? { version: stored, publishedVersion }
      : null;
  /** Drafts of what stands around the page, read again as it is opened and as its window is come back to. */
  const around = {
    queryKey: ['waiting-around', site.id, pageId, language],
    staleTime: 0,
    queryFn: async () =>
      (await import('../versions/waiting-around.ts')).waitingAround(api, {
        site,
        page: store.document(),
        language,
      }),
  };
  const { data: seenAround = [] } = useQuery({ ...around, enabled: kind === 'page' && isChecked });

  /** The drafts of what the canvas shows in the document and around it, as they are now. */
  const readWaiting = async (): Promise<readonly NamedDraft[]> => {
    const [inside, outside] = await Promise.all([
      waitingShared(store.document(), site.shared, (shared) =>
        isAsPublished({ kind: 'sharedComponent', ...shared }).catch(() => false),
      ),
      // What cannot be read is published later.
      kind === 'page' ? client.fetchQuery(around).catch(() => []) : [],
    ]);
    return [
      ...inside,
      ...outside.filter((one) => !inside.some(({ kind: other, id }) => other === one.kind && id === one.id)),
    ];
  };
  return {
    unchanged,
    /** Whether visitors see all of it as the canvas shows it. */
    isUnchanged: unchanged !== null && seenAround.length === 0 && !showsDrafts(store.document(), site.shared),
    readWaiting,
  };
}
