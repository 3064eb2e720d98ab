// The package has no types of its own; what is used of it.
declare module 'css-tree/parser' {
  /** A list of nodes of the parser: a linked list. */
  export interface CssList {
    readonly isEmpty: boolean;
    readonly first: CssNode | null;
    filter(keep: (node: CssNode) => boolean): CssList;
    toArray(): CssNode[];
    fromArray(nodes: readonly CssNode[]): CssList;
  }

  /** A node of the parser's tree, as far as CSS of pages is read; which fields it has depends on its type. */
  export interface CssNode {
    readonly type: string;
    name: string;
    property: string;
    value: CssNode & string;
    children: CssList | null;
    prelude: CssNode | null;
    block: CssNode | null;
    readonly loc: { readonly start: { readonly line: number } } | null;
  }

  export interface ParseOptions {
    readonly context?: string;
    readonly positions?: boolean;
    readonly parseCustomProperty?: boolean;
  }

  export default function parse(css: string, options?: ParseOptions): CssNode;
}
declare module 'css-tree/generator' {
  import type { CssNode } from 'css-tree/parser';
  export default function generate(node: CssNode): string;
}
declare module 'css-tree/walker' {
  import type { CssNode } from 'css-tree/parser';
  export default function walk(node: CssNode, enter: (node: CssNode) => unknown): void;
}
