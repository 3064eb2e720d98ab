import { dirname, join } from 'node:path/posix';
import type { SourceFile } from './source-files.ts';
import { eachNode, type Node } from './syntax.ts';

/** What leads to another module. */
const IMPORTS: ReadonlySet<string> = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
]);

/** Paths of the modules that a file imports with a value; types leave nothing at run time. */
export function importedPaths({ path }: SourceFile, tree: Node): string[] {
  return [...eachNode(tree)].flatMap((node) => {
    if (!IMPORTS.has(node.type) || node.importKind === 'type' || node.exportKind === 'type') return [];
    const { value } = (node.source ?? {}) as { readonly value?: unknown };
    const specifiers = (node.specifiers ?? []) as readonly Node[];
    const isTypesOnly = specifiers.length > 0 && specifiers.every(({ importKind }) => importKind === 'type');
    return typeof value === 'string' && value.startsWith('.') && !isTypesOnly
      ? [join(dirname(path), value)]
      : [];
  });
}
