import { expect, it } from 'vitest';
import { kindOfUnsaved, type UnsavedKind } from './unsaved-edits.ts';

const server = { version: 5, body: { text: 'five' } };

it.each<[why: string, entry: Parameters<typeof kindOfUnsaved>[0], kind: UnsavedKind]>([
  ['no edits', undefined, 'none'],
  ['edits that were stored', { body: { text: 'five' }, basedOn: 4, unanswered: [] }, 'none'],
  ['edits of the version of the server', { body: { text: 'more' }, basedOn: 5, unanswered: [] }, 'current'],
  [
    'edits after a version whose response was lost',
    { body: { text: 'more' }, basedOn: 4, unanswered: [{ text: 'four' }, { text: 'five' }] },
    'current',
  ],
  [
    'edits of a version that others replaced',
    { body: { text: 'more' }, basedOn: 4, unanswered: [] },
    'outdated',
  ],
])('tells %s', (_why, entry, kind) => {
  expect(kindOfUnsaved(entry, server)).toBe(kind);
});
