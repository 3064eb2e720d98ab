import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { useServices } from '../app/services.tsx';
import { useCode } from '../ui/on-demand/use-code.ts';
import { firstInput } from '../workspace/first-input.ts';
import { idleMoment } from '../workspace/when-idle.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { checkedSiteQuery } from './checked-site.ts';

/** The checks, once somebody works with the page: it is shown and edited without them. */
async function loadChecks() {
  await firstInput();
  await idleMoment();
  return import('./keep-checked.ts');
}

interface Props {
  /** Called with what is to be mended in the open page, as it was after the last pause in editing. */
  readonly onChecked: (findings: readonly CheckFinding[]) => void;
}

/** Checks the open page. It renders nothing: what it loads renders nothing else again. */
export function PageChecks({ onChecked }: Props) {
  const { site, kind, pageId, store } = useWorkspace();
  const { api } = useServices();
  const { data: around } = useQuery(checkedSiteQuery(api, site));
  const checks = useCode('checks', loadChecks);
  useEffect(
    () => (around ? checks?.keepChecked({ kind, pageId, store, around, onChecked }) : undefined),
    [around, checks, store, kind, pageId, onChecked],
  );
  return null;
}
