import {
  checkSelection,
  type ExtraRules,
  quantityOf,
  type SelectedExtra,
  withRequiredExtras,
} from './extras.ts';

/** What of a request can be had. */
export interface AvailableExtras {
  /** In the operator's order, with what is required. */
  readonly selection: readonly SelectedExtra[];
  /** Something was requested that it lacks. */
  readonly isShort: boolean;
}

/** The extras that somebody requested earlier, such as with a quote, without those that cannot be had any more. */
export function availableOf(
  requested: readonly SelectedExtra[],
  extras: readonly ExtraRules[],
): AvailableExtras {
  const quantities = new Map(requested.map(({ extraId, quantity }) => [extraId, quantity]));
  // One of each that is required is taken, whatever was requested.
  const named = extras.flatMap(({ id, isRequired }) => {
    const quantity = isRequired ? undefined : quantities.get(id);
    return quantity === undefined ? [] : [{ extraId: id, quantity }];
  });
  const had = withoutProblems(withRequiredExtras(named, extras), extras);
  const selection = extras.flatMap(({ id }) => had.filter(({ extraId }) => extraId === id));
  return { selection, isShort: [...quantities.keys()].some((id) => quantityOf(id, selection) === 0) };
}

function withoutProblems(
  selection: readonly SelectedExtra[],
  extras: readonly ExtraRules[],
): readonly SelectedExtra[] {
  const [problem] = checkSelection(selection, extras);
  if (!problem) return selection;
  return withoutProblems(
    selection.filter(({ extraId }) => extraId !== problem.extraId),
    extras,
  );
}
