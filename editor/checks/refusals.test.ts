import { expect, it } from 'vitest';
import { readRefusal } from './refusals.ts';

const finding = { nodeId: 'b', path: '/props/gap', rule: 'enum', params: { allowedValues: [4, 8] } };

it.each<[why: string, body: unknown, read: unknown]>([
  [
    'findings, as errors',
    { refusals: [{ kind: 'page', id: 'a', reason: 'invalid', findings: [finding, { path: 7 }] }] },
    { reasons: [], findings: [{ ...finding, severity: 'error' }], others: [] },
  ],
  [
    'a reason without findings',
    { refusals: [{ kind: 'page', id: 'a', reason: 'conflict' }] },
    { reasons: ['conflict'], findings: [], others: [] },
  ],
  [
    'what is wrong with another document by its name alone',
    { refusals: [{ kind: 'theme', id: 'main', reason: 'invalid', findings: [finding] }] },
    { reasons: [], findings: [], others: [{ kind: 'theme', id: 'main' }] },
  ],
  ['nothing from another response', { errorCode: 'forbidden' }, null],
  ['nothing from a text', 'Bad Gateway', null],
])('reads %s', (_why, body, read) => {
  expect(readRefusal(body, { kind: 'page', id: 'a' })).toEqual(read);
});
