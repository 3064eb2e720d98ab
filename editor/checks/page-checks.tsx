import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import { useServices } from '../app/services.tsx';
import { writtenCssOf } from '../../src/runtime/document/written-css.ts';
import { type JsonObject, writeDocument } from '../document/page-document.ts';
import { useCode } from '../ui/on-demand/use-code.ts';
import { firstInput } from '../workspace/first-input.ts';
import { idleMoment, whenIdle } from '../workspace/when-idle.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { checkedSiteQuery } from './checked-site.ts';

/** What reads the CSS of a page: loaded with the first page that has some; `null` where it has none, or it cannot be loaded. */
async function cssReaderFor({ builder }: JsonObject) {
  if (writtenCssOf(builder) === '') return null;
  const module = await import('../../src/runtime/document/page-css.ts').catch(() => null);
  return module && module.scopePageCss;
}

/** How long nothing was edited before the document is checked, in milliseconds. */
const PAUSE_MS = 400;

/** The checks; `undefined` until somebody works with the page and they are loaded. */
function useChecks() {
  return useCode('checks', async () => {
    // A page is shown and edited without them.
    await firstInput();
    await idleMoment();
    return import('../../src/runtime/checks/check-document.ts');
  });
}

interface Props {
  /** Called with what is to be mended, as it was after the last pause in editing. */
  readonly onChecked: (findings: readonly CheckFinding[]) => void;
}

/** Checks the open page after each pause in editing. It renders nothing: what it loads renders nothing else again. */
export function PageChecks({ onChecked }: Props) {
  const { site, kind, pageId, store } = useWorkspace();
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
        onChecked(checks.checkDocument(kind, pageId, body, around, readCss));
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
  }, [around, checks, store, kind, pageId, onChecked]);
  return null;
}
