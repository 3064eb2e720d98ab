import { checkDocument } from '../../src/site/findings/check-document.ts';
import type { CheckFinding } from '../../src/runtime/checks/check-finding.ts';
import type { CheckedSite } from '../../src/runtime/checks/checked-site.ts';
import { writtenCssOf } from '../../src/runtime/document/written-css.ts';
import { type JsonObject, writeDocument } from '../document/page-document.ts';
import { whenIdle } from '../workspace/when-idle.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** What reads the CSS of a page: loaded with the first page that has some; `null` where it has none, or it cannot be loaded. */
async function cssReaderFor({ builder }: JsonObject) {
  if (writtenCssOf(builder) === '') return null;
  const module = await import('../../src/runtime/document/page-css.ts').catch(() => null);
  return module && module.scopePageCss;
}

/** How long nothing was edited before the document is checked, in milliseconds. */
const PAUSE_MS = 400;

interface Options extends Pick<Workspace, 'kind' | 'pageId' | 'store'> {
  /** What documents of the site may refer to. */
  readonly around: CheckedSite;
  /** Called with what is to be mended. */
  readonly onChecked: (findings: readonly CheckFinding[]) => void;
}

/** Checks an open document in an idle moment, and again after each pause in editing. @returns stops */
export function keepChecked({ kind, pageId, store, around, onChecked }: Options): () => void {
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
      onChecked(checkDocument(kind, pageId, body, around, readCss));
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
}
