declare module 'bench:hand' {
  import type { ReactElement } from 'react';

  /** The page as someone wrote it by hand; made by hand-source.ts before the build. */
  export function HandPage(): ReactElement;
}

/** Nodes of the page. */
declare const __NODES__: number;
