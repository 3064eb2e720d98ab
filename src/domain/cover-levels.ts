/* Insurances of which a rental has one at most, such as a reduced and a zero excess: they are chosen as levels. */
import { chooseExtra, type ExtraId, type ExtraRules, type SelectedExtra } from './extras.ts';

/** What every rental contains, and the levels above it, of which one at most is taken. */
export type CoverLevels<T> = { readonly included: readonly T[]; readonly levels: readonly T[] };

/**
 * The levels among the insurances of a rental: those that all exclude each other. `null` where there are none, or where
 * some of them can be combined: they are chosen one by one then.
 */
export function coverLevels<T extends ExtraRules>(extras: readonly T[]): CoverLevels<T> | null {
  const insurances = extras.filter(({ type }) => type === 'insurance');
  const isTogetherForbidden = (one: T, other: T) =>
    one.excludes.includes(other.id) || other.excludes.includes(one.id);
  const isOne = ({ isRequired, maxQuantity }: T) => !isRequired && maxQuantity === 1;
  const levels = insurances.filter(
    (each) =>
      isOne(each) &&
      insurances.some((other) => other !== each && isOne(other) && isTogetherForbidden(each, other)),
  );
  const isChoice =
    levels.length > 1 &&
    levels.every((one) => levels.every((other) => one === other || isTogetherForbidden(one, other)));
  return isChoice ? { included: insurances.filter(({ isRequired }) => isRequired), levels } : null;
}

/** A selection with one level in place of any other; `null` takes none of them. */
export function withLevel(
  levelId: ExtraId | null,
  selection: readonly SelectedExtra[],
  extras: readonly ExtraRules[],
): readonly SelectedExtra[] {
  const { levels = [] } = coverLevels(extras) ?? {};
  const others = selection.filter(({ extraId }) => !levels.some(({ id }) => id === extraId));
  if (levelId === null) return others;
  const choice = chooseExtra(levelId, 1, others, extras);
  return choice.ok ? choice.selection : selection;
}
