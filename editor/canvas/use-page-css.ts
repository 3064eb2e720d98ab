import { useMemo } from 'react';
import { PAGE_CSS, writtenCssOf } from '../../src/runtime/document/written-css.ts';
import { useCode } from '../ui/on-demand/use-code.ts';
import { useOfDocument } from '../workspace/workspace.ts';

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
  const stored = useMemo(() => storedCssIn(frame), [frame]);
  const isStored = written === stored.written;
  const parser = useCode(
    'page-css',
    () => import('../../src/runtime/document/page-css.ts'),
    frame !== null && !isStored,
  );
  return useMemo(
    () => (isStored || !parser ? stored.css : parser.scopePageCss(written).css),
    [isStored, stored, parser, written],
  );
}
