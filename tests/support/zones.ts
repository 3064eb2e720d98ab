import { beforeAll } from 'vitest';

/** Clocks of processes: far ahead of UTC and far behind it, at most hours it is another day in one of them. */
export const ZONES = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles'] as const;

/** The result of a process in each zone, one zone after the other; there from the first test of the file on. */
export function inEachZone<T>(resultIn: (zone: string) => T | Promise<T>): () => readonly T[] {
  const results: T[] = [];
  beforeAll(async () => {
    for (const zone of ZONES) results.push(await resultIn(zone));
  }, 120_000);
  return () => results;
}
