import { useEffect, useMemo, useState } from 'react';
import { PAGE_CSS, writtenCssOf } from '../../src/runtime/document/written-css.ts';
import { useOfDocument } from '../workspace/workspace.ts';

type Scope = (css: string) => { readonly css: string };

/** The CSS of the stored draft, which comes with its surroundings, and what it was made from. */
function storedCssIn(frame: Document | null) {
  const style = frame?.querySelector(`style[${PAGE_CSS}]`);
  return { written: style?.getAttribute(PAGE_CSS) ?? '', css: style?.textContent ?? '' };
}

/**
 * The CSS of the open page as visitors get it. The parser is loaded when it is another than that of the stored draft.
 * @param frame `null` until the surroundings of the page are there
 */
export function usePageCss(frame: Document | null): string {
  const written = useOfDocument((document) => writtenCssOf(document.body.builder));
  const [scope, setScope] = useState<Scope | null>(null);
  const stored = useMemo(() => storedCssIn(frame), [frame]);
  const isStored = written === stored.written;
  const isNeeded = frame !== null && !isStored && scope === null;
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    void import('../../src/runtime/document/page-css.ts').then(({ scopePageCss }) => {
      if (isCurrent) setScope(() => scopePageCss);
    });
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return useMemo(
    () => (isStored || !scope ? stored.css : scope(written).css),
    [isStored, stored, scope, written],
  );
}
