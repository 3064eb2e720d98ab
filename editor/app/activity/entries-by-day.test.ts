import { expect, it } from 'vitest';
import { entriesByDay, type Subject } from './entries-by-day.ts';
import type { ActivityEntry } from './use-activity.ts';

const HOUR = 3_600_000;
const NOON = new Date(2026, 4, 10, 12).getTime();
const entry = (id: number, hoursAgo: number, changes: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id,
  at: NOON - hoursAgo * HOUR,
  by: 'Ana',
  via: null,
  event: 'personRemoved',
  documents: [],
  subject: 'Ivo',
  role: null,
  ...changes,
});
const DOCUMENTS = [{ kind: 'page', id: 'home', version: 2, title: {} }];
const ENTRIES = [
  entry(4, 0),
  entry(3, 1, { event: 'published', documents: DOCUMENTS }),
  entry(2, 24, { event: 'archived', documents: DOCUMENTS }),
  entry(1, 48),
];

it.each<[subject: Subject, ids: number[][]]>([
  ['all', [[4, 3], [2], [1]]],
  ['content', [[3], [2]]],
  ['access', [[4], [1]]],
])('groups what is about %s by days', (subject, ids) => {
  expect(entriesByDay(ENTRIES, subject).map(({ entries }) => entries.map(({ id }) => id))).toEqual(ids);
});
