import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LanguageTag } from '../../src/runtime/text/languages.ts';
import type { Surrounding } from '../canvas/frame-events.ts';
import { surroundingPath } from './surrounding-path.ts';
import type { Workspace } from './workspace.ts';

/** A function that opens what stands around a page where it is edited, in a language. */
export function useOpenSurrounding({ site }: Workspace, language: LanguageTag) {
  const navigate = useNavigate();
  return useCallback(
    (surrounding: Surrounding) => void navigate(surroundingPath(surrounding, site, language)),
    [site, language, navigate],
  );
}
