import { join } from 'node:path';
import type { Plugin } from 'vite';
import { OPERATIONS } from '../../src/api/wire/operations/operations.ts';
import type { Operation } from '../../src/api/wire/operations/operation.ts';

/** What a caller has to know of an operation. */
const CALLED = ['method', 'path', 'isOfNoSite', 'bodyLimit'] as const satisfies readonly (keyof Operation)[];

/** What is called of each operation. */
export const calledOperations = (): Readonly<Record<string, Partial<Operation>>> =>
  Object.fromEntries(
    Object.entries<Operation>(OPERATIONS).map(([id, operation]) => [
      id,
      Object.fromEntries(CALLED.map((name) => [name, operation[name]])),
    ]),
  );

/**
 * Leaves what documents the operations of the product API out of the editor, which calls them: it is most of their table.
 * @param root folder of the project
 */
export const withCalledOperations = (root: string): Plugin => {
  const table = join(root, 'src/api/wire/operations/operations.ts');
  return {
    name: 'called-operations',
    enforce: 'pre',
    load: (id) => (id === table ? `export const OPERATIONS = ${JSON.stringify(calledOperations())};` : null),
  };
};
