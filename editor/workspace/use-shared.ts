import { useSyncExternalStore } from 'react';
import type { SharedDraft } from '../canvas/shared-drafts.ts';
import { useWorkspace } from './workspace.ts';

/** The shared sections of the site that is open. */
export function useSharedDrafts(): readonly SharedDraft[] {
  const { shared } = useWorkspace().site;
  return useSyncExternalStore(shared.subscribe, shared.list);
}
