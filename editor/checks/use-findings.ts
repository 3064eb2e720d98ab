import { onlineManager, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import type { CheckedSite } from '../../src/runtime/checks/checked-site.ts';
import type { EditorApi } from '../api/editor-api.ts';
import { useServices } from '../app/services.tsx';
import type { OpenSite } from '../canvas/open-site.ts';
import { writtenCssOf } from '../../src/runtime/document/written-css.ts';
import { type JsonObject, writeDocument } from '../document/page-document.ts';
import { useCode } from '../ui/on-demand/use-code.ts';
import { firstInput } from '../workspace/first-input.ts';
import { idleMoment, whenIdle } from '../workspace/when-idle.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** What reads the CSS of a page: loaded with the first page that has some; `null` where it has none, or it cannot be loaded. */
async function cssReaderFor({ builder }: JsonObject) {
  if (writtenCssOf(builder) === '') return null;
  const module = await import('../../src/runtime/document/page-css.ts').catch(() => null);
  return module && module.scopePageCss;
}

/** How long nothing was edited before the document is checked, in milliseconds. */
const PAUSE_MS = 400;

const checkedSiteQuery = (api: EditorApi, site: OpenSite) =>
  queryOptions({
    queryKey: ['checked-site', site.id],
    queryFn: async () => {
      // A page is shown and edited without it.
      await firstInput();
      await idleMoment();
      const { readCheckedSite } = await import('./read-checked-site.ts');
      return readCheckedSite(api, site);
    },
  });

/** A function that reads what documents of a site may refer to. It rejects when that cannot be loaded, at once without a network. */
export function useReadCheckedSite(site: OpenSite): () => Promise<CheckedSite> {
  const { api } = useServices();
  const client = useQueryClient();
  return useCallback(async () => {
    const query = checkedSiteQuery(api, site);
    // TanStack Query would wait for the network.
    if (!onlineManager.isOnline() && !client.getQueryData(query.queryKey)) throw new Error('no network');
    return client.ensureQueryData(query);
  }, [client, api, site]);
}

/** The checks; `undefined` until somebody works with the page and they are loaded. */
function useChecks() {
  return useCode('checks', async () => {
    // A page is shown and edited without them.
    await firstInput();
    await idleMoment();
    return import('../../src/runtime/checks/check-document.ts');
  });
}

/** What is to be mended in the open page, as it was after the last pause in editing; `null` before the first check. */
export function useFindings({
  site,
  kind,
  pageId,
  store,
}: Pick<Workspace, 'site' | 'kind' | 'pageId' | 'store'>): readonly CheckFinding[] | null {
  const [findings, setFindings] = useState<readonly CheckFinding[] | null>(null);
  const { api } = useServices();
  const { data: around } = useQuery(checkedSiteQuery(api, site));
  const checks = useChecks();
  useEffect(() => {
    if (!around || !checks) return;
    let cancel = () => {};
    let last: unknown;
    let isOver = false;
    const check = async () => {
      const document = store.document();
      last = document;
      const body = writeDocument(document);
      const readCss = await cssReaderFor(body);
      // What was edited meanwhile is checked after a pause of its own.
      if (store.document() === document && !isOver)
        setFindings(checks.checkDocument(kind, pageId, body, around, readCss));
    };
    const start = () => void check();
    const later = () => {
      if (store.document() === last) return;
      cancel();
      const timer = setTimeout(() => {
        cancel = whenIdle(start);
      }, PAUSE_MS);
      cancel = () => clearTimeout(timer);
    };
    cancel = whenIdle(start);
    const stop = store.subscribe(later);
    return () => {
      isOver = true;
      stop();
      cancel();
    };
  }, [around, checks, store, kind, pageId]);
  return findings;
}
