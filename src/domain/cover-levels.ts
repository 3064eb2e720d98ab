/* Insurances of which a rental has one at most, such as a reduced and a zero excess: they are chosen as levels. */
import { chooseExtra, type ExtraId, type ExtraRules, type SelectedExtra } from './extras.ts';

/** What every rental contains, and the levels above it, of which one at most is taken. */
export type CoverLevels<T> = {
  /** Stands for none of the levels: empty for the first choice of a rental. */
  readonly noneId: string;
  readonly included: readonly T[];
  readonly levels: readonly T[];
};

const isTogetherForbidden = (one: ExtraRules, other: ExtraRules): boolean =>
  one.excludes.includes(other.id) || other.excludes.includes(one.id);

/**
 * The choices among the insurances of a rental: the levels of each all exclude each other. They are formed in the order
 * of the list: an insurance joins the first choice whose levels so far it excludes all, so that of two choices that are
 * possible the one that begins earlier is formed. One that remains alone is no choice.
 */
export function coverChoices<T extends ExtraRules>(extras: readonly T[]): readonly CoverLevels<T>[] {
  const insurances = extras.filter(({ type }) => type === 'insurance');
  const groups: T[][] = [];
  for (const each of insurances) {
    if (each.isRequired || each.maxQuantity !== 1) continue;
    const group = groups.find((levels) => levels.every((level) => isTogetherForbidden(each, level)));
    if (group) group.push(each);
    else groups.push([each]);
  }
  const included = insurances.filter(({ isRequired }) => isRequired);
  return groups
    .filter(({ length }) => length > 1)
    .map((levels, at) => ({ noneId: at ? `none-${at}` : '', included, levels }));
}

/** A selection with one level in place of the others of its choice; the id of none takes none of them. */
export function withLevel(
  levelId: ExtraId,
  selection: readonly SelectedExtra[],
  extras: readonly ExtraRules[],
): readonly SelectedExtra[] {
  const { noneId, levels = [] } =
    coverChoices(extras).find(
      (choice) => choice.noneId === levelId || choice.levels.some(({ id }) => id === levelId),
    ) ?? {};
  const others = selection.filter(({ extraId }) => !levels.some(({ id }) => id === extraId));
  if (levelId === noneId) return others;
  const choice = chooseExtra(levelId, 1, others, extras);
  return choice.ok ? choice.selection : selection;
}
