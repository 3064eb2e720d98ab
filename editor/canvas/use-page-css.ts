import { useEffect, useMemo, useState } from 'react';
import { writtenCssOf } from '../../src/runtime/document/written-css.ts';
import { useOfDocument } from '../workspace/workspace.ts';

type Scope = (css: string) => { readonly css: string };

/** The CSS of the open page as visitors get it; the parser is loaded with the first page that has any. */
export function usePageCss(): string {
  const written = useOfDocument(({ document }) => writtenCssOf(document().body.builder));
  const [scope, setScope] = useState<Scope | null>(null);
  const isNeeded = written !== '' && scope === null;
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
  return useMemo(() => (scope ? scope(written).css : ''), [scope, written]);
}
