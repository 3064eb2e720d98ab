import { expect, it } from 'vitest';
import { readRefusal } from './refusals.ts';

const finding = { nodeId: 'b', path: '/props/gap', rule: 'enum', params: { allowedValues: [4, 8] } };

it.each<[why: string, body: unknown, read: unknown]>([
  [
    'findings, as errors',
    { refusals: [{ kind: 'page', id: 'a', reason: 'invalid', findings: [finding, { path: 7 }] }] },
    { reasons: [], findings: [{ ...finding, severity: 'error' }] },
  ],
  [
    'a reason without findings',
    { refusals: [{ reason: 'conflict' }] },
    { reasons: ['conflict'], findings: [] },
  ],
  ['nothing from another response', { errorCode: 'forbidden' }, null],
  ['nothing from a text', 'Bad Gateway', null],
])('reads %s', (_why, body, read) => {
  expect(readRefusal(body)).toEqual(read);
});
