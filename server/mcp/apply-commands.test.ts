import { expect, it } from 'vitest';
import type { Finding } from '../../src/runtime/document/finding.ts';
import { newFindings } from './apply-commands.ts';

const broken = (path: string, id = 'gone', nodeId = 'cards'): Finding => ({
  nodeId,
  path,
  rule: 'broken-reference',
  params: { kind: 'page', id },
});

it.each<[why: string, before: Finding[], after: Finding[], fresh: Finding[]]>([
  [
    'nothing where the entry of a broken link is moved in its list',
    [broken('/props/items/2/link/pageId')],
    [broken('/props/items/0/link/pageId')],
    [],
  ],
  [
    'a second entry with the same broken link',
    [broken('/props/items/0/link/pageId')],
    [broken('/props/items/0/link/pageId'), broken('/props/items/1/link/pageId')],
    [broken('/props/items/1/link/pageId')],
  ],
  [
    'a link to something else that is not there',
    [broken('/props/items/0/link/pageId')],
    [broken('/props/items/0/link/pageId', 'lost')],
    [broken('/props/items/0/link/pageId', 'lost')],
  ],
  [
    'the same in another property',
    [broken('/props/link/pageId')],
    [broken('/props/button/pageId')],
    [broken('/props/button/pageId')],
  ],
  [
    'the same in another component',
    [broken('/props/link/pageId')],
    [broken('/props/link/pageId', 'gone', 'copy')],
    [broken('/props/link/pageId', 'gone', 'copy')],
  ],
])('commands are refused for %s', (_why, before, after, fresh) => {
  expect(newFindings(before, after)).toEqual(fresh);
});
