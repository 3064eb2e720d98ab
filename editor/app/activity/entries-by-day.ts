import type { ActivityEntry } from './use-activity.ts';

/** What an entry is about: what visitors see, or who may change it. */
export const SUBJECTS = ['all', 'content', 'access'] as const;
export type Subject = (typeof SUBJECTS)[number];

const isOf = ({ documents }: ActivityEntry, subject: Subject): boolean =>
  subject === 'all' || (subject === 'content') === documents.length > 0;

/** The entries of one day. */
export interface Day {
  /** Any moment of the day, in epoch milliseconds. */
  readonly at: number;
  readonly entries: readonly ActivityEntry[];
}

/** Entries about a subject by the day on which they were made, by the clock of this browser; their order stays. */
export function entriesByDay(entries: readonly ActivityEntry[], subject: Subject): Day[] {
  const days = new Map<string, ActivityEntry[]>();
  for (const entry of entries) {
    if (!isOf(entry, subject)) continue;
    const day = new Date(entry.at).toDateString();
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days.values()].map((ofDay) => ({ at: ofDay[0]?.at ?? 0, entries: ofDay }));
}
