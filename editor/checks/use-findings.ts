import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import type { CheckedSite } from '../../src/runtime/checks/checked-site.ts';
import { useServices } from '../app/services.tsx';
import type { OpenSite } from '../canvas/open-site.ts';
import { writtenCssOf } from '../../src/runtime/document/written-css.ts';
import { type JsonObject, writeDocument } from '../document/page-document.ts';
import { idleMoment, whenIdle } from '../workspace/when-idle.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { readCheckedSite } from './read-checked-site.ts';

/** What reads the CSS of a page: loaded with the first page that has any; `null` where it has none, or it cannot be loaded. */
async function cssReaderFor({ builder }: JsonObject) {
  if (writtenCssOf(builder) === '') return null;
  const module = await import('../../src/runtime/document/page-css.ts').catch(() => null);
  return module && module.scopePageCss;
}

/** How long nothing was edited before the document is checked, in milliseconds. */
const PAUSE_MS = 400;
/** The checks, and what they must know of a site; `undefined` until that is loaded. */
function useChecks(site: OpenSite) {
  const { api } = useServices();
  return useQuery({
    queryKey: ['checked-site', site.id],
    queryFn: async () => {
      // A page is shown and edited without them.
      await idleMoment();
      const [around, { checkDocument }] = await Promise.all([
        readCheckedSite(api, site),
        import('../../src/runtime/checks/check-document.ts'),
      ]);
      return { around, checkDocument };
    },
  }).data;
}

/** What documents of a site may refer to; `undefined` until it is loaded. */
export const useCheckedSite = (site: OpenSite): CheckedSite | undefined => useChecks(site)?.around;

/** What is to be mended in the open page, as it was after the last pause in editing; `null` before the first check. */
export function useFindings({
  site,
  kind,
  pageId,
  store,
}: Pick<Workspace, 'site' | 'kind' | 'pageId' | 'store'>): readonly CheckFinding[] | null {
  const [findings, setFindings] = useState<readonly CheckFinding[] | null>(null);
  const data = useChecks(site);
  useEffect(() => {
    if (!data) return;
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
        setFindings(data.checkDocument(kind, pageId, body, data.around, readCss));
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
  }, [data, store, kind, pageId]);
  return findings;
}
