import { useSyncExternalStore } from 'react';
import type { SharedDraft, SharedDrafts } from '../canvas/shared-drafts.ts';
import { useWorkspace } from './workspace.ts';

/** The shared sections of a site as they are now. */
export const useSharedList = ({ subscribe, list }: SharedDrafts): readonly SharedDraft[] =>
  useSyncExternalStore(subscribe, list);

/** The shared sections of the site that is open. */
export const useSharedDrafts = (): readonly SharedDraft[] => useSharedList(useWorkspace().site.shared);
