import { matchSorter, rankings } from 'match-sorter';
import { ENTRY_GROUPS, type Entry, type EntryGroup } from './entry.ts';

/** Entries of a group, best first. */
export interface RankedGroup {
  readonly group: EntryGroup;
  readonly entries: readonly Entry[];
}

/** More are not read. */
const MOST = 50;

const withoutEmpty = (groups: readonly RankedGroup[]) => groups.filter(({ entries }) => entries.length > 0);

/**
 * What is found for a text, the group with the best one first; without a text everything, what was chosen lately first.
 * @param recent ids of entries, the latest first
 */
export function rankEntries(
  entries: readonly Entry[],
  text: string,
  recent: readonly string[],
): readonly RankedGroup[] {
  const wanted = text.trim();
  if (wanted === '') {
    const latest = recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
    const rest = entries.filter((entry) => !latest.includes(entry));
    return withoutEmpty(
      ENTRY_GROUPS.map((group) => ({
        group,
        entries: group === 'recent' ? latest : rest.filter((entry) => entry.group === group),
      })),
    );
  }
  const age = ({ id }: Entry) => {
    const at = recent.indexOf(id);
    return at < 0 ? recent.length : at;
  };
  const best = matchSorter([...entries], wanted, {
    keys: [
      'label',
      // Another word for it is as good as a part of its name, but no better.
      { key: ({ searchTerms = [] }) => [...searchTerms], maxRanking: rankings.CONTAINS },
    ],
    // Letters that are scattered over a name do not find it: “footer” is not “Promotion for another …”.
    threshold: rankings.CONTAINS,
    baseSort: (one, other) => age(one.item) - age(other.item) || one.index - other.index,
  }).slice(0, MOST);
  const groups = [...new Set(best.map(({ group }) => group))];
  return groups.map((group) => ({ group, entries: best.filter((entry) => entry.group === group) }));
}
