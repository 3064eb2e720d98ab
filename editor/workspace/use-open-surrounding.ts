import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Surrounding } from '../canvas/frame-events.ts';
import { surroundingPath } from './surrounding-path.ts';
import type { Workspace } from './workspace.ts';

/** A function that opens what stands around the open page where it is edited. */
export function useOpenSurrounding({ site, pageId, language }: Workspace) {
  const navigate = useNavigate();
  return useCallback(
    (surrounding: Surrounding) => void navigate(surroundingPath(surrounding, site, { id: pageId, language })),
    [site, pageId, language, navigate],
  );
}
