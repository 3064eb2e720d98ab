import { dirname } from 'node:path/posix';
import type { Schema } from '../generate/schemas.ts';
import { COMPONENT, renderedModules } from './rendered-modules.ts';
import type { SourceFile } from './source-files.ts';

const DEFINITION = /\bdefineComponent\('(\w+)'/;

/**
 * Components whose schema says when their islands start (`x-hydrate`) and that place none, and those that place islands
 * of which it says nothing: a server serves these without their scripts.
 * @param schemas those of the components, by the names of their files
 */
export function findWrongHydration(
  schemas: ReadonlyMap<string, Schema>,
  files: readonly SourceFile[],
): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return files.flatMap(({ path, text }) => {
    const [, name = ''] = (COMPONENT.test(path) && DEFINITION.exec(text)) || [];
    const file = `${name}.schema.json`;
    const schema = schemas.get(file);
    if (!schema) return [];
    const at = `schemas/components/${file}`;
    const stated = schema['x-hydrate'];
    const [island] = renderedModules([path], byPath).flatMap(({ islands }) => islands);
    if (island && stated === undefined)
      return [
        `${at}: ${island} is not started on a site; say when by "x-hydrate": "intent", "visible" or "load"`,
      ];
    if (!island && stated !== undefined)
      return [
        `${at}: "x-hydrate": "${stated}" has no effect, because ${dirname(path)} places no island; delete it, or write a *.island.tsx file and place that by renderIsland`,
      ];
    return [];
  });
}
