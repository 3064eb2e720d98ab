import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support/fake-site.ts';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Paths that the rows of the product API name, as patterns: `{id}` stands for one segment. */
const PATHS = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- API-'))
  .flatMap((row) => [...row.matchAll(/`(\/(?:api|odata)\/[^`?,]+)/g)].map(([, path = '']) => path))
  .map(
    (path) =>
      new RegExp(
        `^${path
          .split(/\{\w+\}/)
          .map(escape)
          .join('[^/]+')}$`,
      ),
  );

/** Whether the contract has a call of this path, whatever its query. */
export const isContractPath = (url: string): boolean => {
  const [path = ''] = url.split('?');
  return PATHS.some((pattern) => pattern.test(path));
};
